import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { DATA_SUBJECT_DEADLINE_DAYS } from '../../../../kernel/data-subject-request.js';
import { DAY_MS } from '../../../../kernel/durations.js';

/** The last day on which the answer is in time, as AAAA-MM-DD in Brazil. The clock never stops, whoever is waited for. */
export function dueDay(receivedAt: Date): string {
  return new Date(dayNumber(dayInBrazil(receivedAt)) * DAY_MS + DATA_SUBJECT_DEADLINE_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10);
}

/** Days until `due`; 0 on the day itself, negative when it has passed. */
export function daysLeft(due: string, now: Date): number {
  return dayNumber(due) - dayNumber(dayInBrazil(now));
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
