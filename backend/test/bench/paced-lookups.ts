import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { headersOf, type LoadOptions, lookUp } from './load.js';
import { percentile } from './statistics.js';

/** In milliseconds. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  /** Those of the first second are among them. */
  readonly lookups: number;
}

/** The first second, in which all connections are made, is not looked at. */
const LEAD_SECONDS = 1;

/** Starts so many lookups each second, whether the ones before are answered or not; tells how long they took. */
export async function pacedLookups(
  { url, tokens, cpfs, connections, seconds }: LoadOptions,
  perSecond: number,
): Promise<Waits> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const started = performance.now();
  const all: Promise<number>[] = [];
  for (let n = 0; n < perSecond * (LEAD_SECONDS + seconds); n++) {
    const due = started + (n * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    // From when it was due: what waits for a connection is part of what a person waits for.
    all.push(lookUp(pool, headersOf(tokens), cpfs.next()).then(() => performance.now() - due));
  }
  try {
    const waited = Float64Array.from((await Promise.all(all)).slice(perSecond * LEAD_SECONDS)).sort();
    return { lookups: all.length, p50: percentile(waited, 0.5), p99: percentile(waited, 0.99) };
  } finally {
    await pool.destroy();
  }
}
