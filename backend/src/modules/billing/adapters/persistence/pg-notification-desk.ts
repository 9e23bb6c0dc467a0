import { Injectable } from '@nestjs/common';
import type { AdminDeed } from '../../../../kernel/admin-deed.js';
import { AdminActions } from '../../../../platform/database/admin-actions.js';
import { Sql } from '../../../../platform/database/sql.js';
import { type Page, pageOf, rowsOfPage } from '../../../../platform/page.js';
import {
  NotificationDesk,
  type NotificationRecord,
  type NotificationState,
} from '../../application/notification-desk.port.js';
import { MOST_ATTEMPTS } from './pg-notification-inbox.js';

const STATES: Readonly<Record<NotificationState, string>> = {
  esperando: `processed_at IS NULL AND attempts < ${MOST_ATTEMPTS}`,
  processado: 'processed_at IS NOT NULL',
  desistido: `processed_at IS NULL AND attempts >= ${MOST_ATTEMPTS}`,
};

@Injectable()
export class PgNotificationDesk extends NotificationDesk {
  constructor(
    private readonly sql: Sql,
    private readonly actions: AdminActions,
  ) {
    super();
  }

  async list(state: NotificationState | null, before: string | null): Promise<Page<NotificationRecord>> {
    const wanted = state === null ? 'true' : STATES[state];
    const [found, count] = await Promise.all([
      this.sql.rows<NotificationRecord & Record<string, unknown>>(
        `SELECT id, provider, event_id AS "eventId", subject_id AS "chargeId", outcome, attempts, received_at AS "receivedAt",
           processed_at AS "processedAt", CASE WHEN ${STATES.esperando} THEN next_attempt_at END AS "nextAttemptAt",
           CASE WHEN ${STATES.processado} THEN 'processado' WHEN ${STATES.desistido} THEN 'desistido' ELSE 'esperando' END AS state
         FROM webhook_inbox WHERE ${wanted} AND ($1::uuid IS NULL OR id < $1) ORDER BY id DESC LIMIT $2`,
        [before, rowsOfPage],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM webhook_inbox WHERE ${wanted}`),
    ]);
    return pageOf(found, count?.n ?? 0, ({ id }) => id);
  }

  reopen(id: string, deed: AdminDeed, now: Date): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const { rowCount } = await tx.query(
        `UPDATE webhook_inbox SET processed_at = NULL, outcome = NULL, attempts = 0, next_attempt_at = $2 WHERE id = $1`,
        [id, now],
      );
      if (rowCount === 1) await this.actions.record(deed, tx);
      return rowCount === 1;
    });
  }
}
