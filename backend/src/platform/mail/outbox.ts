import { Injectable } from '@nestjs/common';
import { columnById, encryptedColumns, FieldCipher } from '../crypto/field-cipher.js';
import type { Queryable } from '../database/sql.js';
import { Signals } from '../events/signals.js';
import { newId } from '../ids.js';
import type { Email, SealedEmail } from './email.js';

/** The channel on which every instance hears that there is something to send. */
export const EMAIL_PUT = 'email_put';

/** E-mails to be sent. One is put in the transaction of the fact that it tells: both come to be, or neither does. */
@Injectable()
export class Outbox {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly signals: Signals,
  ) {}

  /** `id`: for who wants to know from DeliveredEmails that it left. */
  async put(
    { expiresAt, bulk = false, accountId = null, ...email }: Email,
    transaction: Queryable,
    id = newId(),
  ): Promise<void> {
    const sealed = this.cipher.encrypt(JSON.stringify(email satisfies SealedEmail), emailContext(id));
    await transaction.query(
      `INSERT INTO mail_outbox (id, account_id, letter, bulk, put_at, next_attempt_at, worth_until)
       VALUES ($1, $2, $3, $4, now(), now(), $5)`,
      [id, accountId, sealed, bulk, expiresAt],
    );
    await this.signals.publish(EMAIL_PUT, '', transaction);
  }
}

/** An e-mail's encryption is bound to its row. */
export function emailContext(id: string): string {
  return `letter ${id}`;
}

encryptedColumns(columnById('mail_outbox', 'letter', emailContext));
