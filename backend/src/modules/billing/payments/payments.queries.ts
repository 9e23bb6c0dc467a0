import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cents } from '../../../kernel/money.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { isOpen, type Payment } from './payment.js';
import { PaymentSchema } from './payment.schema.js';
import type { GivenPayment } from './withdrawal.js';

/**
 * `returnedCents`: what went back to the payer, or is on its way there; null: nothing. A second Pix that went back alone is none of it.
 * `returnedAt`: when the last of it had gone; null while all is on its way.
 */
export type SeenPayment = GivenPayment & { readonly returnedCents: Cents | null; readonly returnedAt: Date | null };

interface Become {
  readonly id: string;
  readonly cents: Cents | null;
  readonly at: Date | null;
  readonly grantedAt: Date | null;
}

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

  /** The same payments, with what became of their money. */
  async withReturned<Known extends Payment>(payments: readonly Known[]): Promise<Array<Known & SeenPayment>> {
    const ended = payments.filter((payment) => !isOpen(payment));
    const values = [ended.map(({ id }) => id), ended.map(({ paidAt }) => paidAt !== null)];
    const rows = ended.length > 0 ? await this.sql.rows<Become>(BECOME, values) : [];
    const become = new Map(rows.map((row) => [row.id, row]));
    return payments.map((payment) => {
      const { cents = null, at = null, grantedAt = null } = become.get(payment.id) ?? {};
      return { ...payment, returnedCents: cents, returnedAt: at, grantedAt };
    });
  }
}

/** Money that bought nothing goes back whole, each Pix of it; of other money the books say what went. */
const BECOME = `
  SELECT p.id, back.cents, back.at, g.granted_at AS "grantedAt"
  FROM unnest($1::uuid[], $2::boolean[]) AS p (id, bought) LEFT JOIN subscription_grants g ON g.payment_id = p.id, LATERAL (
    SELECT (sum(abs(l.amount_cents)) FILTER (WHERE what <> 'devolvido'))::int AS cents,
      max(l.recorded_at) FILTER (WHERE what <> 'retido') AS at
    FROM payment_ledger l, split_part(l.kind, ':', 1) AS what
    WHERE l.payment_id = p.id AND l.amount_cents <> 0
      AND (what IN ('estornado', 'contestado', 'estorno_parcial') OR what IN ('retido', 'devolvido') AND NOT p.bought)
  ) AS back`;
