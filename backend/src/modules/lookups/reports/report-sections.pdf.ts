import { toldOf } from '../../../kernel/results/related.js';
import {
  countOf,
  type ResultBlock,
  type ResultField,
  type ResultItem,
  type ResultPerson,
  type ResultSection,
  withoutEmpty,
} from '../../../kernel/results/result-view.js';
import { SCORE_WARNING, scoreText } from '../../../kernel/score.js';
import { FAINT, type PdfWriter } from '../../../platform/pdf/pdf-writer.js';

/** A section of the result, without what the source left empty and without pictures, which are never kept. */
export function writeSection(writer: PdfWriter, section: ResultSection): void {
  const blocks = withoutEmpty(section).blocks.filter(({ kind }) => kind !== 'photo');
  const filled = { ...section, blocks };
  if (countOf(filled) === 0) return;
  writer.heading('H2', section.title, { size: 13, after: 4 });
  for (const block of blocks) writeBlock(writer, block);
}

function writeBlock(writer: PdfWriter, block: ResultBlock): void {
  if ('title' in block && block.title) writer.heading('H3', block.title, { size: 10.5, after: 3 });
  if (block.kind === 'fields') writeFields(writer, block.fields);
  if (block.kind === 'items') writer.list(block.items.map(lineOf));
  if (block.kind === 'people') for (const person of block.people) writePerson(writer, person);
  if (block.kind === 'scores') {
    writer.rows(block.scores.map(({ name, points, words }) => [name, scoreText(points, words)]));
    warnOfScore(writer);
  }
}

function writePerson(writer: PdfWriter, { name, facts, fields, addresses }: ResultPerson): void {
  writer.heading('H3', name, { size: 11, after: 1 });
  if (facts.length > 0) writer.text('P', facts.join(' · '), { size: 9, color: FAINT, after: 4 });
  writeFields(writer, fields);
  if (addresses.length > 0) writer.list(addresses.map(lineOf));
}

function writeFields(writer: PdfWriter, fields: readonly ResultField[]): void {
  const told = fields.flatMap(({ label, value }) => (value === null ? [] : [[label, value] as const]));
  if (told.length > 0) writer.rows(told);
  if (fields.some(({ isScore, value }) => isScore && value !== null)) warnOfScore(writer);
}

function warnOfScore(writer: PdfWriter): void {
  writer.text('P', `Score: ${SCORE_WARNING}`, { size: 8.5, color: FAINT, after: 10 });
}

function lineOf(item: ResultItem): readonly [string, string] {
  const told = toldOf(item).map(({ label, value }) => `${label}: ${value}`);
  return [item.title, told.join(' · ')];
}
