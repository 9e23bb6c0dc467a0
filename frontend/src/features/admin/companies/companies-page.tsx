import { COMPANY_LOAD_LABELS, type CompanyLoadState } from '@kernel/company-load';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CompanyLoadItem } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { choice } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { formatNumber } from '../../../shared/ui/numbers';
import { Screen } from '../../../shared/ui/screen';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { type LoadFilters, useCompanyLoadPagesInfiniteQuery } from './companies.api';
import { type Decision, DecisionDialog } from './decision-dialog';
import { LoadDrawer } from './load-drawer';

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
  { header: 'Mês', cell: ({ month }) => month, look: 'line' },
  { header: 'Situação', cell: ({ state }) => <Tag tone={TONES[state]}>{COMPANY_LOAD_LABELS[state]}</Tag> },
  { header: 'Feito', cell: ({ percent }) => `${percent} %`, look: 'number' },
  { header: 'Estabelecimentos', cell: ({ counts }) => formatNumber(counts.establishments ?? 0), look: 'number' },
  { header: 'De lado', cell: ({ counts }) => formatNumber(counts.rejected ?? 0), look: 'number' },
  { header: 'Início', cell: ({ startedAt }) => formatMoment(startedAt), look: 'line' },
];

/** The open register of companies: which month is in force, how a load goes, and what waits for a decision. */
export function CompaniesPage() {
  const list = usePagedList<LoadFilters, CompanyLoadItem>(LOADS);
  const [opened, setOpened] = useState<CompanyLoadItem | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [done, setDone] = useState('');
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
        onOpen={setOpened}
        empty={{ title: 'Nenhuma carga ainda', text: 'As cargas mensais e as que você pedir aparecem aqui.' }}
        counted={['carga', 'cargas']}
      >
        <DoneNotice done={done ? { text: done } : null} />
      </PagedList>
      {opened && !decision && (
        <LoadDrawer
          load={opened}
          onDecide={(what) => setDecision({ what, load: opened })}
          onClose={() => setOpened(null)}
        />
      )}
      {decision && (
        <DecisionDialog
          decision={decision}
          onDone={(text) => {
            setDone(text);
            setDecision(null);
            setOpened(null);
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </Screen>
  );
}
