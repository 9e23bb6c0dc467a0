import { Injectable } from '@nestjs/common';
import { DELIVERY_HOURS } from '../../../../kernel/webhooks.js';
import { columnById, encryptedColumns, FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { Sql } from '../../../../platform/database/sql.js';
import { newId } from '../../../../platform/ids.js';
import { BACKLOGS } from '../../../../platform/telemetry/readings.js';
import { AccountDirectory } from '../../../identity/index.js';
import { secretsAt } from '../application/endpoint.js';
import { WebhooksConfig } from '../webhooks.config.js';
import { blocked } from './blocked-owner.sql.js';
import { deliveryContext } from './deliveries.store.js';
import { Endpoints } from './endpoints.store.js';
import type { Attempt, SignedMessage } from './post-webhook.js';
import { BACKLOG, TAKE } from './take-deliveries.sql.js';

export interface DueDelivery {
  readonly id: string;
  readonly accountId: string;
  readonly endpointId: string;
  readonly eventId: string;
  /** Both still sealed, so that one whose key is gone fails alone. */
  readonly body: Buffer;
  readonly content: Buffer;
}

const GONE = 410;

/** Deliveries as the sender sees them. */
@Injectable()
export class DueDeliveries {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly accounts: AccountDirectory,
    private readonly endpoints: Endpoints,
    private readonly config: WebhooksConfig,
  ) {
    BACKLOGS.set(BACKLOG.table, BACKLOG);
  }

  /**
   * Takes at most `most` of those that are due, few of one endpoint and of one account. Until one is taken by its endpoint it is due again after
   * a pause, whatever becomes of who took it.
   */
  take(most: number): Promise<DueDelivery[]> {
    const { WEBHOOK_RETRY_SECONDS, WEBHOOK_TIMEOUT_SECONDS } = this.config;
    return this.sql.rows<DueDelivery>(TAKE, [most, WEBHOOK_RETRY_SECONDS, WEBHOOK_TIMEOUT_SECONDS]);
  }

  open({ id, endpointId, eventId, body, content }: DueDelivery): SignedMessage {
    const endpoint = this.endpoints.open(endpointId, content);
    return {
      url: endpoint.url,
      secrets: secretsAt(endpoint, new Date()),
      eventId: eventName(eventId),
      body: this.cipher.decrypt(body, deliveryContext(id)),
    };
  }

  /** Notes an attempt and what follows from it. The account is held first, then the endpoint, as by who ends what the account sends. */
  async note({ id, accountId, endpointId }: DueDelivery, attempt: Attempt): Promise<void> {
    const { fault, status, madeAt, durationMs, reply } = attempt;
    const attemptId = newId();
    const sealed = reply ? this.cipher.encrypt(reply, attemptContext(attemptId)) : null;
    await this.sql.transaction(async (tx) => {
      await this.accounts.hold(accountId, tx);
      await tx.query(fault ? HOLD : GOOD, [endpointId]);
      if ((await tx.query(fault ? TRIED : TAKEN, [id])).rowCount === 0) return;
      const values = [attemptId, accountId, id, madeAt, durationMs, status, fault, sealed];
      await tx.query(NOTE, values);
      if (status === GONE) await this.endpoints.pauseFor('gone', endpointId, tx);
    });
  }

  /**
   * Gives up what was tried for three days, at one endpoint; one that took nothing in all that time is paused. What nobody tried when it was
   * due, since no instance ran, gets three days more. False: there is no other.
   */
  giveUpSome(): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: string; isDead: boolean }>(OVERDUE, [DELIVERY_HOURS]);
      const [endpoint] = rows;
      if (!endpoint) return false;
      await tx.query(PROLONG, [endpoint.id, DELIVERY_HOURS]);
      if (endpoint.isDead) await this.endpoints.pauseFor('dead', endpoint.id, tx);
      await tx.query(GIVE_UP, [endpoint.id]);
      return true;
    });
  }

  /** Removes some of what the log has kept for long enough, but none that somebody works on; answers how many there were. */
  async tidySome(most: number): Promise<number> {
    return (await this.sql.query(TIDY, [this.config.WEBHOOK_LOG_DAYS, most])).rowCount ?? 0;
  }
}

/** The event's id as endpoints know it. */
export function eventName(eventId: string): string {
  return `evt_${eventId.replaceAll('-', '')}`;
}

export function attemptContext(id: string): string {
  return `webhook-attempt ${id}`;
}

const HOLD = 'SELECT FROM webhook_endpoints WHERE id = $1 FOR NO KEY UPDATE';
const GOOD = 'UPDATE webhook_endpoints SET good_at = now() WHERE id = $1';
const TRIED = 'UPDATE webhook_deliveries SET taken_until = NULL WHERE id = $1';
const TAKEN = `
  UPDATE webhook_deliveries SET taken_until = NULL, state = 'delivered', ended_at = now() WHERE id = $1`;

const NOTE = `
  INSERT INTO webhook_attempts (id, account_id, delivery_id, made_at, duration_ms, status, fault, reply)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const OVER = "d.endpoint_id = e.id AND d.state = 'waiting' AND d.worth_until <= now()";
const MISSED = 'd.next_attempt_at <= d.worth_until';

const OVERDUE = `
  SELECT e.id, e.good_at <= (SELECT max(d.worth_until) FROM webhook_deliveries d WHERE ${OVER} AND NOT ${MISSED})
      - make_interval(hours => $1) AS "isDead"
  FROM webhook_endpoints e WHERE EXISTS (SELECT FROM webhook_deliveries d WHERE ${OVER})
  LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;

const PROLONG = `
  UPDATE webhook_deliveries d SET worth_until = now() + make_interval(hours => $2)
  FROM webhook_endpoints e WHERE e.id = $1 AND e.paused_at IS NULL AND NOT ${blocked('e.account_id')} AND ${OVER} AND ${MISSED}`;

const GIVE_UP = `
  UPDATE webhook_deliveries SET state = 'given-up', ended_at = now()
  WHERE endpoint_id = $1 AND state = 'waiting' AND worth_until <= now()`;

const TIDY = `
  DELETE FROM webhook_deliveries WHERE id = ANY (ARRAY(
    SELECT id FROM webhook_deliveries WHERE state <> 'waiting' AND created_at < now() - make_interval(days => $1)
      AND ended_at < now() - make_interval(days => 1)
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED))`;

encryptedColumns(columnById('webhook_attempts', 'reply', attemptContext));
