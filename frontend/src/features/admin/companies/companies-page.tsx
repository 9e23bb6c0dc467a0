import { COMPANY_LOAD_LABELS } from '@kernel/company-load';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CompanyLoadItem, CompanyLoadsAnswer, ListCompanyLoadsApiArg } from '../../../shared/api/generated';
import { type Narrowed, pagesOf } from '../../../shared/api/pages';
import { choice } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Screen } from '../../../shared/ui/screen';
import { type Decision, DecisionDialog } from './decision-dialog';
import { LOAD_COLUMNS } from './load-columns';
import { LoadDrawer } from './load-drawer';
import { RunningLoad } from './running-load';

const LOADS = {
  filters: { state: choice('Situação', COMPANY_LOAD_LABELS, 'Todas') },
  usePages: pagesOf<CompanyLoadsAnswer, ListCompanyLoadsApiArg>('companyLoadPages', '/api/admin/companies/loads', {
    tag: 'CompanyLoads',
  }),
  refreshMs: 5_000,
};

/** The open register of companies: which month is in force, how a load goes, and what waits for a decision. */
export function CompaniesPage() {
  const list = usePagedList<Narrowed<ListCompanyLoadsApiArg>, CompanyLoadItem>(LOADS);
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
        columns={LOAD_COLUMNS}
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
