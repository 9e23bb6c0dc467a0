/** Locked in one order, so that two who change the same keys never wait for each other. */
const oneByOne = (keys: string) => `IN (SELECT key FROM rate_limits WHERE key = ANY (${keys}) ORDER BY key FOR UPDATE)`;

/** As parts of a larger statement: what takes one attempt back under each of these keys, or forgets them. */
export const GIVE_BACK = (keys: string) =>
  `UPDATE rate_limits SET count = count - 1 WHERE count > 0 AND key ${oneByOne(keys)}`;
export const CLEAR = (keys: string) => `DELETE FROM rate_limits WHERE key ${oneByOne(keys)}`;

/** Attempts under the key of each place; a place is only counted when those before it are not full. */
export const COUNT = [1, 2, 3].map((places) => {
  const all = Array.from({ length: places }, (_, place) => place);
  if (places === 1) return countOne(0);
  const counted = all.map((place) => `place_${place} AS (${countOne(place)})`);
  const verdicts = all.map((place) => `SELECT place, count, reset FROM place_${place}`);
  return `WITH ${counted.join(', ')} ${verdicts.join(' UNION ALL ')} ORDER BY place DESC LIMIT 1`;
});

function countOne(place: number): string {
  const [key, seconds, by, mostBefore] = [place * 4 + 1, place * 4 + 2, place * 4 + 3, place * 4];
  const source = place === 0 ? '' : `FROM place_${place - 1} WHERE count <= $${mostBefore}::int`;
  return `
    INSERT INTO rate_limits AS r (key, count, resets_at)
    SELECT $${key}, $${by}::int, now() + make_interval(secs => $${seconds}) ${source}
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.resets_at <= now() THEN excluded.count ELSE r.count + excluded.count END,
      resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
    RETURNING ${place} AS place, count, ceil(extract(epoch FROM resets_at - now()))::int AS reset`;
}
