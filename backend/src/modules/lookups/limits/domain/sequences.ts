import { type Finding, graver, weighed } from './finding.js';
import type { Trace } from './trace.js';

/** Neighbours lie at most so far apart. Brothers and sisters, or the lines of an office, make short rows. */
const NEIGHBOURS = 10;
const ROW: readonly [number, number] = [9, 16];
/** Numbers at one and the same distance, whatever it is: 1,000, 2,000, 3,000 … Several families have neighbours only. */
const STEPS: readonly [number, number] = [10, 20];

/** Documents, phones or numbered e-mails that are counted up, in whatever order they were asked. */
export function sequences(traces: readonly Trace[]): Finding | null {
  let found: Finding | null = null;
  for (const places of placesBySeries(traces).values()) {
    const row = longestRow(places);
    const { count: passos, step: distancia } = commonestStep(places);
    found = graver(found, weighed('sequencia', row, ROW, { seguidos: row }));
    found = graver(found, weighed('sequencia', passos, STEPS, { passos, distancia }));
  }
  return found;
}

/** Each series' distinct places in order. */
function placesBySeries(traces: readonly Trace[]): Map<number, number[]> {
  const series = new Map<number, Set<number>>();
  for (const trace of traces) {
    if (trace.series === null || trace.place === null) continue;
    const places = series.get(trace.series) ?? new Set();
    series.set(trace.series, places.add(trace.place));
  }
  return new Map([...series].map(([key, places]) => [key, [...places].sort((a, b) => a - b)]));
}

function longestRow(places: readonly number[]): number {
  let [longest, row] = [0, 0];
  places.forEach((place, i) => {
    row = i > 0 && place - (places[i - 1] ?? 0) <= NEIGHBOURS ? row + 1 : 1;
    longest = Math.max(longest, row);
  });
  return longest;
}

function commonestStep(places: readonly number[]): { count: number; step: number } {
  const counts = new Map<number, number>();
  let best = { count: 0, step: 0 };
  for (let i = 1; i < places.length; i++) {
    const step = (places[i] ?? 0) - (places[i - 1] ?? 0);
    if (step <= NEIGHBOURS) continue;
    const count = (counts.get(step) ?? 0) + 1;
    counts.set(step, count);
    if (count > best.count) best = { count, step };
  }
  return best;
}
