import './app/theme/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers';
import { routes } from './app/routes';
import { reloadWhenStale } from './app/stale-version';
import { trustOurOwn } from './shared/trusted-types';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

trustOurOwn();
reloadWhenStale();
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';

const app = (
  <StrictMode>
    <Providers nonce={nonce}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>
);

if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
