/** SQL: the lines of a batch `b` by verdict, as an object. */
export const COUNTS = `
  SELECT coalesce(jsonb_object_agg(c.verdict, c.n), '{}') FROM (
    SELECT l.verdict, count(*)::int AS n FROM lookup_batch_lines l WHERE l.batch_id = b.id GROUP BY l.verdict
  ) AS c`;

/** A line's encryption is bound to its row. */
export function lineContext(id: string): string {
  return `batch-line ${id}`;
}
