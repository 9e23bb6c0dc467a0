import { Injectable } from '@nestjs/common';
import type { AdminDeed } from '../../../kernel/admin-deed.js';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf } from '../../../platform/page.js';
import {
  NotificationDesk,
  type NotificationFilter,
  type NotificationLetter,
  type NotificationRecord,
  type NotificationState,
} from './notification-desk.port.js';
import { MOST_ATTEMPTS } from './webhook-inbox.store.js';

const STATES: Readonly<Record<NotificationState, string>> = {
  esperando: `processed_at IS NULL AND attempts < ${MOST_ATTEMPTS}`,
  processado: 'processed_at IS NOT NULL',
  desistido: `processed_at IS NULL AND attempts >= ${MOST_ATTEMPTS}`,
};

const OF_CHARGE = '($1::text IS NULL OR provider = $1) AND ($2::text IS NULL OR subject_id = $2)';

const COLUMNS = `
  id, provider, event_id AS "eventId", subject_id AS "chargeId", outcome, attempts, received_at AS "receivedAt",
  processed_at AS "processedAt", CASE WHEN ${STATES.esperando} THEN next_attempt_at END AS "nextAttemptAt",
  CASE WHEN ${STATES.processado} THEN 'processado' WHEN ${STATES.desistido} THEN 'desistido' ELSE 'esperando' END AS state`;

@Injectable()
export class PgNotificationDesk extends NotificationDesk {
  constructor(
    private readonly sql: Sql,
    private readonly actions: AdminActions,
  ) {
    super();
  }

  async list(
    { state, provider, chargeId, oldestFirst }: NotificationFilter,
    cursor: string | null,
    size: number,
  ): Promise<Page<NotificationRecord>> {
    const [beyond, way] = oldestFirst ? ['>', 'ASC'] : ['<', 'DESC'];
    const wanted = `${state === null ? 'true' : STATES[state]} AND ${OF_CHARGE}`;
    const [found, count] = await Promise.all([
      this.sql.rows<NotificationRecord & Record<string, unknown>>(
        `SELECT ${COLUMNS} FROM webhook_inbox WHERE ${wanted} AND ($3::uuid IS NULL OR id ${beyond} $3)
         ORDER BY id ${way} LIMIT $4`,
        [provider, chargeId, cursor, size + 1],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM webhook_inbox WHERE ${wanted}`, [provider, chargeId]),
    ]);
    return pageOf(found, count?.n ?? 0, ({ id }) => id, size);
  }

  open(id: string): Promise<NotificationLetter | null> {
    return this.sql.row<NotificationLetter & Record<string, unknown>>(
      `SELECT ${COLUMNS}, body, signature FROM webhook_inbox WHERE id = $1`,
      [id],
    );
  }

  async noteExport(adminId: string): Promise<void> {
    await this.actions.record({ adminId, action: 'export-webhooks', target: 'webhooks:all' }, this.sql);
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
