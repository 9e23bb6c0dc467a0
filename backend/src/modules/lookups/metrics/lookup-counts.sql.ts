import { inColumns } from '../../../platform/database/columns.js';
import { MONTHS_OF_DAYS, OF_WANTED_MONTHS, ofWantedDays } from '../../../platform/database/months.sql.js';
import { ofAnyLength } from '../../../platform/database/sql.js';

const TALLY = `sum(n)::float8 AS n, coalesce(sum(n) FILTER (WHERE outcome = 'success'), 0)::float8 AS found`;

export const SUCCESSES = `
  SELECT coalesce(sum(n), 0)::float8 AS n FROM (
    SELECT n FROM lookup_total_counts WHERE outcome = 'success'
    UNION ALL SELECT n FROM lookup_counts_pending WHERE outcome = 'success'
  ) AS counts`;

/** Here and below $1 and $2 are the first and the last day, $3 how many hours of the last one. */
const COUNTED = `
  SELECT day, type, outcome, n FROM lookup_daily_counts WHERE day BETWEEN $1::date AND $2::date
  UNION ALL SELECT day, type, outcome, -n FROM lookup_hourly_counts WHERE day = $2::date AND hour >= $3::int
  UNION ALL SELECT day, type, outcome, n FROM lookup_counts_pending
  WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)`;

export const TYPES_BY_DAY = `
  WITH counted AS (${COUNTED})
  SELECT day::text, type, ${TALLY} FROM counted GROUP BY day, type HAVING sum(n) <> 0 ORDER BY 1, 2`;

const GIVEN = ['$1::date[]', '$2::date[]', '$3::int[]'].map(ofAnyLength).join(', ');

/**
 * Of several ranges. What waits to be added up, and what is of the last day's later hours and so taken off, is read once:
 * the rest are the months' rows.
 */
const KINDS_OF_WANTED = `
  WITH wanted AS MATERIALIZED (
    SELECT place::int, first, last, hours, ${MONTHS_OF_DAYS}
    FROM unnest(${GIVEN}) WITH ORDINALITY AS given (first, last, hours, place)
  ), waiting AS MATERIALIZED (
    SELECT day, hour, type, outcome, sum(n)::bigint AS n FROM lookup_counts_pending GROUP BY 1, 2, 3, 4
  ), loose AS MATERIALIZED (
    SELECT place, day, type, outcome, sum(n)::bigint AS n FROM (
      SELECT place, day, type, outcome, -n AS n FROM wanted JOIN lookup_hourly_counts ON day = last AND hour >= hours
      UNION ALL SELECT place, day, type, outcome, n FROM wanted
      JOIN waiting ON day >= first AND (day < last OR (day = last AND hour < hours))
    ) AS parts GROUP BY 1, 2, 3, 4
  ), kinds AS (
    SELECT place, type, outcome, sum(n)::bigint AS n FROM wanted, LATERAL (
      SELECT type, outcome, ${ofWantedDays('n', 'so_far')} AS n FROM lookup_monthly_counts WHERE ${OF_WANTED_MONTHS}
      UNION ALL SELECT type, outcome, n FROM loose WHERE loose.place = wanted.place
    ) AS parts GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
  )`;

const KIND_COLUMNS = ['type', 'outcome', 'n'];
const PLACED_KINDS = `${inColumns('kinds', ['place', ...KIND_COLUMNS])} AS kinds`;

export const KINDS = `${KINDS_OF_WANTED} SELECT ${PLACED_KINDS}`;

export const OVERVIEW = `${KINDS_OF_WANTED}, days AS (
    SELECT day, sum(n)::bigint AS n, sum(found)::bigint AS found FROM (
      SELECT day, n, found FROM wanted JOIN lookup_day_totals ON day BETWEEN first AND last WHERE place = 1
      UNION ALL SELECT day, n, CASE WHEN outcome = 'success' THEN n ELSE 0 END FROM loose WHERE place = 1
    ) AS parts GROUP BY 1 HAVING sum(n) <> 0 ORDER BY 1
  ), ever AS (
    SELECT type, outcome, sum(n)::bigint AS n FROM (
      SELECT type, outcome, n FROM lookup_total_counts
      UNION ALL SELECT type, outcome, n FROM waiting
    ) AS counts GROUP BY 1, 2
  )
  SELECT ${PLACED_KINDS}, ${inColumns('days', ['day', 'n', 'found'])} AS days, ${inColumns('ever', KIND_COLUMNS)} AS ever`;

export const HOURS = `
  SELECT hour, ${TALLY} FROM (
    SELECT hour, outcome, n FROM lookup_hourly_counts
    WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)
    UNION ALL SELECT hour, outcome, n FROM lookup_counts_pending
    WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)
  ) AS counts GROUP BY hour ORDER BY hour`;
