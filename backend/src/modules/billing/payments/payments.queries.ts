import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cents } from '../../../kernel/money.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { isOpen, type Payment } from './payment.js';
import { PaymentSchema } from './payment.schema.js';

/**
 * `returnedCents`: what went back to the payer, or is on its way there; null: nothing. A second Pix that went back alone is none of it.
 * `returnedAt`: when the last of it had gone; null while all is on its way.
 */
export type SeenPayment = Payment & { readonly returnedCents: Cents | null; readonly returnedAt: Date | null };

@Injectable()
export class PaymentQueries {
  /** The columns of payments under the names of a `Payment`. */
  readonly columns: string;

  constructor(
    dataSource: DataSource,
    private readonly sql: Sql,
  ) {
    const { columns } = dataSource.getMetadata(PaymentSchema);
    this.columns = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`).join(', ');
  }

  /** The account's payments, the newest first. */
  ofAccount(accountId: string): PagedList<SeenPayment> {
    const filters = [['account_id = ?', accountId] as const];
    const payments = new PagedList<Payment>(this.sql, { columns: this.columns, table: 'payments', filters });
    return payments.asPages((page) => this.withReturned(page));
  }

  /** The same payments, with what of their money went back. */
  async withReturned<Known extends Payment>(payments: readonly Known[]): Promise<Array<Known & SeenPayment>> {
    const ids = payments.filter((payment) => !isOpen(payment)).map(({ id }) => id);
    const rows =
      ids.length > 0 ? await this.sql.rows<{ id: string; cents: Cents; at: Date | null }>(RETURNED, [ids]) : [];
    const returned = new Map(rows.map((row) => [row.id, row]));
    return payments.map((payment) => {
      const { cents = null, at = null } = returned.get(payment.id) ?? {};
      return { ...payment, returnedCents: cents, returnedAt: at };
    });
  }
}

/** Money that bought nothing goes back whole, each Pix of it; of other money the books say what went. */
const RETURNED = `
  SELECT p.id, (sum(abs(l.amount_cents)) FILTER (WHERE what <> 'devolvido'))::int AS cents,
    max(l.recorded_at) FILTER (WHERE what <> 'retido') AS at
  FROM payments p JOIN payment_ledger l ON l.payment_id = p.id, split_part(l.kind, ':', 1) AS what
  WHERE p.id = ANY ($1) AND l.amount_cents <> 0
    AND (what IN ('estornado', 'contestado', 'estorno_parcial') OR what IN ('retido', 'devolvido') AND p.paid_at IS NULL)
  GROUP BY p.id`;
