import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../kernel/money.js';
import type { PlanId } from '../../../kernel/plans.js';
import type { PromoState } from '../../../kernel/promo-code.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { after, type KeyedOrder, orderBy } from '../../../platform/database/keyed-order.js';
import { Sql } from '../../../platform/database/sql.js';
import { eachPage, type Page, pageOf, rowsOfPage } from '../../../platform/page.js';
import { AccountOwners } from '../account-owners.queries.js';
import type { PromoCode } from './promo-code.js';
import type { PromoUseStatus } from './promo-use.js';

export const PROMO_SORTS = ['newest', 'oldest', 'code', 'discount', 'uses', 'expiry'] as const;

/** `discount` and `uses`: the most first. `expiry`: the soonest first, those without one last. */
export type PromoSort = (typeof PROMO_SORTS)[number];

export interface PromoFilter {
  /** As it stands at `now`. */
  readonly state: PromoState | null;
  /** Part of the code or of its description, whatever the case. */
  readonly text: string | null;
  readonly sort: PromoSort;
  readonly now: Date;
}

/** One use of a code: whose, by which payment, for how much. */
export interface Redemption {
  readonly paymentId: string;
  readonly accountId: string;
  /** Null once the account is gone. */
  readonly email: string | null;
  readonly planId: PlanId;
  readonly amountCents: Cents;
  readonly discountCents: Cents;
  readonly status: PromoUseStatus;
  readonly reservedAt: Date;
  /** When it was consumed or released. */
  readonly settledAt: Date | null;
}

type Use = Omit<Redemption, 'email'> & Record<string, unknown>;

const AT_ONCE = 500;

/** The codes that are not deleted, as screens read them. */
@Injectable()
export class PromoCodeQueries {
  constructor(
    private readonly sql: Sql,
    private readonly actions: AdminAuditLog,
    private readonly owners: AccountOwners,
  ) {}

  /** Goes on after the code with the id `cursor`. */
  async page({ state, text, sort, now }: PromoFilter, cursor: string | null, size: number): Promise<Page<PromoCode>> {
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

  /** Also of a code that was deleted; null when there never was one. A page goes on below the id `before`. */
  async redemptions(codeId: string, before: string | null): Promise<Page<Redemption> | null> {
    if (!(await this.sql.row('SELECT 1 FROM promotional_codes WHERE id = $1', [codeId]))) return null;
    const [found, count] = await Promise.all([
      this.sql.rows<Use>(REDEMPTIONS, [codeId, before, rowsOfPage]),
      this.sql.row<{ n: number }>('SELECT count(*)::int AS n FROM promo_uses WHERE code_id = $1', [codeId]),
    ]);
    const page = pageOf(found, count?.n ?? 0, ({ paymentId }) => paymentId);
    const owners = await this.owners.named(page.items.map(({ accountId }) => accountId));
    return { ...page, items: page.items.map((use) => ({ ...use, email: owners.get(use.accountId)?.email ?? null })) };
  }

  /** All that match, read bit by bit; the export is recorded. */
  async export(adminId: string, filter: PromoFilter): Promise<AsyncIterable<readonly PromoCode[]>> {
    await this.actions.record({ adminId, action: 'export-promo-codes', target: 'promo-codes:all' }, this.sql);
    return eachPage((cursor) => this.page(filter, cursor, AT_ONCE));
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

/** The same answer as `promoStateOf` in the kernel. */
const STATE = `
  CASE WHEN NOT active THEN 'Inativo' WHEN expires_at <= $1 THEN 'Expirado' WHEN uses >= max_uses THEN 'Esgotado'
    ELSE 'Ativo' END`;

const MATCHING = `deleted_at IS NULL AND ($2::text IS NULL OR ${STATE} = $2)
  AND ($3::text IS NULL OR strpos(lower(code || ' ' || coalesce(description, '')), lower($3)) > 0)`;

const REDEMPTIONS = `
  SELECT u.payment_id AS "paymentId", u.account_id AS "accountId", p.plan_id AS "planId", p.amount_cents AS "amountCents",
    p.discount_cents AS "discountCents", u.status, u.reserved_at AS "reservedAt", u.settled_at AS "settledAt"
  FROM promo_uses AS u JOIN payments AS p ON p.id = u.payment_id
  WHERE u.code_id = $1 AND ($2::uuid IS NULL OR u.payment_id < $2) ORDER BY u.payment_id DESC LIMIT $3`;
