import { type Cnpj, parseCnpj } from '@kernel/cnpj';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { useFilters } from '../../../shared/list/use-filters';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import { useLookupActions } from '../lookup-actions';
import { WATCHLIST } from '../paths';
import { CompanyAnswers } from './company-answers';
import { CompanyChips } from './company-chips';
import { CompanyFilterDrawer, type PartnerFilter } from './company-filter-drawer';
import { COMPANY_FILTERS, searchBodyOf } from './company-filters';
import { type CompanySearchFilter, useOpenSearch } from './company-search';
import { CompanySearchBox } from './company-search-box';

const TITLE = 'Busca de empresas';

/**
 * The register of companies, searched by words and filters. The address holds the filters; words and names stay in memory, and
 * what was found does too, so that the way back costs no lookup. An address alone, reloaded or sent by somebody, asks before it spends one.
 */
export function CompanySearchPage() {
  usePageTitle(TITLE);
  return <CompanySearch key={useArrival()} />;
}

function CompanySearch() {
  const { filter, ask, pages } = useOpenSearch();
  const { run } = useLookupActions();
  const filters = useFilters(COMPANY_FILTERS);
  const [kept] = useState(() => (isOf(filter, searchBodyOf(filters.values)) ? filter : null));
  const [text, setText] = useState(kept?.text ?? '');
  const [partner, setPartner] = useState<PartnerFilter | null>(() => partnerIn(kept));
  const [filtering, setFiltering] = useState(false);
  const wanted = { ...searchBodyOf(filters.values), ...(text && { text }), ...partner };
  const key = JSON.stringify(wanted);
  const idle = Object.keys(wanted).length === 0;
  const [held, setHeld] = useState(() => (kept || idle ? null : key));
  const waits = key === held;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each search is asked once, and not again on the way back to it
  useEffect(() => {
    if (!idle && !waits && key !== JSON.stringify(filter)) ask(JSON.parse(key));
  }, [key, waits]);

  const seek = (typed: string) => {
    const cnpj: Cnpj | null = parseCnpj(typed);
    if (cnpj) return run('cnpj', { cnpj }, null);
    if (typed === text && waits) return setHeld(null);
    if (typed === text && !idle && pages.error !== undefined) return void pages.refetch();
    setText(typed);
  };
  const clear = () => {
    setText('');
    setPartner(null);
    filters.clear();
  };

  return (
    <>
      <h1 className="page-title">{TITLE}</h1>
      <p className="soft medium near readable">
        Empresas de todo o Brasil, dos dados abertos da Receita Federal. Cada página de resultados usa uma consulta do
        dia. <Link to={WATCHLIST}>Empresas acompanhadas</Link>
      </p>
      <CompanySearchBox text={text} onSeek={seek} onFilters={() => setFiltering(true)} />
      <CompanyChips
        filters={filters}
        facets={pages.data?.pages[0]?.facets ?? null}
        text={text}
        partner={partner?.socio ?? null}
        onDropText={() => setText('')}
        onDropPartner={() => setPartner(null)}
        onClear={clear}
      />
      {idle && (
        <p className="soft medium far">
          Sem o nome?{' '}
          <button type="button" className="link-button" onClick={() => setFiltering(true)}>
            Escolha filtros
          </button>
          : atividade, cidade, situação, porte, abertura, capital ou sócio.
        </p>
      )}
      {waits && (
        <StatePanel
          title="Buscar com estes filtros?"
          text="Usa uma consulta do dia."
          action={{ label: 'Buscar empresas', onClick: () => setHeld(null) }}
        />
      )}
      {!idle && !waits && (
        <CompanyAnswers
          filter={filter}
          pages={pages}
          filters={filters}
          onClear={clear}
          onFilters={() => setFiltering(true)}
        />
      )}
      {filtering && (
        <CompanyFilterDrawer
          filters={filters}
          partner={partner}
          onSeek={setPartner}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  );
}

/** Another each time one comes here; filters that are chosen change the address in its place. */
function useArrival(): string {
  const { key } = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const [arrival, setArrival] = useState(key);
  if (!replaced && key !== arrival) setArrival(key);
  return arrival;
}

/** Whether the search was narrowed to these filters. */
function isOf(search: CompanySearchFilter | null, filters: CompanySearchFilter): boolean {
  const { text, socio, finalidade, ...narrowed } = search ?? {};
  return JSON.stringify(narrowed) === JSON.stringify(filters);
}

function partnerIn(filter: CompanySearchFilter | null): PartnerFilter | null {
  return filter?.socio && filter.finalidade ? { socio: filter.socio, finalidade: filter.finalidade } : null;
}
