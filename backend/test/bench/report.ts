import type { Figure } from './measure.js';
import { type Spread, spread } from './statistics.js';
import { TITLES, type VariantName } from './variants.js';
import type { Outcome, Round } from './verdict.js';

const COLUMNS: Array<{ title: string; value: (figure: Figure) => number; digits: number }> = [
  { title: 'consultas/s', value: (figure) => figure.perSecond, digits: 0 },
  { title: 'p50 ms', value: (figure) => figure.p50Ms, digits: 1 },
  { title: 'p99 ms', value: (figure) => figure.p99Ms, digits: 1 },
  { title: 'CPU µs/consulta', value: (figure) => figure.cpuUs, digits: 0 },
  { title: 'PostgreSQL µs', value: (figure) => figure.databaseCpuUs ?? Number.NaN, digits: 0 },
  { title: 'as duas µs', value: (figure) => figure.bothCpuUs, digits: 0 },
  { title: 'alocados kB/consulta', value: (figure) => figure.allocatedKb, digits: 0 },
  { title: 'memória MB', value: (figure) => figure.rssMb, digits: 0 },
];

/** The table of one run: medians with minimum and maximum of all rounds, a line a variant. */
export function table(rounds: readonly Round[], names: readonly VariantName[]): string {
  const head = ['', ...COLUMNS.map(({ title }) => title)];
  const rows = names.map((name) => {
    const figures = rounds.flatMap((round) => round[name] ?? []);
    return [TITLES[name], ...COLUMNS.map(({ value, digits }) => range(spread(figures.map(value)), digits))];
  });
  return aligned([head, ...rows]);
}

/** The goals, a line each: ratio, what was wanted, whether it was reached. */
export function goals(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ text, ratio, measure, limit, met, binding }) => {
    const wanted = `meta ${measure === 'perSecond' ? '≥' : '≤'} ${decimal(limit, 2)}${binding ? '' : ' (próxima)'}`;
    return [text, range(ratio, 2), wanted, met ? 'cumprida' : 'não cumprida'];
  });
  return aligned(rows);
}

function range({ median, min, max }: Spread, digits: number): string {
  if (Number.isNaN(median)) return '–';
  return `${decimal(median, digits)} [${decimal(min, digits)}–${decimal(max, digits)}]`;
}

function decimal(value: number, digits: number): string {
  return value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function aligned(rows: string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const padded = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column));
  return rows.map((row) => row.map(padded).join('   ').trimEnd()).join('\n');
}
