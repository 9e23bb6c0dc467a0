const KEY = 'nitido-reloaded-at';
const PAUSE_MS = 60_000;

/**
 * A page that was open while a new version went out asks for files that are gone: it is loaded afresh, at most
 * once a minute, so that a file which is truly missing ends on the error page.
 */
export function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
