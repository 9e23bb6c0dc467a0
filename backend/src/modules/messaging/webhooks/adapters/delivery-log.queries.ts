import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';
import { isUuid } from '../../../../platform/ids.js';
import { noSuchDelivery } from '../application/refusals.js';
import { deliveryContext } from './deliveries.store.js';
import { attemptContext, eventName } from './due-deliveries.store.js';
import type { OpenedWebhookDelivery, WebhookAttempt, WebhookDeliveryItem } from './http/webhook.answers.js';

/** What was sent to an endpoint and what it answered, for its owner. */
@Injectable()
export class DeliveryLog {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** Of an endpoint of the asking account's, the newest first. */
  of(endpointId: string): PagedList<WebhookDeliveryItem> {
    const list = { columns: COLUMNS, table: 'webhook_deliveries', given: [endpointId], where: 'endpoint_id = $1' };
    return new PagedList<WebhookDeliveryItem>(this.sql, { ...list, mostCounted: 1_000 }).as(named);
  }

  /** Throws WEBHOOK_DELIVERY_NOT_FOUND. */
  async open(endpointId: string, id: string): Promise<OpenedWebhookDelivery> {
    const row = isUuid(id)
      ? await this.sql.row<WebhookDeliveryItem & { body: Buffer }>(
          `SELECT ${COLUMNS}, body FROM webhook_deliveries WHERE endpoint_id = $1 AND id = $2`,
          [endpointId, id],
        )
      : null;
    if (!row) throw noSuchDelivery();
    return { ...named(row), body: this.cipher.decrypt(row.body, deliveryContext(id)), tries: await this.tries(id) };
  }

  private async tries(deliveryId: string): Promise<WebhookAttempt[]> {
    type Row = Omit<WebhookAttempt, 'reply'> & { id: string; reply: Buffer | null };
    const rows = await this.sql.rows<Row>(TRIES, [deliveryId]);
    return rows.map(({ id, reply, ...attempt }) => ({
      ...attempt,
      reply: reply && this.cipher.decrypt(reply, attemptContext(id)),
    }));
  }
}

function named<Delivery extends WebhookDeliveryItem>(delivery: Delivery): Delivery {
  return { ...delivery, eventId: eventName(delivery.eventId) };
}

const LAST = (column: string) => `
  (SELECT t.${column} FROM webhook_attempts t WHERE t.delivery_id = webhook_deliveries.id ORDER BY t.id DESC LIMIT 1) AS ${column}`;

const COLUMNS = `
  id, event_id AS "eventId", type, state, attempts, created_at AS "createdAt", ended_at AS "endedAt",
  CASE WHEN state = 'waiting' THEN next_attempt_at END AS "nextAttemptAt", ${LAST('status')}, ${LAST('fault')}`;

const TRIES = `
  SELECT id, made_at AS "madeAt", duration_ms AS "durationMs", status, fault, reply
  FROM webhook_attempts WHERE delivery_id = $1 ORDER BY id DESC LIMIT 100`;
