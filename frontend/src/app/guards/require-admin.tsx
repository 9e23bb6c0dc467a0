import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { EnrolSecondFactorPage, OneTimePasswordPage } from '../../features/identity';
import { readApiError } from '../../shared/api/api-error';
import { generatedApi } from '../../shared/api/generated';
import { FailedPanel } from '../../shared/ui/failed-panel';
import { CheckingAccess } from './checking-access';
import { useEntrance } from './use-entrance';

/** Lets in administrators; the server is asked whether this one still is one. */
export function RequireAdmin() {
  const { session, entrance } = useEntrance();
  if (!session) return entrance;
  const { id } = session.user;
  return session.userType === 'admin' ? <Asked key={id} id={id} /> : <TurnedAway id={id} />;
}

/** What must be done before anything else. */
const FIRST: Readonly<Record<string, (done: () => void) => ReactNode>> = {
  PASSWORD_CHANGE_REQUIRED: (done) => <OneTimePasswordPage onChanged={done} />,
  SECOND_FACTOR_REQUIRED: (done) => <EnrolSecondFactorPage onEnrolled={done} />,
};

/** Off to the login, which knows who may not come in here. */
function TurnedAway({ id }: { id: string }) {
  return <Navigate to="/login" replace state={{ stranger: id }} />;
}

function Asked({ id }: { id: string }) {
  const profile = generatedApi.useGetProfileQuery();
  const { data, error, refetch } = profile;
  if (data?.user.userType === 'admin') return <Outlet />;
  if (data) return <TurnedAway id={id} />;
  if (!error) return <CheckingAccess />;
  const { code } = readApiError(error, '');
  const first = code && FIRST[code]?.(refetch);
  if (first) return <Suspense fallback={<CheckingAccess />}>{first}</Suspense>;
  return <FailedPanel title="Não foi possível verificar seu acesso" text="Erro no servidor" query={profile} />;
}
