import { Injectable } from '@nestjs/common';
import type { PauseReason, WebhookEvent } from '../../../../kernel/webhooks.js';
import { columnById, encryptedColumns, FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { AccountDirectory, KeyDirectory, type SeenAccount } from '../../../identity/index.js';
import { type Endpoint, type EndpointContent, rotated, wasRotatedBy } from '../application/endpoint.js';
import { DELIVERY_PUT } from './deliveries.store.js';
import { EndpointEmails } from './endpoint-emails.store.js';

export interface NewEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly secret: string;
  readonly now: Date;
  /** The API key that asks for it; null from the page. */
  readonly keyId: string | null;
}

interface Row extends Omit<Endpoint, 'url'> {
  readonly content: Buffer;
}

/** The endpoints of accounts, each with its address and secrets encrypted. */
@Injectable()
export class Endpoints {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly accounts: AccountDirectory,
    private readonly keys: KeyDirectory,
    private readonly emails: EndpointEmails,
    private readonly signals: Signals,
  ) {}

  /** The newest first. */
  async list(accountId: string): Promise<Endpoint[]> {
    const rows = await this.sql.rows<Row>(`${SELECT} WHERE account_id = $1 ORDER BY created_at DESC, id DESC`, [
      accountId,
    ]);
    return rows.map((row) => this.opened(row));
  }

  async find(accountId: string, id: string): Promise<Endpoint | null> {
    const row = await this.sql.row<Row>(`${SELECT} WHERE account_id = $1 AND id = $2`, [accountId, id]);
    return row && this.opened(row);
  }

  open(id: string, content: Buffer): EndpointContent {
    return JSON.parse(this.cipher.decrypt(content, endpointContext(id))) as EndpointContent;
  }

  /** Stores it unless the account has `most` already, and tells the owner; TOKEN_EXPIRED, API_KEY_REVOKED: whoever asks was shut out meanwhile. */
  add(owner: SeenAccount, { id, url, events, secret, now, keyId }: NewEndpoint, most: number): Promise<boolean> {
    const content = this.sealed(id, { url, secret, former: null });
    return this.sql.transaction(async (tx) => {
      await this.accounts.lockSeen(owner, tx);
      if (keyId) await this.keys.hold(keyId, tx);
      if ((await tx.query(ADD, [id, owner.id, content, events, most, keyId])).rowCount === 0) return false;
      await this.emails.added(owner.id, url, now, tx);
      return true;
    });
  }

  /** The secret that is in force then, which is an earlier one where this idempotency key came before; null without the endpoint. */
  rotate(accountId: string, id: string, next: string, now: Date, key?: string): Promise<string | null> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<{ content: Buffer }>(HOLD, [accountId, id]);
      if (!rows[0]) return null;
      const before = this.open(id, rows[0].content);
      if (wasRotatedBy(before, key, now)) return before.secret;
      const content = this.sealed(id, rotated(before, next, now, key));
      await tx.query('UPDATE webhook_endpoints SET content = $2 WHERE id = $1', [id, content]);
      return next;
    });
  }

  /** What an endpoint of the account is signed with; null where there is none. */
  async secretOf(accountId: string, id: string): Promise<string | null> {
    const row = await this.sql.row<Row>(`${SELECT} WHERE account_id = $1 AND id = $2`, [accountId, id]);
    return row && this.open(id, row.content).secret;
  }

  async pause(accountId: string, id: string): Promise<void> {
    await this.sql.query(`${PAUSE} AND account_id = $3`, [id, 'owner', accountId]);
  }

  /** In the transaction that found it so; the owner is told, unless it was paused already. */
  async pauseFor(reason: Exclude<PauseReason, 'owner'>, id: string, tx: Queryable): Promise<void> {
    const { rows } = await tx.query<{ accountId: string; content: Buffer }>(`${PAUSE} RETURNING ${PAUSED}`, [
      id,
      reason,
    ]);
    if (rows[0]) await this.emails.paused(rows[0].accountId, this.hostOf(id, rows[0].content), reason, tx);
  }

  /** The same for all of an account, or for what these keys of it added. */
  async pauseAllFor(
    reason: Exclude<PauseReason, 'owner'>,
    accountId: string,
    tx: Queryable,
    keyIds: readonly string[] | null = null,
  ): Promise<void> {
    const { rows } = await tx.query<{ id: string }>(OF_ACCOUNT, [accountId, keyIds]);
    for (const { id } of rows) await this.pauseFor(reason, id, tx);
  }

  /** What waits is due now, and whether the endpoint lives is judged anew. From the page: `keyId` is null. Refused as above. */
  async resume(owner: SeenAccount, id: string, keyId: string | null): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await this.accounts.lockSeen(owner, tx);
      if (keyId) await this.keys.hold(keyId, tx);
      if ((await tx.query(RESUME, [owner.id, id, keyId])).rowCount === 0) return;
      await tx.query(DUE_NOW, [id]);
      await this.signals.publish(DELIVERY_PUT, '', tx);
    });
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const text = 'DELETE FROM webhook_endpoints WHERE account_id = $1 AND id = $2';
    return (await this.sql.query(text, [accountId, id])).rowCount === 1;
  }

  /** Null where its content cannot be opened, which keeps nobody from pausing it. */
  private hostOf(id: string, content: Buffer): string | null {
    try {
      return new URL(this.open(id, content).url).host;
    } catch {
      return null;
    }
  }

  private sealed(id: string, content: EndpointContent): Buffer {
    return this.cipher.encrypt(JSON.stringify(content), endpointContext(id));
  }

  private opened({ content, ...row }: Row): Endpoint {
    return { ...row, url: this.open(row.id, content).url };
  }
}

/** An endpoint's encryption is bound to its row. */
function endpointContext(id: string): string {
  return `webhook-endpoint ${id}`;
}

const SELECT = `
  SELECT id, content, events, created_at AS "createdAt", paused_at AS "pausedAt", pause_reason AS "pauseReason",
    (SELECT count(*)::int FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state = 'waiting') AS waiting
  FROM webhook_endpoints e`;

/** The account is locked: two that are added at once count each other. */
const ADD = `
  INSERT INTO webhook_endpoints (id, account_id, content, events, created_at, good_at, key_id)
  SELECT $1, $2, $3, $4, now(), now(), $6 WHERE $5 > (SELECT count(*) FROM webhook_endpoints WHERE account_id = $2)
  ON CONFLICT (id) DO NOTHING`;

const HOLD = 'SELECT content FROM webhook_endpoints WHERE account_id = $1 AND id = $2 FOR NO KEY UPDATE';

const OF_ACCOUNT = `
  SELECT id FROM webhook_endpoints WHERE account_id = $1 AND ($2::uuid[] IS NULL OR key_id = ANY ($2)) ORDER BY id`;

const PAUSE = `
  UPDATE webhook_endpoints SET paused_at = now(), pause_reason = $2 WHERE id = $1 AND paused_at IS NULL`;
const PAUSED = 'account_id AS "accountId", content';

/** One that a key added goes on for whoever resumed it; one of the page stays the page's. */
const RESUME = `
  UPDATE webhook_endpoints SET paused_at = NULL, pause_reason = NULL, good_at = now(),
    key_id = CASE WHEN key_id IS NOT NULL THEN $3::uuid END
  WHERE account_id = $1 AND id = $2 AND paused_at IS NOT NULL`;

const DUE_NOW = "UPDATE webhook_deliveries SET next_attempt_at = now() WHERE endpoint_id = $1 AND state = 'waiting'";

encryptedColumns(columnById('webhook_endpoints', 'content', endpointContext));
