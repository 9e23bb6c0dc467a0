import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { forgetLatePayer } from '../shared/api/pending-payer';
import { WithData } from './with-data';

/** Everything that talks to the server stands in here; it is loaded after the home page, which does not. */
export function DataLayout() {
  const { pathname } = useLocation();
  useEffect(() => {
    // There the server says that it is too late, and the login is shown with the reason.
    if (pathname !== '/assinatura') forgetLatePayer();
  }, [pathname]);
  return (
    <WithData>
      <Outlet />
    </WithData>
  );
}
