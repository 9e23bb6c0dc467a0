import type { ExpiringMap } from './expiring-map.js';

/** Calls under way by key: whoever asks the same meanwhile gets the same outcome, and nothing is asked twice. */
export class SharedCalls<Result> {
  private readonly underWay = new Map<string, Promise<Result>>();

  share(key: string, call: () => Promise<Result>): Promise<Result> {
    const known = this.underWay.get(key);
    if (known) return known;
    const started = call().finally(() => this.underWay.delete(key));
    this.underWay.set(key, started);
    return started;
  }
}

/**
 * The outcome that is kept under the key, else that of this call, which is kept from before it is known, so that whatever takes it out
 * meanwhile does; one that fails is not kept.
 */
export function keptCall<Result>(
  kept: ExpiringMap<Promise<Result>>,
  key: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const known = kept.get(key);
  if (known) return known;
  const started = call();
  kept.set(key, started);
  started.catch(() => kept.delete(key, started));
  return started;
}
