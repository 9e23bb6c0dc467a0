import { Injectable } from '@nestjs/common';
import type { StayReason } from '../../../kernel/cleanup.js';
import { AppError } from '../../../kernel/errors.js';
import type { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { pageAnswer } from '../../../platform/http/answer.fields.js';
import type {
  CleanupPreviewAnswer,
  CleanupPreviewQuery,
  CleanupStatsAnswer,
  DepartureItem,
} from './cleanup.answers.js';
import { CleanupSettings } from './cleanup.config.js';
import { CleanupRuns } from './cleanup-runs.store.js';
import { DueAccounts, isFresh, paramsOf } from './due-accounts.queries.js';
import { CANDIDATE_COUNTS, STAYS } from './removal-candidates.sql.js';

type Counts = Pick<CleanupStatsAnswer, 'total' | 'active' | 'expired' | 'neverPaid' | 'toRemove' | 'unpaidToRemove'>;

/** What administrators see before they clean up. */
@Injectable()
export class CleanupQueries {
  constructor(
    private readonly sql: Sql,
    private readonly settings: CleanupSettings,
    private readonly dueAccounts: DueAccounts,
    private readonly runs: CleanupRuns,
  ) {}

  async stats(): Promise<CleanupStatsAnswer> {
    const at = await this.dueAccounts.now();
    const { rules } = this.settings;
    const [counts, nextDue] = await Promise.all([
      this.sql.row<Counts>(CANDIDATE_COUNTS, paramsOf(rules.days, at)),
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
    const at = await this.momentOf(query);
    const { days } = this.settings.rules;
    const [page, shown, stays] = await Promise.all([
      this.dueAccounts.matching(rule, days, at).page(query),
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

  /** The whole list, and of which moment it is. */
  async due(query: CleanupPreviewQuery): Promise<{ readonly list: PagedList<DepartureItem>; readonly asOf: string }> {
    const { rule = 'plano_vencido' } = query;
    const at = await this.momentOf(query);
    return { list: this.dueAccounts.matching(rule, this.settings.rules.days, at), asOf: at.toISOString() };
  }

  /** A list is told of for a while only. Throws CLEANUP_LIST_OLD: what comes now would be another one. */
  private async momentOf({ asOf }: CleanupPreviewQuery): Promise<Date> {
    const now = await this.dueAccounts.now();
    if (!asOf) return now;
    const moment = new Date(asOf);
    if (!isFresh({ asOf: moment }, now)) throw listOld();
    return moment;
  }
}

export function listOld(): AppError {
  return new AppError('conflict', 'CLEANUP_LIST_OLD', 'Esta lista tem mais de 30 minutos. Leia a lista de novo.');
}
