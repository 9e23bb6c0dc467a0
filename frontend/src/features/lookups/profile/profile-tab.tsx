import type { ComponentType } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import { useLate } from '../late';
import { useGetProfileQuery } from '../lookups.api';
import { Slot } from '../slots';
import { AccountCard } from './account-card';
import classes from './profile-tab.module.css';
import { PurposeCard } from './purpose-card';
import { SubscriptionCard } from './subscription-card';
import { UsageCard } from './usage-card';

/** Meu Perfil: who, with which plan, how much it was used, what is remembered, and the cards of other features. */
export function ProfileTab({ cards }: { cards: readonly ComponentType[] }) {
  usePageTitle('Meu Perfil');
  const { data, error, isFetching, refetch } = useGetProfileQuery();
  const late = useLate();
  if (error && !data) {
    const problem = readApiError(error, 'Erro ao obter perfil do usuário');
    return (
      <>
        <h1 className={classes.title}>Meu Perfil</h1>
        <StatePanel
          title="Erro ao obter perfil do usuário"
          text={problem.text === 'Erro ao obter perfil do usuário' ? undefined : problem.text}
          requestId={problem.requestId}
          action={{ label: 'Tentar Novamente', onClick: refetch, busy: isFetching }}
        />
      </>
    );
  }
  return (
    <>
      <h1 className={classes.title}>Meu Perfil</h1>
      <div className={classes.grid}>
        {data ? <AccountCard user={data.user} /> : <div className={classes.waiting} data-shown={late || undefined} />}
        <SubscriptionCard />
        <UsageCard />
        {data && <PurposeCard accountDefault={data.user.finalidadePadrao} />}
        <Slot contents={cards} />
      </div>
    </>
  );
}
