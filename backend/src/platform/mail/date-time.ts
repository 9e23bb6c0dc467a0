const FORMAT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** A moment for people: `21/11/2026, 14:35 (horário de Brasília)`. */
export function formatDateTime(moment: Date): string {
  return `${FORMAT.format(moment)} (horário de Brasília)`;
}
