import { Outlet } from 'react-router-dom';
import { WithData } from './with-data';

/** Everything that talks to the server stands in here; it is loaded after the home page, which does not. */
export function DataLayout() {
  return (
    <WithData>
      <Outlet />
    </WithData>
  );
}
