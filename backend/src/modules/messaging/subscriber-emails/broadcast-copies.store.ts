import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { EmailPreferences } from './email-preferences.store.js';
import { broadcastEmail } from './subscriber.email.js';

const AT_ONCE = 100;

interface Uncopied {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly number: number;
  readonly content: string;
  readonly copiedTo: string | null;
}

interface Recipient {
  readonly [column: string]: unknown;
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
}

/** Copies of sent broadcasts for those who asked for them: walks through the recipients of each broadcast. How far it came is stored with the e-mails, in one transaction. */
@Injectable()
export class BroadcastCopies {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly preferences: EmailPreferences,
  ) {}

  /** Writes the next few, if no other instance is about to; answers whether there may be more. */
  writeSome(now: Date): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const broadcast = (await tx.query<Uncopied>(NEXT)).rows[0];
      if (!broadcast) return false;
      const { id, number, content, copiedTo } = broadcast;
      const { rows } = await tx.query<Recipient>(READERS, [number, copiedTo, AT_ONCE]);
      for (const reader of rows) {
        await this.outbox.put(
          broadcastEmail(reader, content, this.preferences.unsubscribeLinks(reader.accountId), now),
          tx,
        );
      }
      const last = rows.length === AT_ONCE ? (rows.at(-1)?.accountId ?? null) : null;
      await tx.query('UPDATE broadcasts SET copied_to = $2, copied_at = $3 WHERE id = $1', [
        id,
        last,
        last ? null : now,
      ]);
      return true;
    });
  }
}

const NEXT = `
  SELECT id, number, content, copied_to AS "copiedTo" FROM broadcasts
  WHERE sent_at IS NOT NULL AND copied_at IS NULL ORDER BY number LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;

const READERS = `
  SELECT p.account_id AS "accountId", a.email, a.name
  FROM letter_preferences AS p
  JOIN broadcast_recipients AS r ON r.account_id = p.account_id AND r.number = $1
  JOIN accounts AS a ON a.id = p.account_id AND a.erased_at IS NULL AND a.blocked_at IS NULL
  WHERE p.broadcasts AND ($2::uuid IS NULL OR p.account_id > $2) ORDER BY p.account_id LIMIT $3`;
