import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { EnrolSecondFactorPage, OneTimePasswordPage } from '../../features/identity';
import { readApiError } from '../../shared/api/api-error';
import { generatedApi } from '../../shared/api/generated';
import { useSession } from '../../shared/api/session';
import { FailedPanel } from '../../shared/ui/failed-panel';
import { useMounted } from '../../shared/ui/use-mounted';
import { CheckingAccess } from './checking-access';

/** Lets in administrators; the server is asked whether this one still is one. */
export function RequireAdmin() {
  const session = useSession();
  const location = useLocation();
  // Markup made at build time knows of no session.
  const mounted = useMounted();
  const from = location.pathname + location.search;
  if (!mounted) return <CheckingAccess />;
  if (!session) return <Navigate to="/login" replace state={{ from }} />;
  if (session.userType !== 'admin') return <Navigate to="/login" replace state={{ adminOnly: true }} />;
  return <Asked />;
}

/** What must be done before anything else. */
const FIRST: Readonly<Record<string, (done: () => void) => ReactNode>> = {
  PASSWORD_CHANGE_REQUIRED: (done) => <OneTimePasswordPage onChanged={done} />,
  SECOND_FACTOR_REQUIRED: (done) => <EnrolSecondFactorPage onEnrolled={done} />,
};

function Asked() {
  const profile = generatedApi.useGetProfileQuery();
  const { data, error, refetch } = profile;
  if (data?.user.userType === 'admin') return <Outlet />;
  if (data) return <Navigate to="/login" replace state={{ adminOnly: true }} />;
  if (!error) return <CheckingAccess />;
  const { code } = readApiError(error, '');
  const first = code && FIRST[code]?.(refetch);
  if (first) return <Suspense fallback={<CheckingAccess />}>{first}</Suspense>;
  return <FailedPanel title="Não foi possível verificar seu acesso" text="Erro no servidor" query={profile} />;
}
