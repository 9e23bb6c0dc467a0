import type { DataSubjectRequestState } from '../../../../kernel/data-subject-request.js';
import type { Queryable } from '../../../../platform/database/sql.js';
import { newId } from '../../../../platform/ids.js';
import type { RequestEvent } from '../domain/data-request.js';

interface Happening {
  readonly requestId: string;
  readonly at: Date;
  readonly event: RequestEvent;
  readonly state: DataSubjectRequestState;
  readonly adminId?: string | undefined;
}

/** Adds a line to the append-only record of a request. */
export async function recordEvent({ requestId, at, event, state, adminId }: Happening, tx: Queryable): Promise<void> {
  const actor = adminId ? 'admin' : 'titular';
  await tx.query(
    `INSERT INTO privacy_request_events (id, request_id, at, actor, admin_id, event, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), requestId, at, actor, adminId ?? null, event, state],
  );
}
