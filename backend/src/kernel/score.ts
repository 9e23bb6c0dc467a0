import { amountIn, type SourceRecord, words } from './source-record.js';

/** Goes with every credit score that is shown or handed over. */
export const SCORE_WARNING = 'Não use como critério único de decisão.';

export interface Score {
  readonly name: string;
  readonly points: number | null;
  readonly band: string | null;
  /** What stands in the place of points. */
  readonly said: string | null;
}

/** Points and what is said of them, in one line. */
export function scoreText(points: number | null, said: string | null): string {
  return [points === null ? null : `${points} de 1000`, said].filter(Boolean).join(' · ');
}

/** The scores of a record of which anything is told. */
export function scoresIn(record: SourceRecord): Score[] {
  return ['CSB8', 'CSBA']
    .map((name) => scoreOf(name, record[name], record[`${name}_FAIXA`]))
    .filter(({ points, band, said }) => (points ?? band ?? said) !== null);
}

/** Points are 0 to 1000: some sources write -1 or SEM SCORE of who has none. */
export function scoreOf(name: string, told: unknown, band: unknown = null): Score {
  const amount = amountIn(told);
  const points = amount !== null && amount >= 0 && amount <= 1000 ? amount : null;
  return { name, points, band: words(band), said: points === null ? words(told) : null };
}
