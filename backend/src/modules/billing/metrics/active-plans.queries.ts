import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { ActivePlans } from './active-plans.port.js';

@Injectable()
export class PgActivePlans extends ActivePlans {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super();
  }

  async count(): Promise<number> {
    const row = await this.sql.row<{ n: number }>(
      'SELECT count(*)::int AS n FROM subscriptions WHERE starts_at <= $1 AND expires_at > $1',
      [this.clock.now()],
    );
    return row?.n ?? 0;
  }
}
