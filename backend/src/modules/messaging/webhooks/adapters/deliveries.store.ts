import { Injectable } from '@nestjs/common';
import { DELIVERY_HOURS, TEST_EVENT, type WebhookEvent } from '../../../../kernel/webhooks.js';
import { type AccountEvent, AccountEvents } from '../../../../platform/account-events.port.js';
import { columnById, encryptedColumns, FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { newId } from '../../../../platform/ids.js';
import { idOf } from '../application/id-of.js';
import { blocked } from './blocked-owner.sql.js';

/** The channel on which every instance hears that there is something to deliver. */
export const DELIVERY_PUT = 'webhook_put';

/** What is to be told to endpoints: a row for each event and endpoint, put in the transaction of the fact. */
@Injectable()
export class Deliveries implements AccountEvents {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly signals: Signals,
  ) {}

  /** For each endpoint of the account that wants to hear of it and was there when it happened, which may be long before it is put; none while the account is blocked. */
  async put({ accountId, type, data, happenedAt, key }: AccountEvent, tx: Queryable): Promise<void> {
    const addedBy = key === undefined ? null : happenedAt;
    const { rows } = await tx.query<{ id: string }>(LISTENING, [accountId, type, addedBy]);
    const eventId = key === undefined ? newId() : idOf(key);
    const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
    let isNew = false;
    for (const { id } of rows) {
      isNew = (await this.insert(tx, newId(), { accountId, endpointId: id, eventId, type, body })) || isNew;
    }
    if (isNew) await this.signals.publish(DELIVERY_PUT, '', tx);
  }

  async listening(type: WebhookEvent, accountIds: readonly string[], tx: Queryable): Promise<ReadonlySet<string>> {
    const { rows } = await tx.query<{ id: string }>(WANTING, [accountIds, type]);
    return new Set(rows.map(({ id }) => id));
  }

  /** To one endpoint, whatever it listens to; answers the delivery's id, or null without the endpoint. Told once of each event id. */
  async putTest(accountId: string, endpointId: string, eventId: string): Promise<string | null> {
    const id = newId();
    const timestamp = new Date().toISOString();
    const body = JSON.stringify({ type: TEST_EVENT, timestamp, data: { mensagem: 'Tudo certo por aqui.' } });
    const isNew = await this.sql.transaction(async (tx) => {
      if (!(await this.insert(tx, id, { accountId, endpointId, eventId, type: TEST_EVENT, body }))) return false;
      await this.signals.publish(DELIVERY_PUT, '', tx);
      return true;
    });
    return isNew ? id : this.of(endpointId, eventId);
  }

  /** The delivery of an event to an endpoint; null where there is none. */
  async of(endpointId: string, eventId: string): Promise<string | null> {
    const found = 'SELECT id FROM webhook_deliveries WHERE endpoint_id = $1 AND event_id = $2';
    return (await this.sql.row<{ id: string }>(found, [endpointId, eventId]))?.id ?? null;
  }

  /** Makes a delivery due as if it had just been put, under the id that it had, unless this request made it so before. */
  again(endpointId: string, id: string, request: string | null): Promise<'now' | 'before' | 'none'> {
    return this.sql.transaction(async (tx) => {
      if ((await tx.query(AGAIN, [endpointId, id, DELIVERY_HOURS, request])).rowCount === 0) {
        return (await this.wasResentBy(endpointId, id, request, tx)) ? 'before' : 'none';
      }
      await this.signals.publish(DELIVERY_PUT, '', tx);
      return 'now';
    });
  }

  async wasResentBy(
    endpointId: string,
    id: string,
    request: string | null,
    on: Queryable = this.sql,
  ): Promise<boolean> {
    return (await on.query(RESENT, [endpointId, id, request])).rowCount === 1;
  }

  /** False where this endpoint has been told of this event, or is gone. */
  private async insert(tx: Queryable, id: string, delivery: NewDelivery): Promise<boolean> {
    const { accountId, endpointId, eventId, type, body } = delivery;
    const sealed = this.cipher.encrypt(body, deliveryContext(id));
    const values = [id, accountId, endpointId, eventId, type, sealed, DELIVERY_HOURS];
    return (await tx.query(INSERT, values)).rowCount === 1;
  }
}

/** The newest requests to send a delivery again that are remembered. */
const MOST_REQUESTS = 100;

interface NewDelivery {
  readonly accountId: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
}

/** A delivery's encryption is bound to its row. */
export function deliveryContext(id: string): string {
  return `webhook-delivery ${id}`;
}

const LISTENING = `
  SELECT id FROM webhook_endpoints WHERE account_id = $1 AND $2 = ANY (events)
    AND ($3::timestamptz IS NULL OR created_at <= $3) AND NOT ${blocked('account_id')}
  ORDER BY id FOR KEY SHARE`;

const WANTING = `
  SELECT DISTINCT account_id AS id FROM webhook_endpoints WHERE account_id = ANY ($1::uuid[]) AND $2 = ANY (events)
    AND NOT ${blocked('account_id')}`;

const INSERT = `
  INSERT INTO webhook_deliveries (id, account_id, endpoint_id, event_id, type, body, created_at, next_attempt_at, worth_until)
  SELECT $1, $2, id, $4, $5, $6, now(), now(), now() + make_interval(hours => $7)
  FROM webhook_endpoints WHERE id = $3 FOR KEY SHARE
  ON CONFLICT (endpoint_id, event_id) DO NOTHING`;

const AGAIN = `
  UPDATE webhook_deliveries SET state = 'waiting', attempts = 0, next_attempt_at = now(), ended_at = NULL,
    worth_until = now() + make_interval(hours => $3),
    resent_by = CASE WHEN $4::uuid IS NULL THEN resent_by ELSE (ARRAY[$4] || resent_by)[:${MOST_REQUESTS}] END
  WHERE endpoint_id = $1 AND id = $2 AND ($4::uuid IS NULL OR $4 <> ALL (resent_by))`;

const RESENT = 'SELECT FROM webhook_deliveries WHERE endpoint_id = $1 AND id = $2 AND $3::uuid = ANY (resent_by)';

encryptedColumns(columnById('webhook_deliveries', 'body', deliveryContext));
