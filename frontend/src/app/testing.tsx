import { act, render } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, parsePath, type RouteObject } from 'react-router-dom';
import { baseApi } from '../shared/api/base-api';
import { untilAnswered } from '../shared/testing/wire';
import { appStore } from './app-store';
import { routes } from './routes';
import { AppRouter } from './routing/app-router';
import { bringScreens } from './routing/screen';

/** Shows the whole product at an address, as a browser would with what its storage holds, and waits for its answers but for held ones; answers the router. */
export async function showProduct(path: string, state?: unknown) {
  appStore.dispatch(baseApi.util.resetApiState());
  return showRoutes(routes, path, state);
}

/** The same with other routes. */
export async function showRoutes(some: RouteObject[], path: string, state?: unknown) {
  const history = createMemoryHistory({ initialEntries: [{ ...parsePath(path), state }] });
  await bringScreens(some, history.location.pathname);
  await act(async () => {
    render(<AppRouter history={history} routes={some} />);
  });
  await untilAnswered();
  return { state: history };
}
