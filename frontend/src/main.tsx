import './app/theme/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { routes } from './app/routes';
import { AppRouter } from './app/routing/app-router';
import { bringScreens } from './app/routing/screen';
import { keepWhatIsTyped } from './app/routing/typed-early';
import { reloadWhenStale } from './app/stale-version';
import { followColourScheme } from './app/theme/colour-scheme';
import { trustOurOwn } from './shared/trusted-types';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

trustOurOwn();
reloadWhenStale();
followColourScheme();

const history = createBrowserHistory();
const putBack = keepWhatIsTyped(root);
const app = (
  <StrictMode>
    <AppRouter history={history} routes={routes} onReady={putBack} />
  </StrictMode>
);

/** The page's markup was made for a bare address: there it is taken over, elsewhere made anew. */
function show(root: HTMLElement): void {
  const { search, state } = history.location;
  if (search || state || !root.hasChildNodes()) createRoot(root).render(app);
  else hydrateRoot(root, app);
}

// The markup stands until the code of all that it shows is here.
const wait = bringScreens(routes, history.location.pathname);
if (wait)
  wait.then(
    () => show(root),
    () => show(root),
  );
else show(root);
