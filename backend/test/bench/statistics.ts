export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Median, minimum and maximum; not a number of an empty list. */
export function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const last = sorted.length - 1;
  return { median: (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2, min: at(0), max: at(last) };
}

/** The value below which that share (0 to 1) of an ascending list lies. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
