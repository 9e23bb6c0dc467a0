import { Injectable } from '@nestjs/common';
import type { StayReason } from '../../../kernel/cleanup.js';
import { Clock } from '../../../platform/clock.js';
import type { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { pageAnswer } from '../../../platform/http/page.answer.js';
import { ACCOUNT_ROWS } from '../../identity/index.js';
import { IS_CHOSEN, IS_DUE, STANDING } from './account-standing.sql.js';
import type {
  CleanupPreviewAnswer,
  CleanupPreviewQuery,
  CleanupStatsAnswer,
  CleanupStays,
  DepartureItem,
} from './cleanup.answers.js';
import { type CleanupRules, CleanupSettings } from './cleanup.config.js';
import { CleanupRuns } from './cleanup-runs.store.js';
import { DueAccounts, isFresh, paramsOf } from './due-accounts.queries.js';

type Counts = Pick<CleanupStatsAnswer, 'total' | 'active' | 'expired' | 'neverPaid' | 'toRemove' | 'removed'>;

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
      this.sql.row<Counts & Record<string, unknown>>(COUNTS, paramsOf(rules, at)),
      this.runs.nextDue(),
    ]);
    if (!counts) throw new Error('a count answered no row');
    return {
      success: true,
      ...counts,
      gracePeriodinDays: rules.graceDays,
      unpaidPeriodInDays: rules.unpaidDays,
      restorePeriodInDays: rules.restoreDays,
      nextRunAt: rules.automatic ? nextDue : null,
      at,
    };
  }

  /** Who would be removed. Further pages are read as of the moment of the first one, so that the list is one. */
  async preview(query: CleanupPreviewQuery): Promise<CleanupPreviewAnswer> {
    const at = this.momentOf(query);
    const { rules } = this.settings;
    const [page, shown, stays] = await Promise.all([
      this.dueAccounts.matching(rules, at, query.reason).page(query),
      this.dueAccounts.list(rules, at),
      this.stays(rules, at),
    ]);
    return {
      ...pageAnswer(page),
      asOf: shown.asOf,
      toRemove: shown.count,
      list: shown.mark,
      stays,
    };
  }

  due(query: CleanupPreviewQuery): PagedList<DepartureItem> {
    return this.dueAccounts.matching(this.settings.rules, this.momentOf(query), query.reason);
  }

  /** Accounts that stay although their time is over, by the reason. */
  private async stays(rules: CleanupRules, at: Date): Promise<CleanupStays> {
    const rows = await this.sql.rows<{ stays_by: StayReason; n: number }>(STAYS, paramsOf(rules, at));
    const none = { pagamento_em_andamento: 0, devolucao_em_andamento: 0, bloqueada: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ stays_by, n }) => [stays_by, n])) };
  }

  /** A list is shown for a while only; then it is made anew. */
  private momentOf({ asOf }: CleanupPreviewQuery): Date {
    const now = this.clock.now();
    return asOf && isFresh({ asOf: new Date(asOf) }, now) ? new Date(asOf) : now;
  }
}

const COUNTS = `
  SELECT count(*)::int AS total,
    count(*) FILTER (WHERE had_plan AND ended_at > $1)::int AS active,
    count(*) FILTER (WHERE had_plan AND ended_at <= $1)::int AS expired,
    count(*) FILTER (WHERE NOT had_plan)::int AS "neverPaid",
    count(*) FILTER (WHERE ${IS_DUE} AND NOT ${IS_CHOSEN})::int AS "toRemove",
    (SELECT count(*)::int FROM ${ACCOUNT_ROWS} AS a WHERE removed_at IS NOT NULL AND erased_at IS NULL) AS removed
  FROM (${STANDING}) AS d`;

const STAYS = `
  SELECT stays_by, count(*)::int AS n FROM (${STANDING}) AS d
  WHERE due_at <= $1::timestamptz AND stays_by IS NOT NULL GROUP BY stays_by`;
