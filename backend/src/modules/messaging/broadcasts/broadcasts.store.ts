import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import type { BroadcastState, Segment } from '../../../kernel/broadcast.js';
import type { TimeSort } from '../../../kernel/time-sort.js';
import { Clock } from '../../../platform/clock.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.js';
import { countedPart } from '../../../platform/database/counters.js';
import { byTime } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { ACCOUNT_ROWS, CONNECTED, ONLINE } from '../../identity/index.js';
import type { Broadcast } from './broadcast.js';
import { SEGMENT_CONDITIONS } from './segment.sql.js';

/** The channel on which a broadcast's number is sent when it has gone out. */
export const BROADCAST_SENT = 'broadcast_sent';

/** Broadcasts go out one after the other, so that the order of their numbers is the order of their commits. */
export const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.broadcasts})`;
/** A million recipients take seconds; the usual limit of a statement is for people who wait. */
export const TAKE_TIME = "SET LOCAL statement_timeout = '120s'";

const FIELDS = `
  b.id, b.content, b.segment, b.composed_by AS "composedBy", b.composed_at AS "composedAt", b.send_at AS "sendAt",
  b.sent_at AS "sentAt", b.cancelled_at AS "cancelledAt", b.user_count AS "userCount"`;

const READERS = countedPart('message-readers', 'brazilian_day(b.sent_at)', 'ARRAY[b.number::text]');

const IN_STATE: Readonly<Record<BroadcastState, string>> = {
  scheduled: 'b.sent_at IS NULL AND b.cancelled_at IS NULL',
  sent: 'b.sent_at IS NOT NULL',
  cancelled: 'b.cancelled_at IS NOT NULL',
};

export interface Audience {
  readonly accounts: number;
  /** Those of them with a session that has not ended, who see it without logging in first. */
  readonly connected: number;
  readonly online: number;
}

export interface BroadcastWithReads extends Broadcast {
  /** Recipients who have read it, also those who have left since. */
  readonly readCount: number;
}

/** What administrators have composed, and what became of it. Each change is recorded with it. */
@Injectable()
export class Broadcasts {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<Broadcast | null> {
    return this.sql.row<Broadcast>(`SELECT ${FIELDS} FROM broadcasts AS b WHERE id = $1`, [id]);
  }

  /**
   * Stores the broadcast, and sends it when its moment has come. One that is there already under this id stays as it is
   * and is answered.
   */
  add(broadcast: Broadcast): Promise<Broadcast> {
    return this.sql.transaction(async (tx) => {
      const { id, content, segment, composedBy, composedAt, sendAt } = broadcast;
      const { rowCount } = await tx.query(
        `INSERT INTO broadcasts (id, content, segment, composed_by, composed_at, send_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`,
        [id, content, segment, composedBy, composedAt, sendAt],
      );
      if (rowCount === 1) {
        await this.auditLog.record(auditEntryOf(broadcast), tx);
        if (sendAt <= composedAt) await send(tx, broadcast, composedAt);
      }
      const { rows } = await tx.query<Broadcast>(`SELECT ${FIELDS} FROM broadcasts AS b WHERE id = $1`, [id]);
      return rows[0] as Broadcast;
    });
  }

  /** Sends the next one that is due, if no other instance is about to; answers whether it did. */
  sendDue(): Promise<boolean> {
    const now = this.clock.now();
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<Broadcast>(
        `SELECT ${FIELDS} FROM broadcasts AS b WHERE ${IN_STATE.scheduled} AND b.send_at <= $1
         ORDER BY b.send_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [now],
      );
      if (rows[0]) await send(tx, rows[0], now);
      return rows.length > 0;
    });
  }

  /** Null: there is no such broadcast. */
  cancel(adminId: string, id: string): Promise<'cancelled' | 'sent' | null> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<Broadcast>(`SELECT ${FIELDS} FROM broadcasts AS b WHERE id = $1 FOR UPDATE`, [
        id,
      ]);
      const [broadcast] = rows;
      if (!broadcast) return null;
      if (broadcast.sentAt !== null) return 'sent';
      if (broadcast.cancelledAt !== null) return 'cancelled';
      await tx.query('UPDATE broadcasts SET cancelled_at = $2 WHERE id = $1', [id, this.clock.now()]);
      await this.auditLog.record({ adminId, action: 'cancel-broadcast', target: `broadcast:${id}` }, tx);
      return 'cancelled';
    });
  }

  inState(state: BroadcastState | undefined, sort: TimeSort | undefined): PagedList<BroadcastWithReads> {
    return new PagedList(this.sql, {
      columns: `${FIELDS}, ${READERS} AS "readCount"`,
      table: 'broadcasts AS b',
      where: `b.topic IS NULL AND ${state ? IN_STATE[state] : 'true'}`,
      order: byTime(sort, 'composed_at'),
    });
  }

  /** Whom a broadcast would reach at this moment. */
  async audience(segment: Segment): Promise<Audience> {
    const row = await this.sql.row<Audience>(
      `SELECT (${counted(segment)}) AS accounts, (${counted(segment, CONNECTED)}) AS connected,
         (${counted(segment, ONLINE)}) AS online`,
      [this.clock.now()],
    );
    return row ?? { accounts: 0, connected: 0, online: 0 };
  }

  /** Those of whom it would reach who are signed in; starts from their sessions. */
  async connected(segment: Segment): Promise<number> {
    const row = await this.sql.row<{ count: number }>(counted(segment, CONNECTED), [this.clock.now()]);
    return row?.count ?? 0;
  }
}

/** The condition is joined to the accounts, rather than asked of each. */
function counted(segment: Segment, further = 'true'): string {
  return `SELECT count(*)::int FROM ${ACCOUNT_ROWS} AS a WHERE ${SEGMENT_CONDITIONS[segment]} AND ${further}`;
}

/** Settles whom it reaches, and tells every instance with the commit. */
async function send(tx: Queryable, { id, segment }: Broadcast, now: Date): Promise<void> {
  await tx.query(TAKE_TIME);
  await tx.query(ONE_AT_A_TIME);
  await tx.query(
    `WITH numbered AS (SELECT coalesce(max(number), 0) + 1 AS number FROM broadcasts),
       recipients AS (
         INSERT INTO broadcast_recipients (account_id, number)
         SELECT a.id, numbered.number FROM ${ACCOUNT_ROWS} AS a, numbered WHERE ${SEGMENT_CONDITIONS[segment]} RETURNING 1
       ),
       sent AS (
         UPDATE broadcasts SET number = numbered.number, sent_at = $1, user_count = (SELECT count(*) FROM recipients)
         FROM numbered WHERE id = $2 RETURNING broadcasts.number
       )
     SELECT pg_notify($3, number::text) FROM sent`,
    [now, id, BROADCAST_SENT],
  );
}

/** The text itself stays out of the record, which outlives everything: it is in the broadcast. */
function auditEntryOf({ id, segment, composedBy, sendAt, composedAt, content }: Broadcast): AdminAuditEntry {
  const scheduled = sendAt > composedAt;
  return {
    adminId: composedBy,
    action: scheduled ? 'schedule-broadcast' : 'send-broadcast',
    target: `broadcast:${id}`,
    after: { segment, characters: content.length, sendAt: sendAt.toISOString() },
  };
}
