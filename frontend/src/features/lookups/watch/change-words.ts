/** What stands on a side of a change, in one line: the values that are there, in their order. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  if (typeof value === 'string') return dayOf(value) ?? value;
  const parts = Array.isArray(value) ? value : Object.values(value);
  return parts.map(valueInWords).filter(Boolean).join(', ');
}

/** 2026-10-05 → 05/10/2026. */
function dayOf(text: string): string | null {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return day && `${day[3]}/${day[2]}/${day[1]}`;
}
