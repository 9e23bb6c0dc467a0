/**
 * Ranges of days, as SQL, and what of a month's row falls within one. Such a row knows its sum, and in an array the sum up to each of
 * its days: any range of days is read from its months alone.
 */

/** Of a range's `first` and `last` day: their months, how many days of the first month come before it, and which day the last one is. */
export const MONTHS_OF_DAYS = `
  date_trunc('month', first::timestamp)::date AS first_month, extract(day FROM first)::int - 1 AS days_before,
  date_trunc('month', last::timestamp)::date AS last_month, extract(day FROM last)::int AS last_day`;

/** Which months' rows have to do with the range `wanted`. */
export const OF_WANTED_MONTHS = 'month >= wanted.first_month AND month <= wanted.last_month';

/** What of such a row is of the wanted days. `sum` and `soFar` are its columns. */
export function ofWantedDays(sum: string, soFar: string): string {
  return `CASE WHEN month = wanted.last_month THEN ${soFar}[wanted.last_day] ELSE ${sum} END
    - CASE WHEN month = wanted.first_month THEN coalesce(${soFar}[wanted.days_before], 0) ELSE 0 END`;
}

/** The whole months between $1 and $2: from `begins` until before `ends`, which are equal when there is none. */
export const WHOLE_MONTHS = `
  SELECT first, last, CASE WHEN begins < ends THEN begins ELSE last + 1 END AS begins,
    CASE WHEN begins < ends THEN ends ELSE last + 1 END AS ends
  FROM (SELECT $1::date AS first, $2::date AS last) AS days,
    LATERAL (SELECT date_trunc('month', first + interval '1 month -1 day')::date AS begins,
      date_trunc('month', (last + 1)::timestamp)::date AS ends) AS months`;
