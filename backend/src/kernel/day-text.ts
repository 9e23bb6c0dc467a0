/** A day or a month, 2026-11-01 or 2026-11, as it is read: 01/11/2026, 11/2026. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as it is read in Brasília, and known to spreadsheets: 21/11/2026 14:35. */
export function momentText(moment: Date): string {
  return MOMENT.format(moment).replace(',', '');
}
