import { readApiError } from '../../shared/api/api-error';

/** Refused because it is not any more as it was seen. */
export function isConflict(error: unknown): boolean {
  return readApiError(error, '').status === 409;
}
