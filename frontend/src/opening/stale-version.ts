const KEY = 'nitido-reloaded-at';
const PAUSE_MS = 60_000;
const missing = new WeakSet<Error>();

/** Notes which faults come from code that did not: the network is gone, or a new version went out and took its files away. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export function isMissingCode(error: unknown): boolean {
  return missing.has(error as Error);
}

/**
 * Loads the page anew where code did not come that it cannot do without: once the server is in reach, at most once a
 * minute, and if the code is missing still.
 */
export async function reloadForCode(isMissing: () => unknown): Promise<void> {
  await inReach();
  await pause(PAUSE_MS - (Date.now() - (sessionStorage[KEY] ?? 0)));
  if (!isMissing()) return;
  sessionStorage[KEY] = Date.now();
  window.location.reload();
}

/** Resolves once the server answers, whatever it does. */
export async function inReach(): Promise<unknown> {
  return fetch('/', { method: 'HEAD' }).catch(() => pause(2_000).then(inReach));
}

function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
