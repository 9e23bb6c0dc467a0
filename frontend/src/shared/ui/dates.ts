import { dayInBrazil as dayOf } from '@kernel/brazilian-day';
import { momentText } from '@kernel/day-text';

export { dayText } from '@kernel/day-text';

const ZONE = 'America/Sao_Paulo';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric' });
const time = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

/** 2026-11-21T05:15:51Z → 21/11/2026 02:15, Brazilian time. */
export function formatMoment(date: string | Date): string {
  return momentText(new Date(date));
}

/** 2026-11-21T05:15:51Z → 21/11/2026, Brazilian time. */
export function formatDay(date: string | Date): string {
  return day.format(new Date(date));
}

/** 2026-11-21T05:15:51Z → 02:15, Brazilian time. */
export function formatTime(date: string | Date): string {
  return time.format(new Date(date));
}

/** The Brazilian calendar day as AAAA-MM-DD, for file names and filters. */
export function dayInBrazil(date: string | Date): string {
  return dayOf(new Date(date));
}

/** How long ago, in words: Agora mesmo, há 5 minutos, há 1 hora, há 3 dias. */
export function timeAgo(date: string | Date, now: Date = new Date()): string {
  const passed = now.getTime() - new Date(date).getTime();
  if (passed < MINUTE) return 'Agora mesmo';
  if (passed < HOUR) return ago(passed / MINUTE, 'minuto');
  if (passed < DAY) return ago(passed / HOUR, 'hora');
  return ago(passed / DAY, 'dia');
}

/** How long ago, of what is known to the hour alone: na última hora, há 1 hora, há 3 dias. */
export function hoursAgo(date: string | Date, now: Date = new Date()): string {
  return now.getTime() - new Date(date).getTime() < HOUR ? 'na última hora' : timeAgo(date, now);
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `há ${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
