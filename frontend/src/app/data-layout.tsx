import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { forgetLatePayer } from '../shared/api/pending-payer';
import { lazyOf } from '../shared/ui/code-of';
import { useIdle } from '../shared/ui/use-idle';
import { Optional } from './routing/page-boundary';
import { WithData } from './with-data';

const LateFailureNotice = lazyOf(() => import('./layout/late-failure-notice'), 'LateFailureNotice');

/** Everything that talks to the server stands in here; it is loaded after the home page, which does not. */
export function DataLayout() {
  const { pathname, search, hash } = useLocation();
  const idle = useIdle();
  useEffect(() => {
    // There the server says that it is too late, and the login is shown with the reason.
    if (pathname !== '/assinatura') forgetLatePayer();
  }, [pathname]);
  // A page has one address, which all that is below may compare with.
  if (/.\/$/.test(pathname)) return <Navigate to={pathname.slice(0, -1) + search + hash} replace />;
  return (
    <WithData>
      <Outlet />
      <Optional>{idle && <LateFailureNotice />}</Optional>
    </WithData>
  );
}
