/** Upper ends in milliseconds of the steps into which latencies are counted; one more step takes what lies above. */
export const LATENCY_STEPS = [10, 25, 50, 100, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 12_000] as const;

/** How many answers fell into each step. */
export type Latencies = readonly number[];

export function noLatencies(): number[] {
  return Array.from({ length: LATENCY_STEPS.length + 1 }, () => 0);
}

export function stepOf(milliseconds: number): number {
  const step = LATENCY_STEPS.findIndex((end) => milliseconds <= end);
  return step < 0 ? LATENCY_STEPS.length : step;
}

/** The milliseconds within which `share` (0 to 1) of the answers came, evenly spread in their step; null without any. */
export function percentile(latencies: Latencies, share: number): number | null {
  const total = latencies.reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  let before = 0;
  for (const [step, n] of latencies.entries()) {
    if (n > 0 && before + n >= share * total) return within(step, (share * total - before) / n);
    before += n;
  }
  return LATENCY_STEPS.at(-1) ?? null;
}

function within(step: number, part: number): number {
  const start = LATENCY_STEPS[step - 1] ?? 0;
  const end = LATENCY_STEPS[step] ?? start;
  return Math.round(start + (end - start) * part);
}
