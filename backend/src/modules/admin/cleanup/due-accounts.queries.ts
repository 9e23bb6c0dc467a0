import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CleanupRule } from '../../../kernel/cleanup.js';
import { maskEmail } from '../../../kernel/mask-email.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { DepartureItem } from './cleanup.answers.js';
import type { CleanupDays } from './cleanup.config.js';
import { IS_ANNOUNCED, IS_LISTED, removalCandidates } from './removal-candidates.sql.js';

/** Exactly who was due by a rule at a moment, by the database's clock: how many, and a mark that no other list has. */
export interface ShownList {
  readonly asOf: Date;
  readonly count: number;
  readonly mark: string;
}

/** A list is confirmed soon after it was shown, or shown again. */
const LIST_MINUTES = 30;

export function isFresh({ asOf }: Pick<ShownList, 'asOf'>, now: Date): boolean {
  const age = now.getTime() - asOf.getTime();
  return age >= 0 && age <= LIST_MINUTES * 60_000;
}

/** Who would be removed. `at` is the moment at which they are due; whether something speaks against it is looked at now. */
@Injectable()
export class DueAccounts {
  constructor(private readonly sql: Sql) {}

  /** Of all instances: one may show what another one is told to remove. */
  async now(): Promise<Date> {
    const row = await this.sql.row<{ now: Date }>('SELECT now()');
    if (!row) throw new Error('the database knows no time');
    return row.now;
  }

  /** The newest registration first. */
  matching(rule: CleanupRule, days: CleanupDays, at: Date): PagedList<DepartureItem> {
    const list = new PagedList<DepartureItem>(this.sql, {
      columns: 'id, email, plan_id AS "planId", ended_at AS "endedAt", due_at AS "dueAt"',
      table: `(${removalCandidates()}) AS d`,
      given: paramsOf(days, at),
      where: IS_LISTED,
      filters: [['rule = ?', rule]],
    });
    return list.as((account) => ({ ...account, email: maskEmail(account.email) }));
  }

  async list(rule: CleanupRule, days: CleanupDays, at: Date): Promise<ShownList> {
    const due = await dueOf(this.sql, rule, days, at);
    return { asOf: at, count: due.length, mark: markOf(due) };
  }
}

export type Due = Pick<DepartureItem, 'id' | 'endedAt'>;

/** All who are due by the rule and on no other list. */
export async function dueOf(from: Queryable, rule: CleanupRule, days: CleanupDays, at: Date): Promise<Due[]> {
  return (await from.query<Due>(dueWhere(IS_LISTED), [...paramsOf(days, at), rule])).rows;
}

/** Of these, those whose owners were told before: nobody else goes by itself. */
export async function announcedOf(from: Queryable, rule: CleanupRule, days: CleanupDays, at: Date): Promise<Due[]> {
  return (await from.query<Due>(dueWhere(IS_ANNOUNCED), [...paramsOf(days, at), rule])).rows;
}

/** Differs as soon as one account does. */
export function markOf(due: readonly Due[]): string {
  const hash = createHash('sha256');
  for (const { id } of due) hash.update(id);
  return hash.digest('hex');
}

export function paramsOf(days: CleanupDays, at: Date): unknown[] {
  return [at, days.plano_vencido, days.nunca_pagou];
}

const dueWhere = (condition: string) => `
  SELECT id, ended_at AS "endedAt" FROM (${removalCandidates()}) AS d WHERE ${condition} AND rule = $4 ORDER BY id`;
