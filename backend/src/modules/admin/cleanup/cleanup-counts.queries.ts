import { Injectable } from '@nestjs/common';
import { STAY_REASONS, type StayReason } from '../../../kernel/cleanup.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Standing, Stays, Terms } from './cleanup.js';
import { CleanupFigures } from './departures.port.js';
import { paramsOf } from './due-accounts.queries.js';
import { IS_CHOSEN, IS_DUE, STANDING } from './standing.sql.js';

@Injectable()
export class PgCleanupFigures extends CleanupFigures {
  constructor(private readonly sql: Sql) {
    super();
  }

  async standing(terms: Terms, at: Date): Promise<Standing> {
    const row = await this.sql.row<Standing & Record<string, unknown>>(COUNTS, paramsOf(terms, at));
    if (!row) throw new Error('a count answered no row');
    return row;
  }

  async stays(terms: Terms, at: Date): Promise<Stays> {
    const rows = await this.sql.rows<{ stays_by: StayReason; n: number }>(STAYS, paramsOf(terms, at));
    const counted = new Map(rows.map(({ stays_by, n }) => [stays_by, n]));
    return Object.fromEntries(STAY_REASONS.map((reason) => [reason, counted.get(reason) ?? 0])) as Record<
      StayReason,
      number
    >;
  }
}

const COUNTS = `
  SELECT count(*)::int AS total,
    count(*) FILTER (WHERE had_plan AND ended_at > $1)::int AS active,
    count(*) FILTER (WHERE had_plan AND ended_at <= $1)::int AS expired,
    count(*) FILTER (WHERE NOT had_plan)::int AS "neverPaid",
    count(*) FILTER (WHERE ${IS_DUE} AND NOT ${IS_CHOSEN})::int AS "toRemove",
    (SELECT count(*)::int FROM accounts WHERE removed_at IS NOT NULL AND erased_at IS NULL) AS removed
  FROM (${STANDING}) AS d`;

const STAYS = `
  SELECT stays_by, count(*)::int AS n FROM (${STANDING}) AS d
  WHERE due_at <= $1::timestamptz AND stays_by IS NOT NULL GROUP BY stays_by`;
