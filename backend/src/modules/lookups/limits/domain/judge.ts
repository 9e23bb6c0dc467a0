import { type Finding, graver } from './finding.js';
import { misses } from './misses.js';
import { names } from './names.js';
import { sequences } from './sequences.js';
import type { Trace } from './trace.js';
import { volume } from './volume.js';

/** What an account's lookups of the last hour, oldest first, look like; null for ordinary use. Where many are `expected`, their number is no finding. */
export function judge(traces: readonly Trace[], expected = false): Finding | null {
  const bySubject = new Map<number, Trace>();
  for (const trace of traces) if (!bySubject.has(trace.subject)) bySubject.set(trace.subject, trace);
  const distinct = [...bySubject.values()];
  return [sequences(distinct), names(distinct), misses(distinct), expected ? null : volume(traces)].reduce(
    graver,
    null,
  );
}
