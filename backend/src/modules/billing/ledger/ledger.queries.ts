import { Injectable } from '@nestjs/common';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf } from '../../../platform/page.js';
import { LedgerBook, type LedgerLine, type LedgerPeriod, type LedgerSum } from './ledger-book.port.js';

@Injectable()
export class PgLedgerBook extends LedgerBook {
  constructor(
    private readonly sql: Sql,
    private readonly actions: AdminActions,
  ) {
    super();
  }

  sums({ from, to }: LedgerPeriod): Promise<LedgerSum[]> {
    return this.sql.rows<LedgerSum & Record<string, unknown>>(SUMS, [from, to]);
  }

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

  async noteExport(adminId: string, { from, to }: LedgerPeriod): Promise<void> {
    const deed = { adminId, action: 'export-ledger', target: 'ledger:all', after: { from, to } };
    await this.actions.record(deed, this.sql);
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
