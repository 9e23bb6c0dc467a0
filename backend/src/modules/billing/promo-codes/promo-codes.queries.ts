import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlanId } from '../../../kernel/plans.js';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { after, type KeyedOrder, orderBy } from '../../../platform/database/keyed-order.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf, rowsOfPage } from '../../../platform/page.js';
import type { PromoCode } from './promo-code.js';
import { PromoCodeSchema } from './promo-code.schema.js';
import { PromoCodeLists, type PromoSort, type PromoWish, type Redemption } from './promo-code-lists.port.js';
import type { PromoUseStatus } from './promo-use.js';

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
export class PgPromoCodeLists extends PromoCodeLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
    private readonly actions: AdminActions,
  ) {
    super();
  }

  async page({ state, text, sort, now }: PromoWish, cursor: string | null, size: number): Promise<Page<PromoCode>> {
    const order = ORDERS[sort];
    const [found, count] = await Promise.all([
      this.sql.rows<PromoCode & Record<string, unknown>>(
        `SELECT ${COLUMNS} FROM promotional_codes WHERE ${MATCHING} AND ${after(order, 'promotional_codes', '$4')}
         ${orderBy(order)} LIMIT $5`,
        [now, state, text, cursor, size + 1],
      ),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM promotional_codes WHERE ${MATCHING}`, [
        now,
        state,
        text,
      ]),
    ]);
    return pageOf(found, count?.n ?? 0, ({ id }) => id, size);
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

  async noteExport(adminId: string): Promise<void> {
    await this.actions.record({ adminId, action: 'export-promo-codes', target: 'promo-codes:all' }, this.sql);
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

const ORDERS: Readonly<Record<PromoSort, KeyedOrder>> = {
  newest: { key: 'created_at', way: 'DESC' },
  oldest: { key: 'created_at', way: 'ASC' },
  code: { key: 'code', way: 'ASC' },
  discount: { key: 'percent', way: 'DESC' },
  uses: { key: 'uses', way: 'DESC' },
  expiry: { key: "coalesce(expires_at, 'infinity')", way: 'ASC' },
};

const COLUMNS = `id, code, percent, description, plan_ids AS "planIds", starts_at AS "startsAt", expires_at AS "expiresAt",
  max_uses AS "maxUses", max_uses_per_account AS "maxUsesPerAccount", uses, active, created_at AS "createdAt",
  deleted_at AS "deletedAt"`;

/** The same word as `promoStateOf` in the kernel. */
const STATE = `
  CASE WHEN NOT active THEN 'Inativo' WHEN expires_at <= $1 THEN 'Expirado' WHEN uses >= max_uses THEN 'Esgotado'
    ELSE 'Ativo' END`;

const MATCHING = `deleted_at IS NULL AND ($2::text IS NULL OR ${STATE} = $2)
  AND ($3::text IS NULL OR strpos(lower(code || ' ' || coalesce(description, '')), lower($3)) > 0)`;
