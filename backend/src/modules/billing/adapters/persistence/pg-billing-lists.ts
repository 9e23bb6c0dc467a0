import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import type { PlanId } from '../../../../kernel/plans.js';
import { Sql } from '../../../../platform/database/sql.js';
import { type Page, pageOf, rowsOfPage } from '../../../../platform/page.js';
import { BillingLists, type Redemption } from '../../application/billing-lists.port.js';
import type { Payment } from '../../domain/payment.js';
import type { PromoUseStatus } from '../../domain/promo-use.js';
import { PaymentSchema } from './payment.schema.js';
import { PromoCodeSchema } from './promo-code.schema.js';

type RedemptionRow = {
  payment_id: string;
  account_id: string;
  email: string | null;
  plan_id: PlanId;
  amount_cents: number;
  discount_cents: number;
  status: PromoUseStatus;
  reserved_at: Date;
  settled_at: Date | null;
};

@Injectable()
export class PgBillingLists extends BillingLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
  ) {
    super();
  }

  async payments(accountId: string, before: string | null): Promise<Page<Payment>> {
    const { manager } = this.dataSource;
    const [found, total] = await Promise.all([
      manager.find(PaymentSchema, {
        where: { accountId, ...(before ? { id: LessThan(before) } : {}) },
        order: { id: 'DESC' },
        take: rowsOfPage,
      }),
      manager.countBy(PaymentSchema, { accountId }),
    ]);
    return pageOf(found, total, ({ id }) => id);
  }

  async redemptions(codeId: string, before: string | null): Promise<Page<Redemption> | null> {
    if (!(await this.dataSource.manager.existsBy(PromoCodeSchema, { id: codeId }))) return null;
    const [found, count] = await Promise.all([
      this.sql.rows<RedemptionRow>(
        `SELECT u.payment_id, u.account_id, a.email, p.plan_id, p.amount_cents, p.discount_cents, u.status, u.reserved_at, u.settled_at
         FROM promo_uses AS u JOIN payments AS p ON p.id = u.payment_id JOIN accounts AS a ON a.id = u.account_id
         WHERE u.code_id = $1 AND ($2::uuid IS NULL OR u.payment_id < $2) ORDER BY u.payment_id DESC LIMIT $3`,
        [codeId, before, rowsOfPage],
      ),
      this.sql.row<{ n: number }>('SELECT count(*)::int AS n FROM promo_uses WHERE code_id = $1', [codeId]),
    ]);
    return pageOf(found.map(redemptionOf), count?.n ?? 0, ({ payment }) => payment.id);
  }
}

function redemptionOf(row: RedemptionRow): Redemption {
  return {
    payment: {
      id: row.payment_id,
      accountId: row.account_id,
      planId: row.plan_id,
      amountCents: row.amount_cents,
      discountCents: row.discount_cents,
    },
    email: row.email,
    status: row.status,
    reservedAt: row.reserved_at,
    settledAt: row.settled_at,
  };
}
