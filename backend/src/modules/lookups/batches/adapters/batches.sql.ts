/** SQL: the lines of a batch `b` by verdict, as an object. */
export const COUNTS = `
  SELECT coalesce(jsonb_object_agg(c.verdict, c.n), '{}') FROM (
    SELECT l.verdict, count(*)::int AS n FROM lookup_batch_lines l WHERE l.batch_id = b.id GROUP BY l.verdict
  ) AS c`;

/** SQL: of batches that go on, or would once they are resumed. */
export const OPEN = "status IN ('waiting', 'running', 'paused')";

/** SQL: each of them waits for its owner's word. */
export const PAUSE_OPEN = `
  UPDATE lookup_batches SET status = 'paused', pause_reason = 'owner', due_at = NULL WHERE ${OPEN}`;

/** A line's encryption is bound to its row. */
export function lineContext(id: string): string {
  return `batch-line ${id}`;
}
