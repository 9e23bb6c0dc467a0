import { COMPANY_LOAD_LABELS, type CompanyLoadState } from '@kernel/company-load';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CompanyLoadItem } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { choice } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { dayInWords, formatMoment } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { formatNumber } from '../../../shared/ui/numbers';
import { Screen } from '../../../shared/ui/screen';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { type LoadFilters, useCompanyLoadPagesInfiniteQuery } from './companies.api';
import { type Decision, DecisionDialog } from './decision-dialog';
import { LoadDrawer } from './load-drawer';
import { RunningLoad } from './running-load';

const LOADS = {
  filters: { state: choice('Situação', COMPANY_LOAD_LABELS, 'Todas') },
  usePages: useCompanyLoadPagesInfiniteQuery,
  refreshMs: 5_000,
};

const TONES: Readonly<Record<CompanyLoadState, Tone>> = {
  em_andamento: 'plain',
  aguardando: 'warning',
  em_vigor: 'success',
  substituida: 'plain',
  recusada: 'plain',
  cancelada: 'plain',
  falhou: 'danger',
};

const COLUMNS: ReadonlyArray<Column<CompanyLoadItem>> = [
  { header: 'Mês', cell: ({ month }) => dayInWords(month), look: 'line' },
  { header: 'Situação', cell: ({ state }) => <Tag tone={TONES[state]}>{COMPANY_LOAD_LABELS[state]}</Tag> },
  { header: 'Feito', cell: ({ percent }) => `${percent} %`, look: 'number' },
  { header: 'Estabelecimentos', cell: ({ counts }) => figure(counts.establishments), look: 'number' },
  { header: 'Linhas de lado', cell: ({ counts }) => figure(counts.rejected), look: 'number' },
  { header: 'Início', cell: ({ startedAt }) => formatMoment(startedAt), look: 'line' },
];

/** What is not counted yet is no zero. */
function figure(count: number | undefined): string {
  return count === undefined ? '–' : formatNumber(count);
}

/** The open register of companies: which month is in force, how a load goes, and what waits for a decision. */
export function CompaniesPage() {
  const list = usePagedList<LoadFilters, CompanyLoadItem>(LOADS);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [done, setDone] = useState('');
  // As the list was read last: what is open goes on with it.
  const loads = list.pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const opened = loads.find(({ id }) => id === openedId);
  const running = loads.find(({ state }) => state === 'em_andamento');
  return (
    <Screen
      title="Base de empresas"
      lead="O cadastro aberto de CNPJs da Receita Federal. O mês em vigor vale até o próximo estar inteiro."
      actions={<Button onClick={() => setDecision({ what: 'begin' })}>Carregar o mês mais novo</Button>}
    >
      <PagedList
        label="Cargas"
        list={list}
        columns={COLUMNS}
        onOpen={({ id }) => setOpenedId(id)}
        empty={{ title: 'Nenhuma carga ainda', text: 'As cargas mensais e as que você pedir aparecem aqui.' }}
        counted={['carga', 'cargas']}
      >
        <DoneNotice done={done ? { text: done } : null} />
        {running && <RunningLoad load={running} />}
      </PagedList>
      {opened && !decision && (
        <LoadDrawer
          load={opened}
          onDecide={(what) => setDecision({ what, load: opened })}
          onClose={() => setOpenedId(null)}
        />
      )}
      {decision && (
        <DecisionDialog
          decision={decision}
          onDone={(text) => {
            setDone(text);
            setDecision(null);
            setOpenedId(null);
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </Screen>
  );
}
