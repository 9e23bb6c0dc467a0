import { Injectable } from '@nestjs/common';
import type { StayReason } from '../../../kernel/cleanup.js';
import { Clock } from '../../../platform/clock.js';
import type { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { pageAnswer } from '../../../platform/http/page.answer.js';
import type {
  CleanupPreviewAnswer,
  CleanupPreviewQuery,
  CleanupStatsAnswer,
  DepartureItem,
} from './cleanup.answers.js';
import { CleanupSettings } from './cleanup.config.js';
import { CleanupRuns } from './cleanup-runs.store.js';
import { DueAccounts, isFresh, paramsOf } from './due-accounts.queries.js';
import { IS_LISTED, REMOVAL_CANDIDATES } from './removal-candidates.sql.js';

type Counts = Pick<CleanupStatsAnswer, 'total' | 'active' | 'expired' | 'neverPaid' | 'toRemove' | 'unpaidToRemove'>;

/** What administrators see before they clean up. */
@Injectable()
export class CleanupQueries {
  constructor(
    private readonly sql: Sql,
    private readonly settings: CleanupSettings,
    private readonly dueAccounts: DueAccounts,
    private readonly runs: CleanupRuns,
    private readonly clock: Clock,
  ) {}

  async stats(): Promise<CleanupStatsAnswer> {
    const at = this.clock.now();
    const { rules } = this.settings;
    const [counts, nextDue] = await Promise.all([
      this.sql.row<Counts>(COUNTS, paramsOf(rules.days, at)),
      this.runs.nextDue(),
    ]);
    if (!counts) throw new Error('a count answered no row');
    return {
      success: true,
      ...counts,
      gracePeriodinDays: rules.days.plano_vencido,
      unpaidPeriodInDays: rules.days.nunca_pagou,
      unpaidRemoved: rules.inForce.includes('nunca_pagou'),
      nextRunAt: rules.automatic ? nextDue : null,
      at,
    };
  }

  /** Who would be removed. Further pages are read as of the moment of the first one, so that the list is one. */
  async preview(query: CleanupPreviewQuery): Promise<CleanupPreviewAnswer> {
    const { rule = 'plano_vencido' } = query;
    const at = this.momentOf(query);
    const { days } = this.settings.rules;
    const [page, shown, stays] = await Promise.all([
      this.due(query, at).page(query),
      this.dueAccounts.list(rule, days, at),
      this.sql.rows<{ stays_by: StayReason; n: number }>(STAYS, [...paramsOf(days, at), rule]),
    ]);
    const none = { pagamento_em_andamento: 0, devolucao_em_andamento: 0, bloqueada: 0 };
    return {
      ...pageAnswer(page),
      rule,
      asOf: shown.asOf,
      toRemove: shown.count,
      list: shown.mark,
      stays: { ...none, ...Object.fromEntries(stays.map(({ stays_by, n }) => [stays_by, n])) },
    };
  }

  due(query: CleanupPreviewQuery, at = this.momentOf(query)): PagedList<DepartureItem> {
    return this.dueAccounts.matching(query.rule ?? 'plano_vencido', this.settings.rules.days, at);
  }

  /** A list is shown for a while only; then it is made anew. */
  private momentOf({ asOf }: CleanupPreviewQuery): Date {
    const now = this.clock.now();
    return asOf && isFresh({ asOf: new Date(asOf) }, now) ? new Date(asOf) : now;
  }
}

const TO_REMOVE = `count(*) FILTER (WHERE ${IS_LISTED} AND rule =`;

const COUNTS = `
  SELECT count(*)::int AS total,
    count(*) FILTER (WHERE rule = 'plano_vencido' AND ended_at > $1)::int AS active,
    count(*) FILTER (WHERE rule = 'plano_vencido' AND ended_at <= $1)::int AS expired,
    count(*) FILTER (WHERE rule = 'nunca_pagou')::int AS "neverPaid",
    ${TO_REMOVE} 'plano_vencido')::int AS "toRemove",
    ${TO_REMOVE} 'nunca_pagou')::int AS "unpaidToRemove"
  FROM (${REMOVAL_CANDIDATES}) AS d`;

const STAYS = `
  SELECT stays_by, count(*)::int AS n FROM (${REMOVAL_CANDIDATES}) AS d
  WHERE due_at < $1::timestamptz AND rule = $4 AND stays_by IS NOT NULL GROUP BY stays_by`;
