import type { BatchPause, LineVerdict } from '../../../../kernel/batches.js';
import { AppError } from '../../../../kernel/errors.js';
import type { Outcome } from '../../model/index.js';

/** What a line's lookup came to, as it was kept. */
const BY_OUTCOME: Readonly<Record<Outcome, LineVerdict>> = {
  success: 'found',
  simulated: 'found',
  not_found: 'nobody',
  diverged: 'diverged',
  source_down: 'source_down',
  withheld: 'protected',
};

const BY_CODE: Readonly<Record<string, LineVerdict>> = {
  NOT_FOUND: 'nobody',
  SOURCES_DIVERGE: 'diverged',
  SUBJECT_SUPPRESSED: 'protected',
  SOURCE_DOWN: 'source_down',
  MAINTENANCE: 'source_down',
};

const PAUSES: Readonly<Record<string, BatchPause>> = {
  QUOTA_EXCEEDED: 'quota',
  RATE_LIMITED: 'limited',
  SUBSCRIPTION_REQUIRED: 'plan',
  TERMS_NOT_ACCEPTED: 'terms',
};

export function verdictOf(outcome: Outcome): LineVerdict {
  return BY_OUTCOME[outcome];
}

/** Of a lookup that leaves no entry; null for an accident, or for what concerns the account. */
export function verdictOfFailure(failure: unknown): LineVerdict | null {
  return failure instanceof AppError ? (BY_CODE[failure.code] ?? null) : null;
}

/** Why all of the batch has to wait, and for how many seconds; null seconds: until it is resumed. */
export function pauseFor(failure: unknown): { readonly reason: BatchPause; readonly seconds: number | null } | null {
  if (!(failure instanceof AppError)) return null;
  const reason = PAUSES[failure.code];
  if (!reason) return null;
  const passes = reason === 'quota' || reason === 'limited';
  return { reason, seconds: passes ? (failure.retryAfterSeconds ?? 60) : null };
}
