import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { BROADCAST_SENT, ONE_AT_A_TIME, TAKE_TIME } from './broadcasts.store.js';

/** What the product itself tells, once a topic. */
export interface Notice {
  readonly topic: string;
  readonly content: string;
  /** The page of ours where there is more. */
  readonly link: string;
}

/** Whom it reaches: rows with an `account_id`, which their owner publishes, and what these call `$1`. */
export interface Recipients {
  readonly rows: string;
  readonly key: string;
}

/** What the product itself tells accounts in their inbox; it goes the way of a broadcast, without an administrator. */
@Injectable()
export class Notices {
  /** In the transaction of the fact; to nobody there is nothing. */
  async put({ topic, content, link }: Notice, { rows, key }: Recipients, tx: Queryable): Promise<void> {
    await tx.query(TAKE_TIME);
    await tx.query(ONE_AT_A_TIME);
    await tx.query(putTo(rows), [key, newId(), topic, content, link, BROADCAST_SENT]);
  }
}

/** Copies by e-mail are not for these: who wants them has e-mails of their own. */
function putTo(rows: string): string {
  return `
    WITH numbered AS (SELECT coalesce(max(number), 0) + 1 AS number FROM broadcasts),
      recipients AS (
        INSERT INTO broadcast_recipients (account_id, number)
        SELECT r.account_id, numbered.number FROM ${rows} AS r, numbered RETURNING 1
      ),
      sent AS (
        INSERT INTO broadcasts (id, number, topic, content, link, composed_at, send_at, sent_at, copied_at, user_count)
        SELECT $2::uuid, numbered.number, $3, $4, $5, now(), now(), now(), now(), (SELECT count(*) FROM recipients)
        FROM numbered WHERE EXISTS (SELECT FROM recipients) RETURNING number
      )
    SELECT pg_notify($6, number::text) FROM sent`;
}
