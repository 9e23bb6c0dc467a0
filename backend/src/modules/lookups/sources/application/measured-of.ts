import { isOutage, isWithheld, refusesInput } from '../../model/index.js';
import type { Measured } from '../domain/health.js';

/** What a failed call says of its source. */
export function measuredOf(failure: unknown): Measured {
  if (refusesInput(failure) || isWithheld(failure)) return 'ok';
  const { reason } = Object(failure);
  return isOutage(failure) && (reason === 'circuit-open' || reason === 'queue-full') ? 'refused' : 'failed';
}
