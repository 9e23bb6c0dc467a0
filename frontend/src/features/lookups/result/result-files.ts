import type { LookupType } from '@kernel/lookup-catalogue';
import { dayInBrazil } from '../../../shared/ui/dates';
import type { LookupMeta } from '../lookups.api';
import { csv } from './csv';
import { type ResultView, rowsOf } from './result-view';

const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** consulta_cpf_2026-11-21_02-15-51.json, in Brazilian time. */
export function exportName(type: LookupType, at: Date, ending: 'json' | 'csv'): string {
  return `consulta_${type}_${dayInBrazil(at)}_${time.format(at).replaceAll(':', '-')}.${ending}`;
}

/** The answer as it came, with where it came from. */
export function resultJson(data: unknown, meta: LookupMeta | null): string {
  return JSON.stringify(meta === null ? { data } : { data, meta }, null, 2);
}

/** Every filled fact of the result, a row each. */
export function resultCsv(view: ResultView): string {
  const rows = view.sections.flatMap((section) =>
    rowsOf(section).map(([label, value]) => [section.title, label, value]),
  );
  return csv([['Seção', 'Campo', 'Valor'], ...rows]);
}
