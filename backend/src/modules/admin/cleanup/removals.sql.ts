import { IS_DUE, REMOVAL_CANDIDATES } from './removal-candidates.sql.js';

const CHOSEN = 'removed_at IS NULL AND spared_at IS NULL';

export const NEXT_CHOSEN = `
  SELECT account_id FROM account_removals WHERE run_id = $1 AND ${CHOSEN} ORDER BY account_id LIMIT $2`;

/** Held until they are removed, so that whoever turns the run off spares them wholly or not at all. */
export const STILL_DUE = `
  SELECT d.id FROM (${REMOVAL_CANDIDATES} AND a.id = ANY($5)) AS d
  JOIN account_removals AS r ON r.run_id = $6 AND r.account_id = d.id AND ${CHOSEN}
  WHERE ${IS_DUE} AND rule = $4 FOR UPDATE OF r`;

export const NOTE_REMOVED = `
  UPDATE account_removals SET removed_at = $3 WHERE run_id = $1 AND account_id = ANY($2) AND ${CHOSEN}`;

export const NOTE_SPARED = `
  UPDATE account_removals SET spared_at = $3 WHERE run_id = $1 AND account_id = ANY($2) AND ${CHOSEN}`;

export const NOTE_FINISHED = 'UPDATE cleanup_runs SET finished_at = $2 WHERE id = $1 AND finished_at IS NULL';

/** `$1`: whether there are runs by themselves; `$2`: the rules in force. */
export const UNFINISHED = `
  SELECT id, asked_by IS NULL AND NOT $1::boolean OR rule <> ALL($2::text[]) AS "turnedOff"
  FROM cleanup_runs WHERE finished_at IS NULL ORDER BY id`;

export const SPARE_THE_REST = `UPDATE account_removals SET spared_at = $2 WHERE run_id = $1 AND ${CHOSEN}`;

export const REMOVED_BY = `
  SELECT count(*)::int AS n FROM account_removals WHERE run_id = $1 AND removed_at IS NOT NULL`;
