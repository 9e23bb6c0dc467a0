import { type Finding, graver, weighed } from './finding.js';
import type { Trace } from './trace.js';

/** Neighbours lie at most so far apart. Brothers and sisters, or the lines of an office, make short rows. */
const NEIGHBOURS = 10;
const ROW: readonly [number, number] = [9, 16];
/** Numbers at one and the same distance, whatever it is: 1,000, 2,000, 3,000 … Several families have neighbours only. */
const STEPS: readonly [number, number] = [10, 20];
/**
 * People's documents within so many numbers of each other, whatever their steps. Even those of one town that were given out
 * together make smaller heaps; what is walked over in steps too wide for this finds hardly anybody (misses.ts). Companies
 * opened in a large city on one day lie as close, and so do the lines of an office: of those it says nothing.
 */
const SPAN = 3_000;
const HEAP: readonly [number, number] = [20, 40];

/** Documents, phones or numbered e-mails that are counted up, in whatever order they were asked. */
export function sequences(traces: readonly Trace[]): Finding | null {
  let found: Finding | null = null;
  for (const { ofPerson, places } of seriesIn(traces)) {
    const row = longestRow(places);
    const { count: passos, step: distancia } = commonestStep(places);
    found = graver(found, weighed('sequencia', row, ROW, { seguidos: row }));
    found = graver(found, weighed('sequencia', passos, STEPS, { passos, distancia }));
    const proximos = ofPerson ? largestHeap(places) : 0;
    found = graver(found, weighed('sequencia', proximos, HEAP, { proximos, faixa: SPAN }));
  }
  return found;
}

/** With each one's distinct places in order. */
function seriesIn(traces: readonly Trace[]): { ofPerson: boolean; places: readonly number[] }[] {
  const found = new Map<number, { ofPerson: boolean; places: Set<number> }>();
  for (const { series, place, ofPerson } of traces) {
    if (series === null || place === null) continue;
    const known = found.get(series);
    if (known) known.places.add(place);
    else found.set(series, { ofPerson, places: new Set([place]) });
  }
  return [...found.values()].map(({ ofPerson, places }) => ({ ofPerson, places: [...places].sort((a, b) => a - b) }));
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

function largestHeap(places: readonly number[]): number {
  let [largest, first] = [0, 0];
  places.forEach((place, i) => {
    while (place - (places[first] ?? 0) > SPAN) first += 1;
    largest = Math.max(largest, i - first + 1);
  });
  return largest;
}
