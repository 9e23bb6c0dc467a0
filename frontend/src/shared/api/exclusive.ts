let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs the work alone among all tabs of this browser (Web Locks), or alone in this tab where the browser
 * has no locks.
 */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return navigator.locks.request(name, work) as Promise<T>;
  }
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}
