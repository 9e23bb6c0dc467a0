import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { DUE_SOON_DAYS } from '../../../../kernel/data-subject-request.js';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import { type DueRequests, REQUEST_INBOXES } from '../../../../platform/telemetry/readings.js';

/** Open requests whose day is near or past. */
@Injectable()
export class DueDataRequests implements OnModuleDestroy {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    REQUEST_INBOXES.add(this);
  }

  onModuleDestroy(): void {
    REQUEST_INBOXES.delete(this);
  }

  async due(): Promise<DueRequests> {
    const row = await this.sql.row<DueRequests>(
      `SELECT count(*) FILTER (WHERE due_on < $1::date)::int AS overdue, count(*) FILTER (WHERE due_on >= $1::date)::int AS soon
       FROM privacy_requests WHERE ended_at IS NULL AND due_on <= $1::date + $2::int`,
      [dayInBrazil(this.clock.now()), DUE_SOON_DAYS],
    );
    return row ?? { overdue: 0, soon: 0 };
  }
}
