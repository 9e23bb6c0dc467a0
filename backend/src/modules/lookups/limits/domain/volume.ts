import { type Finding, weighed } from './finding.js';
import type { Trace } from './trace.js';

/** In an hour. Somebody who types all day makes some sixty. */
const LOOKUPS: readonly [number, number] = [400, 1_200];

/** More lookups in an hour than a person makes; programs repeat what met a source that was down. Bursts within a minute are the rate limit’s business. */
export function volume(traces: readonly Trace[]): Finding | null {
  const consultas = traces.filter(({ ending }) => ending !== 'down').length;
  return weighed('volume', consultas, LOOKUPS, { consultas });
}
