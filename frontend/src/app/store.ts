import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../shared/api/base-api';
import { isLinkedPlace } from '../shared/api/linked-place';
import { onSessionChange } from '../shared/api/session';
import { readSession } from '../shared/api/session-storage';

const UNTIMED = { warnAfter: Number.POSITIVE_INFINITY };

/** A store of its own for each page load and each test. Server data lives in RTK Query's cache alone. */
export function createStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    // How long the checks of development take says more of the machine than of the page.
    middleware: (defaults) =>
      defaults({ immutableCheck: UNTIMED, serializableCheck: UNTIMED }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;

/** Refetches on focus and reconnection, and drops what was fetched for one user when another comes. Needs a window. */
export function listenToWindow(store: AppStore): void {
  setupListeners(store.dispatch);
  let owner = readSession()?.user.id;
  onSessionChange((session) => {
    if (session?.user.id === owner) return;
    // What such a page sends and shows is nobody's account, and is given once: it outlives the session.
    if (!session && isLinkedPlace()) return;
    const sent = owner === undefined && !isBuying() ? store.dispatch(baseApi.util.getRunningMutationsThunk()) : [];
    const next = session?.user.id;
    owner = next;
    if (sent.length === 0) return void store.dispatch(baseApi.util.resetApiState());
    // A visitor sent it, and is told what came of it.
    void Promise.allSettled(sent).then(() => owner === next && store.dispatch(baseApi.util.resetApiState()));
  });
}

/** There a visitor pays for one account. */
function isBuying(): boolean {
  return window.location.pathname === '/assinatura';
}
