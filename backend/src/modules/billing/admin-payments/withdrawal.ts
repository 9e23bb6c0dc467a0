import { brazilianDay } from '../../../kernel/brazilian-day.js';

/** Days in which who bought at a distance may withdraw without a reason (Law 8.078/1990, article 49). */
export const WITHDRAWAL_DAYS = 7;
const DAY_MS = 86_400_000;

/** Until when the buyer may withdraw: the day of the purchase is not counted, the seventh one counts whole, in Brasília. */
export function withdrawalEndsAt(paidAt: Date): Date {
  return new Date(brazilianDay(paidAt).endsAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}
