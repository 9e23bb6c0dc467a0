import { useEffect, useRef } from 'react';
import type { CompanySearchAnswer } from '../../../shared/api/generated';
import type { ListPages } from '../../../shared/list/list-pages';
import type { FilterState } from '../../../shared/list/use-filters';
import { dayText } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { MoreButton } from '../../../shared/ui/more-button';
import { counted, formatNumber } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { StatePanel } from '../../../shared/ui/state-panel';
import { ListSkeleton } from '../list-skeleton';
import { CompanyExport } from './company-export';
import { CompanyFacetList } from './company-facet-list';
import type { CompanyFilters } from './company-filters';
import { CompanyRow } from './company-row';
import type { CompanySearchFilter } from './company-search';
import classes from './company-search-page.module.css';
import { SearchProblem } from './search-problem';

interface Props {
  readonly filter: CompanySearchFilter | null;
  readonly pages: ListPages<CompanySearchAnswer>;
  readonly filters: FilterState<CompanyFilters>;
  readonly onClear: () => void;
  readonly onFilters: () => void;
}

/** What a search found, page after page, with the counts that narrow it further, after which the focus goes on to what is left; or why there is nothing. */
export function CompanyAnswers({ filter, pages, filters, onClear, onFilters }: Props) {
  const [first] = pages.data?.pages ?? [];
  const companies = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const results = useRef<HTMLElement>(null);
  const narrowed = useRef(false);
  useEffect(() => {
    if (!first || !narrowed.current) return;
    narrowed.current = false;
    results.current?.focus({ preventScroll: true });
  }, [first]);
  if (!first && pages.error !== undefined) return <SearchProblem query={pages} onFilters={onFilters} />;
  if (!first) {
    return (
      <div className="felt-wait" role="status" aria-label="Buscando empresas">
        <ListSkeleton />
      </div>
    );
  }
  if (companies.length === 0) return <NothingFound empty={first.dadosDe === null} onClear={onClear} />;
  return (
    <div className={classes.columns}>
      {first.facets && (
        <CompanyFacetList
          facets={first.facets}
          counted={first.capped ? first.total : null}
          onChoose={(chosen) => {
            narrowed.current = true;
            filters.change(chosen);
          }}
          set={filters.values}
        />
      )}
      <section ref={results} tabIndex={-1} aria-label="Resultados" className={classes.results}>
        <p className="medium tabular" role="status">
          {howMany(first)}
          <small className="soft small block">
            {formatNumber(companies.length)} na tela{DOT}dados de {first.dadosDe && dayText(first.dadosDe)}
          </small>
        </p>
        <ul ref={list} className="boxed ruled spaced clip" aria-label="Empresas encontradas">
          {companies.map((company) => (
            <CompanyRow key={company.cnpj} company={company} />
          ))}
        </ul>
        <MoreButton of={pages} list={list} shown={companies.length}>
          Mais resultados
        </MoreButton>
        <Problem error={pages.error} text="Não foi possível buscar mais." />
        {filter && <CompanyExport filter={filter} total={first.total ?? 0} capped={first.capped} />}
      </section>
    </div>
  );
}

function howMany({ total, capped }: CompanySearchAnswer): string {
  const found = counted(total ?? 0, 'empresa');
  return capped ? `Mais de ${found}` : found;
}

/** `empty`: no month of the register is in force. */
function NothingFound({ empty, onClear }: { empty: boolean; onClear: () => void }) {
  if (empty)
    return <StatePanel title="A base de empresas ainda não foi carregada" text="Consulte pelo CNPJ enquanto isso." />;
  return (
    <StatePanel
      title="Nenhuma empresa encontrada"
      text="Tente menos palavras, só o começo delas, ou menos filtros. Empresário individual é achado pelo nome fantasia, não pelo nome da pessoa."
      action={{ label: 'Limpar busca', onClick: onClear }}
    />
  );
}
