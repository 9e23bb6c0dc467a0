import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { RetryQueue } from '../../../platform/jobs/retry-queue.js';
import type { GatewayWebhook } from '../gateways/index.js';
import { NotificationInbox, type StoredNotification } from './notification-inbox.port.js';

/** Attempts after which a notification is left for an admin; the pauses before that add up to about a day. */
export const MOST_ATTEMPTS = 32;
const FIRST_PAUSE_SECONDS = 2;

@Injectable()
export class PgNotificationInbox extends NotificationInbox {
  private readonly queue: RetryQueue<StoredNotification>;

  constructor(private readonly sql: Sql) {
    super();
    this.queue = new RetryQueue(sql, {
      table: 'webhook_inbox',
      waiting: `provider = ANY($4::text[]) AND processed_at IS NULL AND attempts < ${MOST_ATTEMPTS}`,
      columns: 'id, provider, subject_id AS "chargeId"',
    });
  }

  async store(notification: GatewayWebhook, now: Date): Promise<boolean> {
    const { provider, eventId, chargeId, body, headers, signature } = notification;
    const { rowCount } = await this.sql.query(
      `INSERT INTO webhook_inbox (id, provider, event_id, subject_id, body, headers, signature, received_at, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) ON CONFLICT (provider, event_id) DO NOTHING`,
      [newId(), provider, eventId, chargeId, body, JSON.stringify(headers), signature, now],
    );
    return rowCount === 1;
  }

  take(providers: readonly string[], now: Date, limit: number): Promise<StoredNotification[]> {
    return this.queue.take(now, limit, FIRST_PAUSE_SECONDS, [providers]);
  }

  async done(ids: readonly string[], outcome: string, now: Date): Promise<void> {
    await this.sql.query('UPDATE webhook_inbox SET processed_at = $2, outcome = $3 WHERE id = ANY($1::uuid[])', [
      ids,
      now,
      outcome,
    ]);
  }
}
