/** Nothing yet, for each day of a month. */
export const NO_DAYS = 'array_fill(0::bigint, ARRAY[31])';

/** The sums up to each day of a month, out of the days: an array for each of `columns`. */
export const sumsUpTo = (months: string, days: string, keys: readonly string[], columns: readonly string[]) => `
  SELECT month, ${keys.join(', ')}, ${columns.map((column) => `array_agg(${column} ORDER BY place) AS ${column}`).join(', ')}
  FROM (
    SELECT month, place, ${keys.map((key) => `m.${key}`).join(', ')},
      ${columns.map((column) => `sum(coalesce(d.${column}, 0)) OVER upto::bigint AS ${column}`).join(', ')}
    FROM ${months} AS m CROSS JOIN generate_series(1, 31) AS place
    LEFT JOIN ${days} AS d ON ${keys.map((key) => `d.${key} = m.${key}`).join(' AND ')}
      AND d.day = month + place - 1 AND d.day < month + interval '1 month'
    WINDOW upto AS (PARTITION BY month, ${keys.map((key) => `m.${key}`).join(', ')} ORDER BY place)
  ) AS each_day GROUP BY month, ${keys.join(', ')}`;
