import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { appStore } from './app-store';

/** Everything that talks to the server stands in here; it is loaded after the home page, which does not. */
export function DataLayout() {
  return (
    <Provider store={appStore}>
      <Outlet />
    </Provider>
  );
}
