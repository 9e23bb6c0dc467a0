import { COMPANY_LOAD_LABELS, type CompanyLoadState } from '@kernel/company-load';
import { Button } from '@mantine/core';
import type { CompanyLoadItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { dayText, formatMoment } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { formatNumber } from '../../../shared/ui/numbers';
import { Screen } from '../../../shared/ui/screen';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { useAsked } from '../../../shared/ui/use-asked';
import { type Decision, DecisionDialog } from './decision-dialog';
import { LoadDrawer } from './load-drawer';
import { stateLabel } from './load-labels';
import { RunningLoad } from './running-load';

const TONES: Readonly<Record<CompanyLoadState, Tone>> = {
  em_andamento: 'plain',
  aguardando: 'warning',
  em_vigor: 'success',
  substituida: 'plain',
  recusada: 'plain',
  cancelada: 'plain',
  falhou: 'danger',
};

const LOAD_COLUMNS: ReadonlyArray<Column<CompanyLoadItem>> = [
  { header: 'Mês', cell: ({ month }) => dayText(month), look: 'line' },
  {
    header: 'Situação',
    cell: (load) => <Tag tone={load.interrupted ? 'warning' : TONES[load.state]}>{stateLabel(load)}</Tag>,
  },
  { header: 'Feito', cell: ({ percent }) => `${percent}%`, look: 'number' },
  { header: 'Estabelecimentos', cell: ({ counts }) => figure(counts.establishments), look: 'number' },
  { header: 'Linhas deixadas de lado', cell: ({ counts }) => figure(counts.rejected), look: 'number' },
  { header: 'Início', cell: ({ startedAt }) => formatMoment(startedAt), look: 'line' },
];

/** What is not counted yet is no zero. */
function figure(count: number | undefined): string {
  return count === undefined ? '–' : formatNumber(count);
}

const LOADS = {
  filters: {
    state: choice('Situação', COMPANY_LOAD_LABELS, 'Todas'),
    sort: order({ newest: 'Mais novas', oldest: 'Mais antigas' }),
  },
  usePages: pagesOf('listCompanyLoads'),
  refreshMs: 5_000,
};

type Asked = Decision | { readonly what: 'see'; readonly id: string };

/** The open register of companies: which month is in force, how a load goes, and what waits for a decision. */
export function CompaniesPage() {
  const list = usePagedList(LOADS);
  const { asked, ask, close, done } = useAsked<Asked>();
  const see = ({ id }: Pick<CompanyLoadItem, 'id'>) => ask({ what: 'see', id });
  // As the list was read last: what is open goes on with it.
  const loads = list.pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const seen = asked?.what === 'see' && loads.find(({ id }) => id === asked.id);
  const running = loads.find(({ state }) => state === 'em_andamento');
  return (
    <Screen
      title="Base de empresas"
      lead="O cadastro aberto de CNPJs da Receita Federal. O mês em vigor vale até o próximo estar inteiro."
      actions={<Button onClick={() => ask({ what: 'begin' })}>Carregar o mês mais novo</Button>}
    >
      <PagedList
        label="Cargas"
        list={list}
        columns={LOAD_COLUMNS}
        onOpen={see}
        empty={{ title: 'Nenhuma carga ainda', text: 'As cargas mensais e as que você pedir aparecem aqui.' }}
        counted={['carga', 'cargas']}
        exportTo={{ path: '/api/admin/companies/loads/export' }}
      >
        <DoneNotice done={done ? { text: done } : null} />
        {running && <RunningLoad load={running} />}
      </PagedList>
      {seen && <LoadDrawer load={seen} onDecide={(what) => ask({ what, load: seen })} onClose={close} />}
      {asked && asked.what !== 'see' && (
        <DecisionDialog
          decision={asked}
          onDone={close}
          onClose={() => (asked.what === 'begin' ? close() : see(asked.load))}
        />
      )}
    </Screen>
  );
}
