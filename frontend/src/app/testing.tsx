import { act, render } from '@testing-library/react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { baseApi } from '../shared/api/base-api';
import { appStore } from './app-store';
import { Providers } from './providers';
import { routes } from './routes';

/** Shows the whole product at an address, as a browser would with what its storage holds; answers the router. */
export async function showProduct(path: string, state?: unknown) {
  appStore.dispatch(baseApi.util.resetApiState());
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), state }] });
  await act(async () => {
    render(
      <Providers nonce="">
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  return router;
}
