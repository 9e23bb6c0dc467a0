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

/** The same to so many decimals: median [min–max]. */
export function spreadText({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} [${min.toFixed(digits)}–${max.toFixed(digits)}]`;
}

/** A line of a table: what was measured, its median [min–max] to so many decimals, and the goal. */
export function spreadLine(title: string, values: readonly number[], digits: number, goal = ''): string {
  return `| ${title} | ${spreadText(spread(values), digits)} | ${goal} |`;
}

/** The value below which that share (0 to 1) of an ascending list lies. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
