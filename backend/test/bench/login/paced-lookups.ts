import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { type LoadOptions, lookUp } from '../load.js';
import { percentile } from '../statistics.js';

/** Starts so many lookups each second, whether the ones before are answered or not; answers the 99th percentile in ms. */
export async function pacedLookups(
  { url, tokens, cpfs, connections, seconds }: LoadOptions,
  perSecond: number,
): Promise<number> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const started = performance.now();
  const all: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = started + (n * 1000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[n % tokens.length]}` };
    // From when it was due: what waits for a connection is part of what a person waits for.
    all.push(lookUp(pool, headers, cpfs.next()).then(() => performance.now() - due));
  }
  try {
    return percentile(Float64Array.from(await Promise.all(all)).sort(), 0.99);
  } finally {
    await pool.destroy();
  }
}
