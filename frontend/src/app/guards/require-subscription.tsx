import { useEffect, useRef } from 'react';
import { type Location, Navigate, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { setPendingLookup } from '../../features/lookups';
import { useGetSubscriptionQuery } from '../../shared/api/generated';
import type { Session } from '../../shared/api/session';
import { FailedPanel } from '../../shared/ui/failed-panel';
import { CheckingAccess } from './checking-access';
import { useEntrance } from './use-entrance';

const ENDED = 'Sua assinatura expirou. Renove para continuar.';

/**
 * Lets in who is logged in and has an active subscription; administrators need none, nor does Meu Perfil: a copy of what is
 * held, the end of the account, devices and payments are open to whoever is logged in.
 */
export function RequireSubscription() {
  const { session, entrance } = useEntrance();
  const location = useLocation();
  if (!session) return entrance;
  // What one account typed or found goes with it.
  const { id } = session.user;
  if (session.userType === 'admin') return <Outlet key={id} />;
  return <Subscribed key={id} session={session} own={isProfile(location)} />;
}

function isProfile({ pathname, search }: Location): boolean {
  return pathname === '/consultas' && new URLSearchParams(search).get('aba') === 'perfil';
}

function Subscribed({ session, own }: { session: Session; own: boolean }) {
  const query = useGetSubscriptionQuery();
  const { data, refetch } = query;
  useEachPlace(refetch);
  if (own || (data?.hasSubscription && data.subscription?.status === 'active')) return <Outlet />;
  if (query.error && !data)
    return (
      <FailedPanel
        title="Não foi possível verificar seu acesso"
        text="Erro ao obter dados da assinatura"
        query={query}
      />
    );
  if (!data || query.isFetching) return <CheckingAccess />;
  return <TurnedAway session={session} ended={data.subscription !== null} />;
}

/** Asks again where somebody goes on inside the page, not at each letter of a filter: a plan may end meanwhile, not only by its days. */
function useEachPlace(ask: () => unknown): void {
  const { key } = useLocation();
  const isSamePlace = useNavigationType() === 'REPLACE';
  const asked = useRef(key);
  useEffect(() => {
    if (asked.current === key || isSamePlace) return;
    asked.current = key;
    ask();
  }, [key, isSamePlace, ask]);
}

/** Off to the plans, with the reason for who had one. A lookup that was asked for elsewhere does not wait for a plan: it would run unasked. */
function TurnedAway({ session, ended }: { session: Session; ended: boolean }) {
  useEffect(() => setPendingLookup(null), []);
  const { id, email, name } = session.user;
  const payer = { userId: id, userEmail: email, userName: name };
  return <Navigate to="/assinatura" replace state={ended ? { ...payer, message: ENDED } : payer} />;
}
