import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { pressAgain, takeEarly } from '../opening/early-events';
import { finishLogout } from '../shared/api/logout';
import { routes } from './routes';
import { AppRouter } from './routing/app-router';
import { bringScreens } from './routing/screen';

/**
 * Takes over the markup of the page, which stands until the code of all that it shows is here. Fails when that does not come;
 * `again` shows then what there is.
 */
export async function takeOver(root: HTMLElement, putBack: () => void, again?: unknown): Promise<void> {
  const history = createBrowserHistory();
  const wait = bringScreens(routes, history.location.pathname);
  await (again ? wait?.catch(() => undefined) : wait);
  finishLogout();
  // The markup was made for a bare address: there it is taken over, elsewhere made anew.
  const { search, state } = history.location;
  const anew = Boolean(search || state || !root.hasChildNodes());
  // From here on React hears the presses on markup that it takes over.
  const pressed = anew ? [] : takeEarly('click');
  const onReady = () => {
    putBack();
    // Once the page shows what is for who is signed in, of whom its markup knows nothing.
    queueMicrotask(() => pressAgain(root, anew ? takeEarly('click') : pressed));
  };
  const app = (
    <StrictMode>
      <AppRouter history={history} routes={routes} stay={!anew && 'complete' in root.dataset} onReady={onReady} />
    </StrictMode>
  );
  if (anew) createRoot(root).render(app);
  // In pieces: a press in between is heard at once.
  else startTransition(() => void hydrateRoot(root, app));
}
