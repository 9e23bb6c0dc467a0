export const DETECTORS = ['sequencia', 'nomes', 'volume', 'sem_resultado'] as const;
/** What was noticed; in the words of the wire, since people read them. */
export type Detector = (typeof DETECTORS)[number];

/** What follows: each lookup waits a moment, or none is run for a while. */
export type Measure = 'slowed' | 'stopped';

export interface Finding {
  readonly detector: Detector;
  readonly measure: Measure;
  /** What it is founded on: counts alone. */
  readonly figures: Readonly<Record<string, number>>;
}

/** The finding for a count that has two thresholds; null below both. */
export function weighed(
  detector: Detector,
  count: number,
  [slow, stop]: readonly [number, number],
  figures: Finding['figures'],
): Finding | null {
  if (count < slow) return null;
  return { detector, measure: count < stop ? 'slowed' : 'stopped', figures };
}

/** The graver of two. */
export function graver(one: Finding | null, other: Finding | null): Finding | null {
  if (one === null || other === null) return one ?? other;
  return other.measure === 'stopped' && one.measure !== 'stopped' ? other : one;
}

/** `slowed`, `stopped`: found by a detector. `held`, `released`: decided by an administrator. */
export type AbuseFlagKind = Measure | 'held' | 'released';
