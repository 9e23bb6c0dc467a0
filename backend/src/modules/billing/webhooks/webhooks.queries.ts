import { Injectable } from '@nestjs/common';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { eachPage, type Page, pageOf } from '../../../platform/page.js';
import { redactedPayload } from './redacted-payload.js';
import type { OpenedWebhookItem, WebhookItem, WebhookState } from './webhook.answer.js';
import { MOST_ATTEMPTS } from './webhook-inbox.store.js';

/** Null narrows nothing. */
export interface WebhookFilter {
  readonly state: WebhookState | null;
  readonly provider: string | null;
  readonly chargeId: string | null;
  readonly oldestFirst: boolean;
}

const AT_ONCE = 500;

/** `waiting`: comes again by itself. `given-up`: was tried for a day; only an administrator tries again. */
const STATES: Readonly<Record<WebhookState, string>> = {
  waiting: `processed_at IS NULL AND attempts < ${MOST_ATTEMPTS}`,
  processed: 'processed_at IS NOT NULL',
  'given-up': `processed_at IS NULL AND attempts >= ${MOST_ATTEMPTS}`,
};

const OF_CHARGE = '($1::text IS NULL OR provider = $1) AND ($2::text IS NULL OR subject_id = $2)';

const COLUMNS = `
  id, provider, event_id AS "eventId", subject_id AS "chargeId",
  CASE WHEN ${STATES.processed} THEN 'processed' WHEN ${STATES['given-up']} THEN 'given-up' ELSE 'waiting' END AS state,
  outcome, attempts, received_at AS "receivedAt", processed_at AS "processedAt",
  CASE WHEN ${STATES.waiting} THEN next_attempt_at END AS "nextAttemptAt"`;

/** The webhook inbox as administrators see it. */
@Injectable()
export class WebhookQueries {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /** A page goes on after the id `cursor`. */
  async page(filter: WebhookFilter, cursor: string | null, size: number): Promise<Page<WebhookItem>> {
    const { state, provider, chargeId, oldestFirst } = filter;
    const [beyond, way] = oldestFirst ? ['>', 'ASC'] : ['<', 'DESC'];
    const wanted = `${state === null ? 'true' : STATES[state]} AND ${OF_CHARGE}`;
    const [found, count] = await Promise.all([
      this.sql.rows<WebhookItem & Record<string, unknown>>(
        `SELECT ${COLUMNS} FROM webhook_inbox WHERE ${wanted} AND ($3::uuid IS NULL OR id ${beyond} $3)
         ORDER BY id ${way} LIMIT $4`,
        [provider, chargeId, cursor, size + 1],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM webhook_inbox WHERE ${wanted}`, [provider, chargeId]),
    ]);
    return pageOf(found, count?.n ?? 0, ({ id }) => id, size);
  }

  /** All that match, read bit by bit; the export is recorded. */
  async export(adminId: string, filter: WebhookFilter): Promise<AsyncIterable<readonly WebhookItem[]>> {
    await this.auditLog.record({ adminId, action: 'export-webhooks', target: 'webhooks:all' }, this.sql);
    return eachPage((cursor) => this.page(filter, cursor, AT_ONCE));
  }

  /** One with what came over the wire, without what may tell of the payer. Null when there is none. */
  async open(id: string): Promise<OpenedWebhookItem | null> {
    const row = await this.sql.row<Omit<OpenedWebhookItem, 'payload'> & { body: Buffer } & Record<string, unknown>>(
      `SELECT ${COLUMNS}, body, signature FROM webhook_inbox WHERE id = $1`,
      [id],
    );
    if (!row) return null;
    const { body, ...item } = row;
    return { ...item, payload: redactedPayload(body) };
  }
}
