import { lookupDefinition } from '@kernel/lookup-catalogue';
import { dayInBrazil, formatMoment } from '../../../shared/ui/dates';
import type { HistoryItem } from '../lookups.api';
import { csv } from '../result/csv';

/** The entries on show, for a spreadsheet. What was invented is never a success. */
export function historyCsv(entries: readonly HistoryItem[]): string {
  return csv([
    ['Data/Hora', 'Tipo', 'Consulta', 'Status'],
    ...entries.map(({ timestamp, consultationType, query, success, simulado }) => [
      formatMoment(timestamp),
      lookupDefinition(consultationType).label,
      query,
      simulado ? 'Simulado' : success ? 'Sucesso' : 'Erro',
    ]),
  ]);
}

/** historico-consultas-2026-11-21.csv. */
export function historyFileName(at: Date): string {
  return `historico-consultas-${dayInBrazil(at)}.csv`;
}
