import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { RetryQueue } from '../../../platform/jobs/retry-queue.js';
import { WEBHOOK_CAME, WEBHOOK_DONE } from '../../../platform/telemetry/events.js';
import type { GatewayWebhook } from '../gateways/index.js';

export interface DueWebhook {
  readonly id: string;
  readonly provider: string;
  readonly chargeId: string;
}

/** Attempts after which a webhook is left for an admin; the pauses before that add up to about a day. */
export const MOST_ATTEMPTS = 32;
const FIRST_PAUSE_SECONDS = 2;
const UNPROCESSED = `processed_at IS NULL AND attempts < ${MOST_ATTEMPTS}`;

/** Gateway webhooks wait here until they were worked off, whatever happens to the process. */
@Injectable()
export class WebhookInbox {
  private readonly queue: RetryQueue<DueWebhook>;

  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
  ) {
    this.queue = new RetryQueue(sql, {
      table: 'webhook_inbox',
      waiting: `provider = ANY($3::text[]) AND ${UNPROCESSED}`,
      backlog: UNPROCESSED,
      since: 'received_at',
      columns: 'id, provider, subject_id AS "chargeId"',
    });
  }

  /** Answers false when the event is there already. */
  async store(webhook: GatewayWebhook): Promise<boolean> {
    const { provider, eventId, chargeId, body, headers, signature } = webhook;
    const { rowCount } = await this.sql.query(
      `INSERT INTO webhook_inbox (id, provider, event_id, subject_id, body, headers, signature, received_at, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now(), now()) ON CONFLICT (provider, event_id) DO NOTHING`,
      [newId(), provider, eventId, chargeId, body, JSON.stringify(headers), signature],
    );
    WEBHOOK_CAME.tell({ gateway: provider, outcome: rowCount === 1 ? 'stored' : 'repeated' });
    return rowCount === 1;
  }

  /** Those of these gateways whose time has come; each is handed out again, ever later, until it is `done`. */
  take(providers: readonly string[], limit: number): Promise<DueWebhook[]> {
    return this.queue.take(limit, FIRST_PAUSE_SECONDS, [providers]);
  }

  async done(ids: readonly string[], outcome: string, now: Date): Promise<void> {
    const rows = await this.sql.rows<{ gateway: string }>(
      'UPDATE webhook_inbox SET processed_at = $2, outcome = $3 WHERE id = ANY($1::uuid[]) RETURNING provider AS gateway',
      [ids, now, outcome],
    );
    for (const { gateway } of rows) WEBHOOK_DONE.tell({ gateway, outcome });
  }

  /**
   * Makes a stored webhook due as if it had just come; the replay is recorded. False when there is none. It does no harm: the
   * truth is asked at the gateway each time.
   */
  replay(id: string, adminId: string): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const { rowCount } = await tx.query(
        `UPDATE webhook_inbox SET processed_at = NULL, outcome = NULL, attempts = 0, next_attempt_at = now() WHERE id = $1`,
        [id],
      );
      if (rowCount !== 1) return false;
      await this.auditLog.record({ adminId, action: 'replay-webhook', target: `webhook:${id}` }, tx);
      return true;
    });
  }
}

export const noSuchWebhook = (): AppError =>
  new AppError('not-found', 'WEBHOOK_NOT_FOUND', 'Notificação não encontrada.');
