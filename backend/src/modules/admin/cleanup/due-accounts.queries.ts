import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RemovalReason } from '../../../kernel/cleanup.js';
import { maskEmail } from '../../../kernel/mask-email.js';
import type { PlanId } from '../../../kernel/plans.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf, rowsOfPage } from '../../../platform/page.js';
import type { Departure, ShownList, Terms } from './cleanup.js';
import { type DepartureFilter, Departures } from './departures.port.js';
import { IS_CHOSEN, IS_DUE, STANDING } from './standing.sql.js';

const AT_ONCE = 500;

interface Row {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly email: string;
  readonly reason: RemovalReason;
  readonly plan_id: PlanId | null;
  readonly ended_at: Date;
  readonly due_at: Date;
}

@Injectable()
export class PgDepartures extends Departures {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page(terms: Terms, at: Date, { reason }: DepartureFilter, before: string | null): Promise<Page<Departure>> {
    const given = [...paramsOf(terms, at), reason];
    const [rows, count] = await Promise.all([
      this.sql.rows<Row>(PAGE, [...given, before, rowsOfPage]),
      this.sql.row<{ n: number }>(COUNT, given),
    ]);
    return pageOf(rows.map(departureOf), count?.n ?? 0, ({ id }) => id);
  }

  async *all(terms: Terms, at: Date, { reason }: DepartureFilter): AsyncGenerator<readonly Departure[]> {
    let before: string | null = null;
    do {
      const rows: Row[] = await this.sql.rows<Row>(PAGE, [...paramsOf(terms, at), reason, before, AT_ONCE]);
      yield rows.map(departureOf);
      before = rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
    } while (before !== null);
  }

  async list(terms: Terms, at: Date): Promise<ShownList> {
    const due = await dueOf(this.sql, terms, at);
    return { asOf: at, count: due.length, mark: markOf(due) };
  }
}

export interface Due {
  readonly id: string;
  readonly reason: RemovalReason;
  readonly endedAt: Date;
}

/** All who are due and on no other list. */
export async function dueOf(from: Queryable, terms: Terms, at: Date): Promise<Due[]> {
  return (await from.query<Due & Record<string, unknown>>(DUE, paramsOf(terms, at))).rows;
}

/** Differs as soon as one account does. */
export function markOf(due: readonly Due[]): string {
  const hash = createHash('sha256');
  for (const { id } of due) hash.update(id);
  return hash.digest('hex');
}

export function paramsOf({ graceDays, unpaidDays }: Pick<Terms, 'graceDays' | 'unpaidDays'>, at: Date): unknown[] {
  return [at, graceDays, unpaidDays];
}

function departureOf({ id, email, reason, plan_id, ended_at, due_at }: Row): Departure {
  return { id, email: maskEmail(email), reason, planId: plan_id, endedAt: ended_at, dueAt: due_at };
}

const FROM = `FROM (${STANDING}) AS d WHERE ${IS_DUE} AND NOT ${IS_CHOSEN}`;

const PAGE = `
  SELECT id, email, reason, plan_id, ended_at, due_at ${FROM} AND ($4::text IS NULL OR reason = $4)
    AND ($5::uuid IS NULL OR id < $5) ORDER BY id DESC LIMIT $6`;

const COUNT = `SELECT count(*)::int AS n ${FROM} AND ($4::text IS NULL OR reason = $4)`;

const DUE = `SELECT id, reason, ended_at AS "endedAt" ${FROM} ORDER BY id`;
