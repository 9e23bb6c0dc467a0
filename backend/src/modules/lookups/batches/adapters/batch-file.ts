import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { type BatchFormat, LINE_VERDICT_LABELS } from '../../../../kernel/batches.js';
import { momentText } from '../../../../kernel/day-text.js';
import { begun } from '../../../../platform/http/begun.js';
import { csvAnswer, type Sheet } from '../../../../platform/http/csv.js';
import { xlsxAnswer } from '../../../../platform/http/xlsx.js';
import type { ExportedLine } from '../application/export-lines.js';
import { batchLineItem } from './batch.answers.js';

const SHEET: Sheet<ExportedLine> = {
  name: 'lote',
  columns: {
    Linha: ({ line }) => line,
    Consulta: ({ subject }) => subject,
    Situação: ({ verdict }) => LINE_VERDICT_LABELS[verdict],
    Encontrado: ({ found }) => found,
    Observação: ({ reason, sameAs }) => reason ?? (sameAs === null ? null : `Igual à linha ${sameAs}`),
    Protocolo: ({ protocolo }) => protocolo,
    'Data/Hora': ({ lookedUpAt }) => lookedUpAt && momentText(lookedUpAt),
  },
};

type Pages = AsyncIterable<readonly ExportedLine[]>;

/** What a batch may be taken away as. */
export const BATCH_FILES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/jsonl',
] as const;

/** A batch as a file; JSON lines carry the results too. */
export async function batchFile(format: BatchFormat, pages: Pages, day: string): Promise<StreamableFile> {
  if (format === 'csv') return csvAnswer(SHEET, pages, day);
  if (format === 'xlsx') return xlsxAnswer(SHEET, await allOf(pages), day);
  return new StreamableFile(Readable.from(jsonLines(await begun(pages))), {
    type: 'application/jsonl; charset=utf-8',
    disposition: `attachment; filename="${SHEET.name}-${day}.jsonl"`,
  });
}

async function* jsonLines(pages: Pages): AsyncGenerator<string> {
  for await (const lines of pages) {
    yield lines.map((line) => `${JSON.stringify({ ...batchLineItem(line), resultado: line.result })}\n`).join('');
  }
}

/** Of which a sheet has no results: they would all be kept until the last line. */
async function allOf(pages: Pages): Promise<ExportedLine[]> {
  const all: ExportedLine[] = [];
  for await (const lines of pages) all.push(...lines.map((line) => ({ ...line, result: null })));
  return all;
}
