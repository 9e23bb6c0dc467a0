import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RemovalReason } from '../../../kernel/cleanup.js';
import { maskEmail } from '../../../kernel/mask-email.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf, rowsOfPage } from '../../../platform/page.js';
import { IS_CHOSEN, IS_DUE, STANDING } from './account-standing.sql.js';
import type { DepartureItem } from './cleanup.answers.js';
import type { CleanupRules } from './cleanup.config.js';

const AT_ONCE = 500;

type Row = DepartureItem & Record<string, unknown>;

/** The rules that say when an account is due. */
export type DueTerms = Pick<CleanupRules, 'graceDays' | 'unpaidDays'>;

export interface DueFilter {
  readonly reason: RemovalReason | null;
}

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
  async page(terms: DueTerms, at: Date, { reason }: DueFilter, before: string | null): Promise<Page<DepartureItem>> {
    const given = [...paramsOf(terms, at), reason];
    const [rows, count] = await Promise.all([
      this.sql.rows<Row>(PAGE, [...given, before, rowsOfPage]),
      this.sql.row<{ n: number }>(COUNT, given),
    ]);
    return pageOf(rows.map(masked), count?.n ?? 0, ({ id }) => id);
  }

  /** All of them, read bit by bit. */
  async *all(terms: DueTerms, at: Date, { reason }: DueFilter): AsyncGenerator<readonly DepartureItem[]> {
    let before: string | null = null;
    do {
      const rows: Row[] = await this.sql.rows<Row>(PAGE, [...paramsOf(terms, at), reason, before, AT_ONCE]);
      yield rows.map(masked);
      before = rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
    } while (before !== null);
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

function masked(account: Row): DepartureItem {
  return { ...account, email: maskEmail(account.email) };
}

const FROM = `FROM (${STANDING}) AS d WHERE ${IS_DUE} AND NOT ${IS_CHOSEN}`;

const PAGE = `
  SELECT id, email, reason, plan_id AS "planId", ended_at AS "endedAt", due_at AS "dueAt" ${FROM} AND ($4::text IS NULL OR reason = $4)
    AND ($5::uuid IS NULL OR id < $5) ORDER BY id DESC LIMIT $6`;

const COUNT = `SELECT count(*)::int AS n ${FROM} AND ($4::text IS NULL OR reason = $4)`;

const DUE = `SELECT id, reason, ended_at AS "endedAt" ${FROM} ORDER BY id`;
