import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../kernel/money.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { eachPage, type Page, pageOf } from '../../../platform/page.js';

const AT_ONCE = 500;

/** A line of the ledger that moved money. */
export interface LedgerLine {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: string;
  readonly amountCents: Cents;
  readonly at: Date;
}

/** Whole days in Brasília, both included, as AAAA-MM-DD. */
export interface LedgerPeriod {
  readonly from: string;
  readonly to: string;
}

/** What one kind of line came to in a day; the day is null for all that was before the period. */
export interface LedgerSum {
  readonly day: string | null;
  readonly kind: string;
  readonly amountCents: Cents;
}

/** The ledger as administrators read it. */
@Injectable()
export class LedgerQueries {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /** Money in and money back are summed apart, each kind of line by its first word. */
  sums({ from, to }: LedgerPeriod): Promise<LedgerSum[]> {
    return this.sql.rows<LedgerSum & Record<string, unknown>>(SUMS, [from, to]);
  }

  /** The newest first; a page goes on below the id `before`. */
  async lines({ from, to }: LedgerPeriod, before: string | null, size: number): Promise<Page<LedgerLine>> {
    const [found, count] = await Promise.all([
      this.sql.rows<LedgerLine & Record<string, unknown>>(
        `SELECT id, payment_id AS "paymentId", kind, amount_cents AS "amountCents", recorded_at AS at
         FROM payment_ledger WHERE ${WITHIN} AND ($3::uuid IS NULL OR id < $3) ORDER BY id DESC LIMIT $4`,
        [from, to, before, size + 1],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM payment_ledger WHERE ${WITHIN}`, [from, to]),
    ]);
    return pageOf(found, count?.n ?? 0, ({ id }) => id, size);
  }

  /** All lines of the period, read bit by bit; the export is recorded. */
  async export(adminId: string, { from, to }: LedgerPeriod): Promise<AsyncIterable<readonly LedgerLine[]>> {
    await this.auditLog.record(
      { adminId, action: 'export-ledger', target: 'ledger:all', after: { from, to } },
      this.sql,
    );
    return eachPage((before) => this.lines({ from, to }, before, AT_ONCE));
  }
}

/** A moment in Brasília's midnight; the parameter is a day. */
const midnight = (day: string) => `(${day}::timestamp AT TIME ZONE 'America/Sao_Paulo')`;

const END = midnight("($2::date + interval '1 day')");
const WITHIN = `amount_cents <> 0 AND recorded_at >= ${midnight('$1::date')} AND recorded_at < ${END}`;

const SUMS = `
  SELECT CASE WHEN recorded_at >= ${midnight('$1::date')} THEN to_char(recorded_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') END
      AS day,
    split_part(kind, ':', 1) AS kind, sum(amount_cents)::float8 AS "amountCents"
  FROM payment_ledger WHERE amount_cents <> 0 AND recorded_at < ${END}
  GROUP BY 1, 2, sign(amount_cents)`;
