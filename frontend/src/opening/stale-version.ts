const KEY = 'nitido-reloaded-at';
const PAUSE_MS = 60_000;

/**
 * A page that was open while a new version went out asks for files that are gone: it is loaded afresh, at most
 * once a minute, so that a file which is truly missing ends on the error page. Never while the server is out of
 * reach: all that is on the screen would be lost.
 */
export function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (Date.now() - (sessionStorage[KEY] ?? 0) < PAUSE_MS || !(await isInReach())) return;
    sessionStorage[KEY] = Date.now();
    window.location.reload();
  });
}

/** Where the network is gone: loads the page anew once the server is in reach, if code is missing still. In the same document browsers do not ask for it again. */
export async function reloadWhenBack(isMissing: () => unknown): Promise<void> {
  if (navigator.onLine) return;
  while (!(await isInReach())) await new Promise((resolve) => setTimeout(resolve, 2_000));
  if (isMissing()) window.location.reload();
}

/** Whatever it answers. */
async function isInReach(): Promise<unknown> {
  return fetch('/', { method: 'HEAD' }).catch(() => false);
}
