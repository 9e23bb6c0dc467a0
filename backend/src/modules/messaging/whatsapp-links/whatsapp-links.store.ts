import { Injectable } from '@nestjs/common';
import type { Phone } from '../../../kernel/phone.js';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { columnById, encryptedColumns, FieldCipher } from '../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { Signals } from '../../../platform/events/signals.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { AccountDirectory, type SeenAccount } from '../../identity/index.js';
import { numberOf, type WhatsappNumber } from './number.js';
import { whatsappAddedEmail } from './whatsapp-added.email.js';

/** The channel on which an account's id is sent when its number changed. */
export const WHATSAPP_CHANGED = 'whatsapp_changed';

const CODES = 1_000_000;

interface Row {
  id: string;
  account_id: string;
  phone: Buffer;
  number_hash: Buffer;
  added_at: Date;
  verified_at: Date | null;
  revoked_at: Date | null;
}

/** An account's number. Until its holder has proved it, the bot does nothing for it. */
export interface WhatsappLink {
  /** As it was added. */
  readonly phone: Phone;
  readonly verified: boolean;
  /** Tells two accounts that wait for one number apart; null once it is verified. */
  readonly code: string | null;
}

/** `taken`: another account has proved it. `other`: this account has proved another number, which goes first. */
export type Added = WhatsappLink | 'taken' | 'other';

/**
 * `several`: more than one account waits for the number, and only the code tells which is meant. `revoked`: the number was
 * closed with the account's sessions, and opens with the code that the account's owner reads.
 */
export type Proof =
  | { readonly verified: string }
  | { readonly refused: 'nobody' | 'several' | 'revoked' | 'wrong-code' | 'already' };

/** The accounts' numbers. They are stored encrypted and found by a keyed hash; each change is told to all instances. */
@Injectable()
export class WhatsappLinks {
  constructor(
    private readonly sql: Sql,
    private readonly accounts: AccountDirectory,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
    private readonly signals: Signals,
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string): Promise<WhatsappLink | null> {
    const row = await this.sql.row<Row>('SELECT * FROM whatsapp_links WHERE account_id = $1', [accountId]);
    return row && this.opened(row);
  }

  /** The account that has proved the number. */
  async accountOf(number: WhatsappNumber): Promise<string | null> {
    const row = await this.sql.row<Row>(
      'SELECT account_id FROM whatsapp_links WHERE number_hash = $1 AND verified_at IS NOT NULL',
      [this.hashOf(number)],
    );
    return row?.account_id ?? null;
  }

  /**
   * Waits for the proof from now on, instead of for another number if it did, and tells the owner by e-mail; the same
   * number again changes nothing. TOKEN_EXPIRED when the account's sessions have ended since it was seen.
   */
  add(owner: SeenAccount, phone: Phone): Promise<Added> {
    const accountId = owner.id;
    const number = this.hashOf(numberOf(phone));
    return this.sql.transaction(async (tx) => {
      await this.accounts.lockSeen(owner, tx);
      const { rows } = await tx.query<Row>(
        `SELECT * FROM whatsapp_links WHERE account_id = $1 OR (number_hash = $2 AND verified_at IS NOT NULL)
         ORDER BY id FOR UPDATE`,
        [accountId, number],
      );
      const own = rows.find((row) => row.account_id === accountId);
      if (own?.number_hash.equals(number)) return this.opened(own);
      if (own?.verified_at) return 'other';
      if (rows.some((row) => row !== own)) return 'taken';
      return this.wait(accountId, phone, number, tx);
    });
  }

