import { Injectable } from '@nestjs/common';
import type { PlanId } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { countedBesides } from '../../../platform/database/counters.js';
import { Sql } from '../../../platform/database/sql.js';

export interface PlanHolders {
  /** Accounts whose plan runs now. */
  readonly active: ReadonlyArray<{ readonly planId: PlanId; readonly n: number }>;
  /** Accounts whose plan has ended. */
  readonly expired: number;
}

/** How many accounts have a plan. */
@Injectable()
export class PlanCounts {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Accounts that have access now. */
  async active(): Promise<number> {
    const row = await this.sql.row<{ n: number }>(
      'SELECT count(*)::int AS n FROM subscriptions WHERE starts_at <= $1 AND expires_at > $1',
      [this.clock.now()],
    );
    return row?.n ?? 0;
  }

  /** Plans that end on another day come from the counters; only of those that end today each one is looked at. */
  async holders(): Promise<PlanHolders> {
    const rows = await this.sql.rows<{ planId: PlanId; n: number; expired: number }>(HOLDERS, [this.clock.now()]);
    return {
      active: rows.filter(({ n }) => n > 0).map(({ planId, n }) => ({ planId, n })),
      expired: rows.reduce((sum, { expired }) => sum + expired, 0),
    };
  }
}

const HOLDERS = `
  SELECT plan AS "planId", coalesce(sum(n) FILTER (WHERE running), 0)::float8 AS n,
    coalesce(sum(n) FILTER (WHERE NOT running), 0)::float8 AS expired
  FROM (
    SELECT part[1] AS plan, later AS running, n FROM (${countedBesides('plan-ends', 'brazilian_day($1)')}) AS counted
    UNION ALL
    SELECT plan_id, expires_at > $1, count(*) FROM subscriptions
    WHERE expires_at >= brazilian_day($1)::timestamp AT TIME ZONE 'America/Sao_Paulo'
      AND expires_at < (brazilian_day($1) + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'
    GROUP BY 1, 2
  ) AS ends GROUP BY plan ORDER BY plan`;
