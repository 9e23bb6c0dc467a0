import { type SourceItem, useListSourcesQuery } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { choice, order } from '../../../shared/list/filters';
import { onePage } from '../../../shared/list/one-page';
import { PagedList } from '../../../shared/list/paged-list';
import { seenRows } from '../../../shared/list/seen-rows';
import { type ListOptions, usePagedList } from '../../../shared/list/use-paged-list';
import { DOT } from '../../../shared/ui/dot';
import { percent } from '../../../shared/ui/numbers';
import { useAsked } from '../../../shared/ui/use-asked';
import { State } from './service-state';
import { SourceDialog } from './source-dialog';
import classes from './sources.module.css';

interface Filters {
  readonly fontes?: 'configuradas' | 'faltando';
  readonly fontesPor?: keyof typeof ORDERS;
}

/** What has no figure stands last. */
const ORDERS = {
  nome: (one: SourceItem, other: SourceItem) => one.name.localeCompare(other.name, 'pt-BR'),
  sucesso: (one: SourceItem, other: SourceItem) => (one.health.successRate ?? 2) - (other.health.successRate ?? 2),
  chamadas: (one: SourceItem, other: SourceItem) => other.health.calls - one.health.calls,
  contrato: (one: SourceItem, other: SourceItem) => endOf(one).localeCompare(endOf(other)),
};

const SOURCES = {
  filters: {
    fontes: choice('Mostrar', { configuradas: 'Configuradas', faltando: 'Com algo faltando' }, 'Todas'),
    fontesPor: order({
      '': 'Padrão',
      nome: 'Nome, de A a Z',
      sucesso: 'Menor sucesso',
      chamadas: 'Mais chamadas',
      contrato: 'Fim do contrato',
    }),
  },
  usePages: useSources,
  refreshMs: 15_000,
};

const COLUMNS: ReadonlyArray<Column<SourceItem>> = [
  { header: 'Fonte', cell: ({ name }) => name },
  { header: 'Registro', cell: (source) => <RegisterState source={source} /> },
  { header: 'Agora', cell: (source) => <Now source={source} /> },
  { header: 'Sucesso em 1 h', cell: ({ health }) => percent(health.successRate), look: 'number' },
  { header: `p50${DOT}p95`, cell: timesText, look: 'number' },
  { header: `Chamadas${DOT}recusadas`, cell: ({ health }) => `${health.calls}${DOT}${health.refused}`, look: 'number' },
  { header: 'Circuito', cell: circuitLabel },
];

/** Every source that the product can speak to, with its entry and its health. */
export function SourceList() {
  const { asked, ask, close } = useAsked<SourceItem>();
  const list = usePagedList(SOURCES);
  return (
    <>
      <PagedList
        label="Fontes"
        list={list}
        columns={COLUMNS}
        onOpen={ask}
        empty={{ title: 'Nenhuma fonte' }}
        counted={['fonte', 'fontes']}
        exportTo={{ path: '/api/admin/providers/export', params: seenRows(list.pages, ({ id }) => id) }}
      >
        <p className={`soft medium ${classes.note}`}>
          p50{DOT}p95: o tempo em que metade e 95% das respostas chegaram. Circuito: interrompido depois de muitas
          falhas, a fonte não é consultada até que um teste dê certo.
        </p>
      </PagedList>
      {asked && <SourceDialog source={asked} onClose={close} />}
    </>
  );
}

/** They are few and come all at once. */
function useSources({ fontes, fontesPor }: Filters, options: ListOptions) {
  return onePage(
    useListSourcesQuery(undefined, options),
    ({ configured, missing }) => !fontes || (fontes === 'configuradas' ? configured : missing.length > 0),
    fontesPor && ORDERS[fontesPor],
  );
}

function endOf({ entry }: SourceItem): string {
  return entry?.contractEnd ?? '9999';
}

function Now({ source: { configured, health } }: { source: SourceItem }) {
  if (!configured) return '–';
  return health.state ? <State state={health.state} /> : 'Sem chamadas em 5 min';
}

function RegisterState({ source: { missing, entry, fictional } }: { source: SourceItem }) {
  if (missing.length > 0) return <span className="warning">{missing.join(' ')}</span>;
  if (fictional && entry) return 'Dados fictícios';
  return entry ? 'Em ordem' : 'Não precisa: dados abertos';
}

const CIRCUITS = { closed: 'Normal', open: 'Interrompido: recusa chamadas', 'half-open': 'Em teste' } as const;

function circuitLabel({ circuit }: SourceItem): string {
  return circuit ? CIRCUITS[circuit] : '–';
}

function timesText({ health: { p50Ms, p95Ms } }: SourceItem): string {
  return p50Ms === null || p95Ms === null ? '–' : `${p50Ms}${DOT}${p95Ms} ms`;
}
