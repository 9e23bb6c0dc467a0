import type { ApiError } from '../../../shared/api/api-error';

/** Longer than this nobody waits: it is said in words, not counted down. */
const LONGEST_COUNTDOWN = 15 * 60;

/** Why an administrator was not believed, with the attempts that are left. */
export function refusalText({ text, status, body }: ApiError): string {
  return status === 401 && typeof body.message === 'string' ? `${text}. ${body.message}` : text;
}

/** Seconds until the closed door opens again; 0 when it is not closed, or for very long. */
export function secondsToWait({ status, body }: ApiError): number {
  const { retryAfterSeconds } = (body.details ?? {}) as { retryAfterSeconds?: unknown };
  const seconds = status === 429 && typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 0;
  return seconds > LONGEST_COUNTDOWN ? 0 : seconds;
}

/** 299 → 4:59. */
export function asMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
