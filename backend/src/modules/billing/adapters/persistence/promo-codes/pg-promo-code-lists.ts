import { Injectable } from '@nestjs/common';
import { AdminActions } from '../../../../../platform/database/admin-actions.js';
import { after, type KeyedOrder, orderBy } from '../../../../../platform/database/keyed-order.js';
import { Sql } from '../../../../../platform/database/sql.js';
import { type Page, pageOf } from '../../../../../platform/page.js';
import {
  PromoCodeLists,
  type PromoSort,
  type PromoWish,
} from '../../../application/promo-codes/promo-code-lists.port.js';
import type { PromoCode } from '../../../domain/promo-code.js';

@Injectable()
export class PgPromoCodeLists extends PromoCodeLists {
  constructor(
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

  async noteExport(adminId: string): Promise<void> {
    await this.actions.record({ adminId, action: 'export-promo-codes', target: 'promo-codes:all' }, this.sql);
  }
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
