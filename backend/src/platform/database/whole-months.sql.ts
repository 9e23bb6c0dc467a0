/** A range of days as SQL: the first one, the last one, and how many hours of that last one count. */
interface Days {
  readonly first: string;
  readonly last: string;
  readonly hours: string;
}

const GIVEN: Days = { first: '$1::date', last: '$2::date', hours: '$3::int' };

/** The last whole day of a range. */
const lastWholeDay = ({ last, hours }: Days) => `CASE WHEN ${hours} < 24 THEN ${last} - 1 ELSE ${last} END`;

/** That day, and the whole months before it: from `begins` until before `ends`, which are equal when there is none. */
export const wholeMonths = (days: Days) => `
  SELECT last, CASE WHEN begins < ends THEN begins ELSE last + 1 END AS begins,
    CASE WHEN begins < ends THEN ends ELSE last + 1 END AS ends
  FROM (SELECT ${lastWholeDay(days)} AS last) AS days,
    LATERAL (SELECT date_trunc('month', ${days.first} + interval '1 month -1 day')::date AS begins,
      date_trunc('month', (last + 1)::timestamp)::date AS ends) AS months`;

/** Of the range from $1 to $2, of which last one $3 hours count. */
export const LAST_WHOLE_DAY = lastWholeDay(GIVEN);
export const WHOLE_MONTHS = wholeMonths(GIVEN);
