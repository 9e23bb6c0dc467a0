import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { after, type KeyedOrder, orderBy } from '../../../platform/database/keyed-order.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf } from '../../../platform/page.js';
import { type Payment, PaymentSchema } from '../payments/index.js';
import type { BoughtGrant } from '../subscriptions/index.js';
import {
  type DeskPayment,
  PaymentDesk,
  type PaymentEvent,
  type PaymentFile,
  type PaymentSort,
  type PaymentWish,
  type RefundRecord,
} from './payment-desk.port.js';

type Row<Item> = Item & Record<string, unknown>;

@Injectable()
export class PgPaymentDesk extends PaymentDesk {
  private readonly columns: string;

  constructor(
    dataSource: DataSource,
    private readonly sql: Sql,
    private readonly actions: AdminActions,
  ) {
    super();
    const { columns } = dataSource.getMetadata(PaymentSchema);
    this.columns = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`).join(', ');
  }

  async page(wish: PaymentWish, cursor: string | null, size: number): Promise<Page<DeskPayment>> {
    const order = ORDERS[wish.sort];
    const given = [
      wish.now,
      wish.status,
      wish.planId,
      wish.from,
      wish.to,
      wish.sought?.email,
      wish.sought?.id,
      wish.sought?.reference,
    ];
    const [found, count] = await Promise.all([
      this.sql.rows<Row<Payment & { ownerEmail: string | null }>>(
        `SELECT ${this.columns}, ${OWNER} FROM payments WHERE ${MATCHING} AND ${after(order, 'payments', '$9')}
         ${orderBy(order)} LIMIT $10`,
        [...given, cursor, size + 1],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM payments WHERE ${MATCHING}`, given),
    ]);
    return pageOf(found.map(deskPayment), count?.n ?? 0, ({ payment }) => payment.id, size);
  }

  async open(id: string): Promise<PaymentFile | null> {
    const row = await this.sql.row<Row<Payment & { ownerEmail: string | null }>>(
      `SELECT ${this.columns}, ${OWNER} FROM payments WHERE id = $1`,
      [id],
    );
    if (!row) return null;
    const [events, refunds, grants] = await Promise.all([
      this.sql.rows<Row<PaymentEvent>>(EVENTS, [id]),
      this.sql.rows<Row<RefundRecord>>(REFUNDS, [id]),
      this.sql.rows<Row<BoughtGrant>>(GRANTS, [row.accountId]),
    ]);
    return { ...deskPayment(row), events, refunds, grants };
  }

  async noteExport(adminId: string): Promise<void> {
    await this.actions.record({ adminId, action: 'export-payments', target: 'payments:all' }, this.sql);
  }
}

function deskPayment({ ownerEmail, ...payment }: Row<Payment & { ownerEmail: string | null }>): DeskPayment {
  return { payment, email: ownerEmail };
}

const ORDERS: Readonly<Record<PaymentSort, KeyedOrder>> = {
  newest: { key: 'created_at', way: 'DESC' },
  oldest: { key: 'created_at', way: 'ASC' },
  highest: { key: 'amount_cents', way: 'DESC' },
  lowest: { key: 'amount_cents', way: 'ASC' },
};

const OWNER = '(SELECT email FROM accounts WHERE accounts.id = payments.account_id) AS "ownerEmail"';

/** As `wireStatusOf` tells it to the payer. */
const STATUS = `
  CASE WHEN status NOT IN ('criado', 'aguardando') THEN status WHEN expires_at <= $1 THEN 'expirado' ELSE 'pendente' END`;

const MATCHING = `($1::timestamptz IS NOT NULL AND ($2::text IS NULL OR ${STATUS} = $2))
  AND ($3::text IS NULL OR plan_id = $3)
  AND ($4::timestamptz IS NULL OR created_at >= $4) AND ($5::timestamptz IS NULL OR created_at < $5)
  AND ($6::text IS NULL OR account_id IN (SELECT a.id FROM accounts AS a WHERE a.email = $6))
  AND ($7::uuid IS NULL OR payments.id = $7 OR account_id = $7)
  AND ($8::text IS NULL OR provider_payment_id = $8 OR promo_code = upper($8))`;

const EVENTS = `
  SELECT kind, amount_cents AS "amountCents", details, recorded_at AS at FROM payment_ledger WHERE payment_id = $1 ORDER BY id`;

const REFUNDS = `
  SELECT charge_id AS "chargeId", reason, asked_by IS NOT NULL AS "byAdmin", asked_at AS "askedAt", attempts,
    ended_at AS "endedAt", outcome
  FROM charge_refunds WHERE payment_id = $1 ORDER BY asked_at, id`;

const GRANTS = `
  SELECT plan_id AS "planId", days, granted_at AS "grantedAt", revoked_at AS "revokedAt", payment_id AS "paymentId"
  FROM subscription_grants WHERE account_id = $1 ORDER BY granted_at, id`;
