import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { NO_ID } from '../../../platform/ids.js';
import type { SealedEmail } from '../../../platform/mail/email.js';
import { EmailWriters } from '../../../platform/mail/email-writers.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { AccountDirectory } from '../../identity/index.js';
import { EmailPreferences } from './email-preferences.store.js';
import { broadcastEmail } from './subscriber.email.js';

const AT_ONCE = 100;
const WRITER = 'broadcast-copy';

/** Copies of sent broadcasts for those who asked for them: walks through the recipients of each broadcast. How far it came is stored with the e-mails, in one transaction. */
@Injectable()
export class BroadcastCopies {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly preferences: EmailPreferences,
    private readonly accounts: AccountDirectory,
    writers: EmailWriters,
  ) {
    writers.on(WRITER, (email, { accountId = '' }) => this.current(email, accountId));
  }

  /** Writes the next few, if no other instance is about to; answers whether there may be more. */
  writeSome(now: Date): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const broadcast = (await tx.query<{ id: string; number: number; content: string; copiedTo: string | null }>(NEXT))
        .rows[0];
      if (!broadcast) return false;
      const { id, number, content, copiedTo } = broadcast;
      const { rows } = await tx.query<{ id: string }>(READERS, [number, copiedTo ?? NO_ID, AT_ONCE]);
      const readers = rows.map((row) => row.id);
      for (const { id: reader, name, email, blocked } of (await this.accounts.named(readers, tx)).values()) {
        if (email === null || blocked) continue;
        const links = this.preferences.unsubscribeLinks(reader);
        const copy = broadcastEmail({ accountId: reader, name, email }, content, links, now);
        await this.outbox.put({ ...copy, again: { writer: WRITER, about: { accountId: reader } } }, tx);
      }
      const last = readers.length === AT_ONCE ? (readers.at(-1) ?? null) : null;
      await tx.query('UPDATE broadcasts SET copied_to = $2, copied_at = $3 WHERE id = $1', [
        id,
        last,
        last ? null : now,
      ]);
      return true;
    });
  }

  /** Null: its reader wants no copies any more. */
  private async current(email: SealedEmail, accountId: string): Promise<SealedEmail | null> {
    const { broadcasts } = await this.preferences.of(accountId);
    const to = broadcasts && (await this.accounts.addressOf(accountId));
    return to ? { ...email, to } : null;
  }
}

const NEXT = `
  SELECT id, number, content, copied_to AS "copiedTo" FROM broadcasts
  WHERE sent_at IS NOT NULL AND copied_at IS NULL ORDER BY number LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;

const READERS = `
  SELECT p.account_id AS id FROM letter_preferences AS p CROSS JOIN LATERAL (
    SELECT FROM broadcast_recipients AS r WHERE r.account_id = p.account_id AND r.number = $1 LIMIT 1) AS received
  WHERE p.broadcasts AND p.account_id > $2 ORDER BY p.account_id LIMIT $3`;
