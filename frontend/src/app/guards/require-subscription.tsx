import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { setPendingLookup } from '../../features/lookups';
import { useGetSubscriptionQuery } from '../../shared/api/generated';
import { type Session, useSession } from '../../shared/api/session';
import { FailedPanel } from '../../shared/ui/failed-panel';
import { useMounted } from '../../shared/ui/use-mounted';
import { CheckingAccess } from './checking-access';

/** Lets in who is logged in and has an active subscription; administrators need none. */
export function RequireSubscription() {
  const session = useSession();
  const location = useLocation();
  // Markup made at build time knows of no session.
  const mounted = useMounted();
  if (!mounted) return <CheckingAccess />;
  if (!session) return <Navigate to="/login" replace state={{ from: location.pathname + location.search }} />;
  if (session.userType === 'admin') return <Outlet />;
  return <Subscribed session={session} />;
}

function Subscribed({ session }: { session: Session }) {
  const query = useGetSubscriptionQuery();
  const { data } = query;
  if (data?.hasSubscription && data.subscription?.status === 'active') return <Outlet />;
  if (query.error && !data)
    return (
      <FailedPanel
        title="Não foi possível verificar seu acesso"
        text="Erro ao obter dados da assinatura"
        query={query}
      />
    );
  if (!data || query.isFetching) return <CheckingAccess />;
  return <TurnedAway session={session} />;
}

/** Off to the plans. A lookup that was asked for elsewhere does not wait for a plan: it would run unasked. */
function TurnedAway({ session }: { session: Session }) {
  useEffect(() => setPendingLookup(null), []);
  const { id, email, name } = session.user;
  return <Navigate to="/assinatura" replace state={{ userId: id, userEmail: email, userName: name }} />;
}
