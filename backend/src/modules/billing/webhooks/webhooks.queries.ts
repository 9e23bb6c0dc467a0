import { Injectable } from '@nestjs/common';
import type { TimeSort } from '../../../kernel/time-sort.js';
import { byTime } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { redactedPayload } from './redacted-payload.js';
import type { OpenedWebhookItem, WebhookItem, WebhookState } from './webhook.answer.js';
import { MOST_ATTEMPTS } from './webhook-inbox.store.js';

export interface WebhookFilter {
  readonly state?: WebhookState | undefined;
  readonly provider?: string | undefined;
  readonly chargeId?: string | undefined;
  readonly sort?: TimeSort | undefined;
}

/** `waiting`: comes again by itself. `given-up`: was tried for a day; only an administrator tries again. */
const STATES: Readonly<Record<WebhookState, string>> = {
  waiting: `processed_at IS NULL AND attempts < ${MOST_ATTEMPTS}`,
  processed: 'processed_at IS NOT NULL',
  'given-up': `processed_at IS NULL AND attempts >= ${MOST_ATTEMPTS}`,
};

const COLUMNS = `
  id, provider, event_id AS "eventId", subject_id AS "chargeId",
  CASE WHEN ${STATES.processed} THEN 'processed' WHEN ${STATES['given-up']} THEN 'given-up' ELSE 'waiting' END AS state,
  outcome, attempts, received_at AS "receivedAt", processed_at AS "processedAt",
  CASE WHEN ${STATES.waiting} THEN next_attempt_at END AS "nextAttemptAt"`;

/** The webhook inbox as administrators see it. */
@Injectable()
export class WebhookQueries {
  constructor(private readonly sql: Sql) {}

  matching({ state, provider, chargeId, sort }: WebhookFilter): PagedList<WebhookItem> {
    return new PagedList(this.sql, {
      columns: COLUMNS,
      table: 'webhook_inbox',
      where: state ? STATES[state] : 'true',
      filters: [
        ['provider = ?', provider],
        ['subject_id = ?', chargeId],
      ],
      order: byTime(sort),
    });
  }

  /** One with what came over the wire, without what may tell of the payer. Null when there is none. */
  async open(id: string): Promise<OpenedWebhookItem | null> {
    const row = await this.sql.row<Omit<OpenedWebhookItem, 'payload'> & { body: Buffer }>(
      `SELECT ${COLUMNS}, body, signature FROM webhook_inbox WHERE id = $1`,
      [id],
    );
    if (!row) return null;
    const { body, ...item } = row;
    return { ...item, payload: redactedPayload(body) };
  }
}
