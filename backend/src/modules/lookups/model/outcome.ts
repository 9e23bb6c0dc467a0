import type { Simulation, SourceIdentity } from './provenance.js';

/**
 * How a lookup ended. `simulated` is an outcome of its own, so that an invented answer can never be counted as a
 * success; `withheld` means that the subject is protected and nothing was told; `refused` stands in the audit alone: a source was asked, and the plan had ended before the answer was kept.
 */
export const OUTCOMES = ['success', 'not_found', 'diverged', 'source_down', 'simulated', 'withheld'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * An outcome with who is behind it: the one who answered, or who was asked last; null when no source can be named.
 * A simulation makes no other outcome than `simulated`, and that one has no other source.
 */
export type Ending =
  | { readonly outcome: 'simulated'; readonly source: Simulation }
  | { readonly outcome: 'success'; readonly source: SourceIdentity }
  | { readonly outcome: Exclude<Outcome, 'simulated' | 'success'>; readonly source: SourceIdentity | null };

export function isSuccess(outcome: Outcome): boolean {
  return outcome === 'success';
}

/** Whether the entry holds somebody's data. */
export function hasResults(outcome: Outcome): boolean {
  return outcome === 'success' || outcome === 'simulated';
}

/** Whether something was answered that is kept with the entry until its retention is over. */
export function keepsResult(outcome: Outcome): boolean {
  return hasResults(outcome) || outcome === 'diverged';
}
