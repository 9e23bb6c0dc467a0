import type { Queryable } from '../../../platform/database/sql.js';
import type { SessionEnd } from './session.js';

const END_SESSIONS = `
  UPDATE sessions SET ended_at = $2, end_reason = $3
  WHERE account_id = ANY($1) AND ended_at IS NULL AND id IS DISTINCT FROM $4::uuid`;

/** Ends every open session of the accounts but `exceptId`, within the transaction of what they end for. */
export async function endSessions(
  tx: Queryable,
  accountIds: readonly string[],
  { reason, at, exceptId = null }: SessionsEnd,
): Promise<void> {
  await tx.query(END_SESSIONS, [accountIds, at, reason, exceptId]);
}

export interface SessionsEnd {
  readonly reason: SessionEnd;
  readonly at: Date;
  /** The session that goes on. */
  readonly exceptId?: string | null;
}
