import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RemovalReason } from '../../../kernel/cleanup.js';
import { maskEmail } from '../../../kernel/mask-email.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { IS_CHOSEN, IS_DUE, STANDING } from './account-standing.sql.js';
import type { DepartureItem } from './cleanup.answers.js';
import type { CleanupRules } from './cleanup.config.js';

/** The rules that say when an account is due. */
export type DueTerms = Pick<CleanupRules, 'graceDays' | 'unpaidDays'>;

/** Exactly who was due at a moment: how many, and a mark that no other list has. */
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

/** Who would be removed. `at` is the moment by which they are due; whether something speaks against it is looked at now. */
@Injectable()
export class DueAccounts {
  constructor(private readonly sql: Sql) {}

  /** The newest registration first. */
  matching(terms: DueTerms, at: Date, reason?: RemovalReason): PagedList<DepartureItem> {
    const list = new PagedList<DepartureItem>(this.sql, {
      columns: 'id, email, reason, plan_id AS "planId", ended_at AS "endedAt", due_at AS "dueAt"',
      table: `(${STANDING}) AS d`,
      given: paramsOf(terms, at),
      where: STANDS_ON_LIST,
      filters: [['reason = ?', reason]],
    });
    return list.as((account) => ({ ...account, email: maskEmail(account.email) }));
  }

  async list(terms: DueTerms, at: Date): Promise<ShownList> {
    const due = await dueOf(this.sql, terms, at);
    return { asOf: at, count: due.length, mark: markOf(due) };
  }
}

export type Due = Pick<DepartureItem, 'id' | 'reason' | 'endedAt'>;

/** All who are due and on no other list. */
export async function dueOf(from: Queryable, terms: DueTerms, at: Date): Promise<Due[]> {
  return (await from.query<Due & Record<string, unknown>>(DUE, paramsOf(terms, at))).rows;
}

/** Differs as soon as one account does. */
export function markOf(due: readonly Due[]): string {
  const hash = createHash('sha256');
  for (const { id } of due) hash.update(id);
  return hash.digest('hex');
}

export function paramsOf({ graceDays, unpaidDays }: DueTerms, at: Date): unknown[] {
  return [at, graceDays, unpaidDays];
}

const STANDS_ON_LIST = `${IS_DUE} AND NOT ${IS_CHOSEN}`;

const DUE = `SELECT id, reason, ended_at AS "endedAt" FROM (${STANDING}) AS d WHERE ${STANDS_ON_LIST} ORDER BY id`;
