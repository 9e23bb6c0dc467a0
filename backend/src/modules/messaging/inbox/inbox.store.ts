import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Message } from './unread-messages.queries.js';
import { MESSAGE_READ, UnreadMessages } from './unread-messages.store.js';

const MOST_SHOWN = 100;

const RECEIVED = `
  SELECT b.number, b.id, b.content, b.link, b.sent_at AS "sentAt", r.read_at AS "readAt"
  FROM broadcast_recipients AS r JOIN broadcasts AS b ON b.number = r.number
  WHERE r.account_id = $1 ORDER BY r.number DESC LIMIT ${MOST_SHOWN}`;

/** One statement: who reads it a second time tells nobody. */
const READ = `
  WITH mine AS (
    SELECT r.number FROM broadcast_recipients AS r JOIN broadcasts AS b ON b.number = r.number
    WHERE r.account_id = $1 AND b.id = $2
  ), first AS (
    UPDATE broadcast_recipients AS r SET read_at = $3 FROM mine
    WHERE r.account_id = $1 AND r.number = mine.number AND r.read_at IS NULL RETURNING r.number
  ), told AS (
    SELECT pg_notify($4, $1::text || ' ' || number) FROM first
  )
  SELECT number, (SELECT count(*) FROM told) AS told FROM mine`;

export interface ReceivedMessage extends Message {
  readonly readAt: Date | null;
}

/** The messages that accounts have received. */
@Injectable()
export class Inboxes {
  constructor(
    private readonly sql: Sql,
    private readonly unread: UnreadMessages,
    private readonly clock: Clock,
  ) {}

  /** The newest first, at most a hundred. */
  received(accountId: string): Promise<ReceivedMessage[]> {
    return this.sql.rows<ReceivedMessage>(RECEIVED, [accountId]);
  }

  /** Marks a message as read, everywhere and for good; the first time counts. False: the account has no such message. */
  async markRead(accountId: string, messageId: string): Promise<boolean> {
    const mine = await this.sql.row<{ number: number }>(READ, [accountId, messageId, this.clock.now(), MESSAGE_READ]);
    if (mine) this.unread.drop(accountId, mine.number);
    return mine !== null;
  }
}
