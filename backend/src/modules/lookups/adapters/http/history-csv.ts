import { Readable } from 'node:stream';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import type { HistoryEntry } from '../../application/lookup-history.port.js';
import { isSuccess } from '../../domain/outcome.js';

const BRASILIA = 'America/Sao_Paulo';
const MOMENT = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, dateStyle: 'short', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: BRASILIA, dateStyle: 'short' });

/** The first bytes: a mark by which spreadsheets know UTF-8, and the names of the columns. */
const CSV_HEAD = '\uFEFFData/Hora;Tipo;Consulta;Status\r\n';

/** Entries as a file for a spreadsheet, written as it is read: the next page is asked for when the last one has left. */
export function csvFile(pages: AsyncIterable<readonly HistoryEntry[]>): Readable {
  return Readable.from(linesOf(pages));
}

async function* linesOf(pages: AsyncIterable<readonly HistoryEntry[]>): AsyncGenerator<string> {
  yield CSV_HEAD;
  for await (const entries of pages) if (entries.length > 0) yield csvLines(entries);
}

/** Entries as lines for a spreadsheet. */
export function csvLines(entries: readonly HistoryEntry[]): string {
  return entries.map(csvLine).join('');
}

/** historico-consultas-2026-11-21.csv, by the day in Brasília. */
export function csvName(at: Date): string {
  return `historico-consultas-${DAY.format(at)}.csv`;
}

/** A cell that no spreadsheet takes for a formula and no separator breaks. */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function csvLine({ at, type, masked, outcome }: HistoryEntry): string {
  const status = outcome === 'simulated' ? 'Simulado' : isSuccess(outcome) ? 'Sucesso' : 'Erro';
  const cells = [MOMENT.format(at).replace(',', ''), lookupDefinition(type).label, masked, status];
  return `${cells.map(csvCell).join(';')}\r\n`;
}
