import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlanId } from '../../../kernel/plans.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { after, type KeyedOrder, orderBy } from '../../../platform/database/keyed-order.js';
import { Sql } from '../../../platform/database/sql.js';
import { eachPage, type Page, pageOf } from '../../../platform/page.js';
import { AccountOwners } from '../account-owners.queries.js';
import { type Payment, PaymentSchema, type PaymentStatus } from '../payments/index.js';
import type { BoughtGrant } from '../subscriptions/index.js';
import type { PaymentEventAnswer, RefundRecordAnswer } from './admin-payment.answer.js';

const AT_ONCE = 500;

export const PAYMENT_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

/** A payment's status as its payer sees it: `pendente` can be paid now; one whose time is over is `expirado`. */
export type ShownStatus = Exclude<PaymentStatus, 'criado' | 'aguardando'> | 'pendente';

/** Whose or which: the account's whole address; the payment's or the account's id; the charge's id or a promotional code. */
export interface SearchTerm {
  readonly email: string | null;
  readonly id: string | null;
  readonly reference: string | null;
}

export interface PaymentFilter {
  readonly status: ShownStatus | null;
  readonly planId: PlanId | null;
  /** Opened from here on, and before there. */
  readonly from: Date | null;
  readonly to: Date | null;
  readonly search: SearchTerm | null;
  readonly sort: PaymentSort;
  readonly now: Date;
}

/** A payment with whose it is; the address is null once the account is gone. */
export type AdminPayment = Payment & { readonly email: string | null };

/** All that the books hold about one payment. */
export interface PaymentDetails {
  readonly payment: AdminPayment;
  readonly events: PaymentEventAnswer[];
  readonly refunds: RefundRecordAnswer[];
  /** All of the account's, oldest first. */
  readonly grants: readonly BoughtGrant[];
}

type Row<Item> = Item & Record<string, unknown>;

/** The books as administrators look through them. */
@Injectable()
export class AdminPaymentQueries {
  private readonly columns: string;

  constructor(
    dataSource: DataSource,
    private readonly sql: Sql,
    private readonly actions: AdminAuditLog,
    private readonly owners: AccountOwners,
  ) {
    const { columns } = dataSource.getMetadata(PaymentSchema);
    this.columns = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`).join(', ');
  }

  /** Goes on after the payment with the id `cursor`. */
  async page(filter: PaymentFilter, cursor: string | null, size: number): Promise<Page<AdminPayment>> {
    const order = ORDERS[filter.sort];
    const email = filter.search?.email ?? null;
    const given = [
      filter.now,
      filter.status,
      filter.planId,
      filter.from,
      filter.to,
      email === null ? null : ((await this.owners.idOf(email)) ?? NOBODY),
      filter.search?.id,
      filter.search?.reference,
    ];
    const [found, count] = await Promise.all([
      this.sql.rows<Row<Payment>>(
        `SELECT ${this.columns} FROM payments WHERE ${MATCHING} AND ${after(order, 'payments', '$9')}
         ${orderBy(order)} LIMIT $10`,
        [...given, cursor, size + 1],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM payments WHERE ${MATCHING}`, given),
    ]);
    const page = pageOf(found, count?.n ?? 0, ({ id }) => id, size);
    return { ...page, items: await this.withOwners(page.items) };
  }

  async open(id: string): Promise<PaymentDetails | null> {
    const found = await this.sql.rows<Row<Payment>>(`SELECT ${this.columns} FROM payments WHERE id = $1`, [id]);
    const [payment] = await this.withOwners(found);
    if (!payment) return null;
    const [events, refunds, grants] = await Promise.all([
      this.sql.rows<Row<PaymentEventAnswer>>(EVENTS, [id]),
      this.sql.rows<Row<RefundRecordAnswer>>(REFUNDS, [id]),
      this.sql.rows<Row<BoughtGrant>>(GRANTS, [payment.accountId]),
    ]);
    return { payment, events, refunds, grants };
  }

  /** All that match, read bit by bit; the export is recorded. */
  async export(adminId: string, filter: PaymentFilter): Promise<AsyncIterable<readonly AdminPayment[]>> {
    await this.actions.record({ adminId, action: 'export-payments', target: 'payments:all' }, this.sql);
    return eachPage((cursor) => this.page(filter, cursor, AT_ONCE));
  }

  private async withOwners(payments: readonly Payment[]): Promise<AdminPayment[]> {
    const owners = await this.owners.named(payments.map(({ accountId }) => accountId));
    return payments.map((payment) => ({ ...payment, email: owners.get(payment.accountId)?.email ?? null }));
  }
}

const ORDERS: Readonly<Record<PaymentSort, KeyedOrder>> = {
  newest: { key: 'created_at', way: 'DESC' },
  oldest: { key: 'created_at', way: 'ASC' },
  highest: { key: 'amount_cents', way: 'DESC' },
  lowest: { key: 'amount_cents', way: 'ASC' },
};

/** No account's id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** As `wireStatusOf` tells it to the payer. */
const STATUS = `
  CASE WHEN status NOT IN ('criado', 'aguardando') THEN status WHEN expires_at <= $1 THEN 'expirado' ELSE 'pendente' END`;

const MATCHING = `($1::timestamptz IS NOT NULL AND ($2::text IS NULL OR ${STATUS} = $2))
  AND ($3::text IS NULL OR plan_id = $3)
  AND ($4::timestamptz IS NULL OR created_at >= $4) AND ($5::timestamptz IS NULL OR created_at < $5)
  AND ($6::uuid IS NULL OR account_id = $6)
  AND ($7::uuid IS NULL OR payments.id = $7 OR account_id = $7)
  AND ($8::text IS NULL OR provider_payment_id = $8 OR promo_code = upper($8))`;

const EVENTS = `
  SELECT kind, amount_cents / 100.0::float8 AS amount, details, recorded_at AS at FROM payment_ledger WHERE payment_id = $1 ORDER BY id`;

const REFUNDS = `
  SELECT reason, asked_by IS NOT NULL AS "byAdmin", asked_at AS "askedAt", attempts,
    CASE outcome WHEN 'devolvido' THEN 'refunded' WHEN 'recusado' THEN 'refused' ELSE 'pending' END AS outcome, ended_at AS "endedAt"
  FROM charge_refunds WHERE payment_id = $1 ORDER BY asked_at, id`;

const GRANTS = `
  SELECT plan_id AS "planId", days, granted_at AS "grantedAt", revoked_at AS "revokedAt", payment_id AS "paymentId"
  FROM subscription_grants WHERE account_id = $1 ORDER BY granted_at, id`;
