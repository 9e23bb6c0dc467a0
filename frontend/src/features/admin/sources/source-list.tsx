import { type SourceItem, useListSourcesQuery } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { choice } from '../../../shared/list/filters';
import { onePage } from '../../../shared/list/one-page';
import { PagedList } from '../../../shared/list/paged-list';
import { type ListOptions, usePagedList } from '../../../shared/list/use-paged-list';
import { useAsked } from '../../../shared/ui/use-asked';
import { State } from './service-state';
import { SourceDialog } from './source-dialog';
import { circuitLabel, rateText, timesText } from './source-labels';
import classes from './sources.module.css';

interface Filters {
  readonly fontes?: 'configuradas' | 'faltando';
}

const SOURCES = {
  filters: { fontes: choice('Mostrar', { configuradas: 'Configuradas', faltando: 'Com algo faltando' }, 'Todas') },
  usePages: useSources,
  refreshMs: 15_000,
};

const COLUMNS: ReadonlyArray<Column<SourceItem>> = [
  { header: 'Fonte', cell: ({ name }) => name },
  { header: 'Registro', cell: (source) => <RegisterState source={source} /> },
  { header: 'Agora', cell: (source) => <Now source={source} /> },
  { header: 'Sucesso em 1 h', cell: ({ health }) => rateText(health.successRate), look: 'number' },
  { header: 'p50 · p95', cell: timesText, look: 'number' },
  { header: 'Chamadas · recusadas', cell: ({ health }) => `${health.calls} · ${health.refused}`, look: 'number' },
  { header: 'Circuito', cell: circuitLabel },
];

/** Every source that the product can speak to, with its entry and its health. */
export function SourceList() {
  const { asked, ask, close } = useAsked<SourceItem>();
  return (
    <>
      <PagedList
        label="Fontes"
        list={usePagedList<Filters, SourceItem>(SOURCES)}
        columns={COLUMNS}
        onOpen={ask}
        empty={{ title: 'Nenhuma fonte' }}
        counted={['fonte', 'fontes']}
      />
      {asked && <SourceDialog source={asked} onClose={close} />}
    </>
  );
}

/** They are few and come all at once. */
function useSources({ fontes }: Filters, options: ListOptions) {
  return onePage(
    useListSourcesQuery(undefined, options),
    ({ configured, missing }) => !fontes || (fontes === 'configuradas' ? configured : missing.length > 0),
  );
}

function Now({ source: { configured, health } }: { source: SourceItem }) {
  if (!configured) return '–';
  return health.state ? <State state={health.state} /> : 'Sem chamadas em 5 min';
}

function RegisterState({ source: { missing, entry, fictional } }: { source: SourceItem }) {
  if (missing.length > 0) return <span className={classes.missing}>{missing.join(' ')}</span>;
  if (fictional && entry) return 'Dados fictícios';
  return entry ? 'Em ordem' : 'Não precisa: dados abertos';
}
