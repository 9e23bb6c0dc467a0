import { KEYS, type Narrowing, whereOf } from './narrow.sql.js';

/** Beyond so many a search is not counted. */
export const MOST_COUNTED = 1_000;
/** So many rows are looked at in the order of their CNPJs before the index of facts is asked. */
const WALKED = 20_000;
/** So many where the index would have to name more than one waits for. */
const WALKED_OF_MANY = 100_000;
/** As many for each one that a long page wants. */
const WALKED_EACH = 400;
/** What a search finds, as `found`, the page's rows as `nearest`, and what comes before both in a WITH. */
export interface Finding {
  readonly steps: readonly string[];
  readonly nearest: string;
  /** Whether there are more than `found`. */
  readonly capped: string;
  /** Whether there may be more that only another way finds; unless given, it found what there is. */
  readonly missed?: string;
}

export const FULL = `(SELECT count(*) FROM found) > ${MOST_COUNTED}`;

/**
 * By filters alone, in the order of CNPJs. Filters that many have together fill the page, and the count, from the first rows that
 * one comes by. Of others the index of facts knows who has both: few, all of whom are sorted, or enough to be counted. Where each
 * filter is one that many have, what one came by is all that is counted; so it is, further on, where the rarest of them is had by
 * `tooMany` to be named.
 */
export function byFilters(
  { exact, facts, rare }: Narrowing,
  beyond: readonly string[],
  size: number,
  most: number,
  tooMany: boolean,
): Finding {
  const met = '(SELECT count(*) FROM walked)';
  const goesOn = tooMany && rare.length > 0;
  const steps = Math.max(goesOn ? WALKED_OF_MANY : WALKED, size * WALKED_EACH);
  const rows = (...conditions: readonly string[]) =>
    `SELECT ${KEYS}, 0 AS far FROM company_search AS s ${whereOf([...exact, ...beyond, ...conditions])}`;
  const isNamed = rare.length > 0 && !goesOn;
  const enough = isNamed ? most : size;
  return {
    steps: [
      `walked AS MATERIALIZED (
        SELECT ${KEYS}, 0 AS far FROM (
          SELECT * FROM company_search AS s ${whereOf(beyond)} ORDER BY cnpj_basico FETCH FIRST ${steps} ROWS WITH TIES
        ) AS s ${whereOf(exact)} ORDER BY cnpj_basico FETCH FIRST ${most} ROWS WITH TIES
      )`,
      `found AS MATERIALIZED (
        SELECT * FROM walked WHERE ${met} >= ${enough}
        UNION ALL (SELECT * FROM (${rows(...facts, `${met} < ${size}`)} OFFSET 0) AS few ORDER BY cnpj_basico, ordem LIMIT ${most})
        UNION ALL (${rows(...(isNamed ? rare : []), `${met} >= ${size}`, `${met} < ${enough}`)} LIMIT ${most})
      )`,
    ],
    nearest: `SELECT * FROM walked WHERE ${met} >= ${size} UNION ALL SELECT * FROM found WHERE ${met} < ${size}`,
    capped: `${FULL} OR ${!isNamed} AND ${met} >= ${size}
      AND EXISTS (SELECT FROM company_search ORDER BY cnpj_basico OFFSET ${steps} LIMIT 1)`,
  };
}

/** Of few companies that are known already. */
export function byRoots({ exact, facts }: Narrowing, beyond: readonly string[], most: number): Finding {
  const rows = `SELECT ${KEYS}, 0 AS far FROM company_search AS s ${whereOf([...exact, ...facts, ...beyond])}`;
  return {
    steps: [`found AS MATERIALIZED (${rows} ORDER BY cnpj_basico, ordem LIMIT ${most})`],
    nearest: 'SELECT * FROM found',
    capped: FULL,
  };
}
