/**
 * How a lookup ended. `simulated` is an outcome of its own, so that an invented answer can never be counted as a
 * success; `withheld` means that the subject is protected and nothing was told; `refused` stands in the audit alone: a source was asked, and the plan had ended before the answer was kept.
 */
export const OUTCOMES = ['success', 'not_found', 'diverged', 'source_down', 'simulated', 'withheld'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function isSuccess(outcome: Outcome): boolean {
  return outcome === 'success';
}

/** Whether the entry holds somebody's data. */
export function hasResults(outcome: Outcome): boolean {
  return outcome === 'success' || outcome === 'simulated';
}
