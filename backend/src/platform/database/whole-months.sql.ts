/** Of a range of days from $1 to $2, of which last one $3 hours count: the last whole day. */
export const LAST_WHOLE_DAY = 'CASE WHEN $3::int < 24 THEN $2::date - 1 ELSE $2::date END';

/** That day, and the whole months before it: from `begins` until before `ends`, which are equal when there is none. */
export const WHOLE_MONTHS = `
  SELECT last, CASE WHEN begins < ends THEN begins ELSE last + 1 END AS begins,
    CASE WHEN begins < ends THEN ends ELSE last + 1 END AS ends
  FROM (SELECT ${LAST_WHOLE_DAY} AS last) AS days,
    LATERAL (SELECT date_trunc('month', $1::date + interval '1 month -1 day')::date AS begins,
      date_trunc('month', (last + 1)::timestamp)::date AS ends) AS months`;
