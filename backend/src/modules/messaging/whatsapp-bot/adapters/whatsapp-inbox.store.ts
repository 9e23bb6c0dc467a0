import { Injectable } from '@nestjs/common';
import { columnById, encryptedColumns, FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { newId } from '../../../../platform/ids.js';
import { RetryQueue } from '../../../../platform/jobs/retry-queue.js';
import { numberOfSender } from '../../whatsapp-links/index.js';
import { type ChatMessage, DELIVERIES, type Decision, type Delivery, type Outcome } from '../domain/message.js';
import { WhatsappConfig } from '../whatsapp.config.js';

/** A message that is due, its words still sealed, so that one whose key is gone fails alone. */
export interface DueMessage {
  readonly id: string;
  readonly message: Buffer;
  readonly attempts: number;
  readonly outcome: Outcome | null;
  readonly reply: Buffer | null;
}

/** A message that can be read. */
export interface TakenMessage {
  readonly id: string;
  readonly message: ChatMessage;
  /** What was decided when it was taken before; null the first time, and after a crash in between. */
  readonly decision: Decision | null;
  /** It was taken before: what it asks for may have been done already. */
  readonly again: boolean;
}

/** What the same sender did up to a message. */
export interface SenderRecord {
  /** Messages within a minute, this one among them. */
  readonly lastMinute: number;
  /** Whether the sender was told, some hours before at most, what this bot is for. */
  readonly invited: boolean;
  /** Wrong codes within an hour. */
  readonly wrongCodes: number;
}

/** Messages wait here until they were answered, whatever happens to the process. Words and numbers are stored encrypted until then. */
@Injectable()
export class WhatsappInbox {
  private readonly queue: RetryQueue<DueMessage>;

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
    private readonly config: WhatsappConfig,
  ) {
    this.queue = new RetryQueue(sql, {
      table: 'whatsapp_inbox',
      waiting: `processed_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM whatsapp_inbox e WHERE e.sender_hash = q.sender_hash AND e.processed_at IS NULL AND e.id < q.id)`,
      backlog: 'processed_at IS NULL',
      since: 'received_at',
      columns: 'id, message, attempts, outcome, reply',
      order: 'id',
    });
  }

  /** Answers how many of these were not there already. */
  async store(messages: readonly ChatMessage[]): Promise<number> {
    let stored = 0;
    for (const message of messages) {
      const id = newId();
      const { rowCount } = await this.sql.query(
        `INSERT INTO whatsapp_inbox (id, message_hash, sender_hash, message, received_at, next_attempt_at)
         VALUES ($1, $2, $3, $4, now(), now()) ON CONFLICT (message_hash) DO NOTHING`,
        [
          id,
          this.hash.of('whatsapp-message', message.id),
          this.hash.of('whatsapp-sender', numberOfSender(message.from)),
          this.cipher.encrypt(JSON.stringify(message), messageContext(id)),
        ],
      );
      stored += rowCount ?? 0;
    }
    return stored;
  }

  /** Those whose time has come, one of each sender, in the order in which they came. Each comes again, ever later, until it is done. */
  take(limit: number): Promise<DueMessage[]> {
    return this.queue.take(limit, this.config.WHATSAPP_RETRY_SECONDS);
  }

  open({ id, message, attempts, outcome, reply }: DueMessage): TakenMessage {
    const stored = JSON.parse(this.cipher.decrypt(message, messageContext(id))) as ChatMessage;
    return {
      id,
      message: { ...stored, sentAt: new Date(stored.sentAt) },
      decision: outcome && { outcome, reply: reply && this.cipher.decrypt(reply, replyContext(id)) },
      again: attempts > 1,
    };
  }

  async recordOf(id: string): Promise<SenderRecord> {
    const record = await this.sql.row<SenderRecord>(
      `SELECT count(*) FILTER (WHERE e.received_at > m.received_at - interval '1 minute')::int AS "lastMinute",
         count(*) FILTER (WHERE e.outcome = 'codigo_errado' AND e.received_at > m.received_at - interval '1 hour')::int AS "wrongCodes",
         coalesce(bool_or(e.outcome = 'convite'), false) AS invited
       FROM whatsapp_inbox m JOIN whatsapp_inbox e
         ON e.sender_hash = m.sender_hash AND e.id <= m.id AND e.received_at > m.received_at - interval '6 hours'
       WHERE m.id = $1`,
      [id],
    );
    return record ?? { lastMinute: 0, invited: false, wrongCodes: 0 };
  }

  /** Stores what was decided before it is sent; without a reply the message is done with that. */
  async decide(id: string, { outcome, reply }: Decision, now: Date): Promise<void> {
    if (reply === null) {
      await this.sql.query(`UPDATE whatsapp_inbox SET outcome = $3, ${PROCESSED} WHERE id = $2`, [now, id, outcome]);
      return;
    }
    const sealed = this.cipher.encrypt(reply, replyContext(id));
    await this.sql.query('UPDATE whatsapp_inbox SET outcome = $2, reply = $3 WHERE id = $1', [id, outcome, sealed]);
  }

  async done(id: string, now: Date): Promise<void> {
    await this.sql.query(`UPDATE whatsapp_inbox SET ${PROCESSED} WHERE id = $2`, [now, id]);
  }

  /** WhatsApp has the reply to this message: it is never sent again. Word that comes late changes nothing. */
  async delivered(id: string, delivery: Delivery, now: Date): Promise<void> {
    await this.sql.query(
      `UPDATE whatsapp_inbox SET delivery = $3, ${PROCESSED}
       WHERE id = $2 AND outcome IS NOT NULL
         AND coalesce(array_position($4::text[], delivery), 0) < array_position($4::text[], $3)`,
      [now, id, delivery, DELIVERIES],
    );
  }

  /** Forgets what was done with messages that WhatsApp will not deliver again. */
  async sweep(now: Date): Promise<void> {
    await this.sql.query(
      `UPDATE whatsapp_inbox SET ${PROCESSED} WHERE processed_at IS NULL AND received_at < $1::timestamptz - interval '1 day'`,
      [now],
    );
    await this.sql.query("DELETE FROM whatsapp_inbox WHERE received_at < $1::timestamptz - interval '8 days'", [now]);
  }
}

/** Encryption is bound to the row and the field. */
function messageContext(id: string): string {
  return `whatsapp message ${id}`;
}

function replyContext(id: string): string {
  return `whatsapp reply ${id}`;
}

/** Nothing of what was said stays; `$1` is now. */
const PROCESSED = 'processed_at = coalesce(processed_at, $1::timestamptz), message = NULL, reply = NULL';

encryptedColumns(
  columnById('whatsapp_inbox', 'message', messageContext),
  columnById('whatsapp_inbox', 'reply', replyContext),
);