  /** The holder has written from the number. It is verified for one account, and no other one waits for it any more. */
  prove(number: WhatsappNumber, code: string | null): Promise<Proof> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<Row>(
        'SELECT * FROM whatsapp_links WHERE number_hash = $1 ORDER BY id FOR UPDATE',
        [this.hashOf(number)],
      );
      if (rows.length === 0) return { refused: 'nobody' };
      if (rows.some((row) => row.verified_at)) return { refused: 'already' };
      const [meant, ...others] = code === null ? rows : rows.filter((row) => this.codeOf(row) === code);
      if (!meant) return { refused: 'wrong-code' };
      if (others.length > 0) return { refused: 'several' };
      if (code === null && meant.revoked_at) return { refused: 'revoked' };
      await this.settle(meant, tx);
      return { verified: meant.account_id };
    });
  }

  /** Answers false when the account has none. */
  async remove(accountId: string): Promise<boolean> {
    const { rowCount } = await this.sql.query('DELETE FROM whatsapp_links WHERE account_id = $1', [accountId]);
    if (rowCount) await this.signals.publish(WHATSAPP_CHANGED, accountId);
    return rowCount === 1;
  }

  /** Who had proved the number has another one since `at`, told in whole seconds: whoever gets it next opens nothing. */
  async leave(number: WhatsappNumber, at: Date): Promise<void> {
    const { rows } = await this.sql.query<Row>(
      `DELETE FROM whatsapp_links WHERE number_hash = $1 AND date_trunc('second', coalesce(verified_at, revoked_at)) <= $2
       RETURNING account_id`,
      [this.hashOf(number), at],
    );
    for (const { account_id } of rows) await this.signals.publish(WHATSAPP_CHANGED, account_id);
  }

  /**
   * Whoever proved the account's number proves it from now on with a code that was never seen before. A number that nobody has
   * proved goes: its holder, who may be a stranger, is told nothing of the account.
   */
  async revoke(accountId: string, at: Date, tx: Queryable): Promise<void> {
    const waiting = await tx.query(
      'DELETE FROM whatsapp_links WHERE account_id = $1 AND verified_at IS NULL AND revoked_at IS NULL',
      [accountId],
    );
    const proved = await tx.query(
      'UPDATE whatsapp_links SET verified_at = NULL, revoked_at = $2 WHERE account_id = $1',
      [accountId, at],
    );
    if (waiting.rowCount || proved.rowCount) await this.signals.publish(WHATSAPP_CHANGED, accountId, tx);
  }

  /** The account that waits for the number to be proved anew. */
  async revokedOf(number: WhatsappNumber): Promise<string | null> {
    const row = await this.sql.row<Row>(
      'SELECT account_id FROM whatsapp_links WHERE number_hash = $1 AND revoked_at IS NOT NULL LIMIT 1',
      [this.hashOf(number)],
    );
    return row?.account_id ?? null;
  }

  /** What an account's export tells. */
  async exported(accountId: string): Promise<unknown> {
    const row = await this.sql.row<Row>('SELECT * FROM whatsapp_links WHERE account_id = $1', [accountId]);
    return row && { numero: this.opened(row).phone, adicionadoEm: row.added_at, verificadoEm: row.verified_at };
  }

  private async wait(accountId: string, phone: Phone, number: Buffer, tx: Queryable): Promise<WhatsappLink> {
    const [id, now] = [newId(), this.clock.now()];
    const { rows } = await tx.query<Row>(
      `INSERT INTO whatsapp_links AS l (id, account_id, phone, number_hash, added_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (account_id) DO UPDATE SET
         id = excluded.id, phone = excluded.phone, number_hash = excluded.number_hash, added_at = excluded.added_at,
         revoked_at = NULL
       RETURNING *`,
      [id, accountId, this.cipher.encrypt(phone, phoneContext(id)), number, now],
    );
    const page = this.config.page('/consultas?aba=perfil');
    const { email, name } = (await this.accounts.named([accountId], tx)).get(accountId) ?? {};
    if (email && name) await this.outbox.put(whatsappAddedEmail({ accountId, email, name }, phone, page, now), tx);
    await this.signals.publish(WHATSAPP_CHANGED, accountId, tx);
    return this.opened(rows[0] as Row);
  }

  private async settle({ id, number_hash: number }: Row, tx: Queryable): Promise<void> {
    await tx.query('UPDATE whatsapp_links SET verified_at = $2, revoked_at = NULL WHERE id = $1', [
      id,
      this.clock.now(),
    ]);
    const { rows } = await tx.query<Row>(
      `WITH others AS (DELETE FROM whatsapp_links WHERE number_hash = $1 AND id <> $2 RETURNING account_id)
       SELECT account_id FROM others UNION ALL SELECT account_id FROM whatsapp_links WHERE id = $2`,
      [number, id],
    );
    for (const { account_id } of rows) await this.signals.publish(WHATSAPP_CHANGED, account_id, tx);
  }

  private opened(row: Row): WhatsappLink {
    const { id, phone, verified_at } = row;
    return {
      phone: this.cipher.decrypt(phone, phoneContext(id)) as Phone,
      verified: verified_at !== null,
      code: verified_at ? null : this.codeOf(row),
    };
  }

  private codeOf({ id, revoked_at }: Row): string {
    const meant = revoked_at ? `${id} ${revoked_at.getTime()}` : id;
    const code = this.hash.of('whatsapp-code', meant).readUInt32BE() % CODES;
    return String(code).padStart(6, '0');
  }

  private hashOf(number: WhatsappNumber): Buffer {
    return this.hash.of('whatsapp-link', number);
  }
}

/** A number's encryption is bound to its row. */
function phoneContext(id: string): string {
  return `whatsapp link ${id}`;
}

encryptedColumns(columnById('whatsapp_links', 'phone', phoneContext));
