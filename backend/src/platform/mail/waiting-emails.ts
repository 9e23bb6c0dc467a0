import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../crypto/field-cipher.js';
import { Sql } from '../database/sql.js';
import { RetryQueue } from '../jobs/retry-queue.js';
import type { SealedEmail } from './email.js';
import { MailConfig } from './mail.config.js';
import { emailContext } from './outbox.js';

export interface WaitingEmail {
  readonly id: string;
  /** Still sealed, so that one whose key is gone fails alone. */
  readonly sealed: Buffer;
}

/** The outbox as the sender sees it. An e-mail that is done leaves nothing behind. */
@Injectable()
export class WaitingEmails {
  private readonly queue: RetryQueue<WaitingEmail>;

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly config: MailConfig,
  ) {
    const waiting = 'worth_until > now()';
    // Copies for many go last and may take hours: that they wait is no alarm.
    const backlog = `NOT bulk AND ${waiting}`;
    const columns = 'id, letter AS sealed';
    const order = 'bulk, next_attempt_at';
    this.queue = new RetryQueue(sql, { table: 'mail_outbox', waiting, backlog, since: 'put_at', columns, order });
  }

  /** Takes e-mails that are due, those that many receive at once last. Until one is done it is due again after a pause, whatever becomes of who took it. */
  take(limit: number): Promise<WaitingEmail[]> {
    return this.queue.take(limit, this.config.MAIL_RETRY_SECONDS);
  }

  /** Is not due while it is being sent, however long the mail server takes: nobody else sends it too. */
  async whileHeld<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const pause = this.config.MAIL_RETRY_SECONDS;
    const hold = () => void this.sql.query(HOLD, [id, pause]).catch(() => undefined);
    const timer = setInterval(hold, (pause * 1_000) / 2);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  open({ id, sealed }: WaitingEmail): SealedEmail {
    return JSON.parse(this.cipher.decrypt(sealed, emailContext(id))) as SealedEmail;
  }

  async done(id: string): Promise<void> {
    await this.sql.query('DELETE FROM mail_outbox WHERE id = $1', [id]);
  }

  /** Removes so many of the e-mails whose time is over, and answers their ids. */
  async giveUpSome(most: number): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(GIVE_UP, [most])).map(({ id }) => id);
  }
}

const HOLD = `
  UPDATE mail_outbox SET next_attempt_at = greatest(next_attempt_at, now() + make_interval(secs => $2)) WHERE id = $1`;

const GIVE_UP = `
  DELETE FROM mail_outbox WHERE id = ANY (ARRAY(
    SELECT id FROM mail_outbox WHERE worth_until <= now() ORDER BY worth_until LIMIT $1 FOR UPDATE SKIP LOCKED
  )) RETURNING id`;
