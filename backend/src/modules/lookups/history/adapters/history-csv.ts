import type { Readable } from 'node:stream';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { csvFile, csvLine } from '../../../../platform/http/csv.js';
import { isSuccess } from '../../model/index.js';
import type { HistoryEntry } from '../history-entry.js';

const BRASILIA = 'America/Sao_Paulo';
const MOMENT = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, dateStyle: 'short', timeStyle: 'short' });

const COLUMNS = ['Data/Hora', 'Tipo', 'Consulta', 'Status'];

/** Entries as a file for a spreadsheet. */
export function historyCsv(pages: AsyncIterable<readonly HistoryEntry[]>): Readable {
  return csvFile(COLUMNS, pages, cellsOf);
}

/** Entries as lines for a spreadsheet. */
export function csvLines(entries: readonly HistoryEntry[]): string {
  return entries.map((entry) => csvLine(cellsOf(entry))).join('');
}

function cellsOf({ at, type, masked, outcome }: HistoryEntry): string[] {
  const status = outcome === 'simulated' ? 'Simulado' : isSuccess(outcome) ? 'Sucesso' : 'Erro';
  return [MOMENT.format(at).replace(',', ''), lookupDefinition(type).label, masked, status];
}
