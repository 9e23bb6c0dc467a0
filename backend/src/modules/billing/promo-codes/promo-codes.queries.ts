import { Injectable } from '@nestjs/common';
import type { TimeSort } from '../../../kernel/time-sort.js';
import { Clock } from '../../../platform/clock.js';
import { byTime, type KeyedOrder } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { AccountOwners } from '../account-owners.queries.js';
import type { PromoCode } from './promo-code.js';
import type { PromoUseStatus } from './promo-use.js';
import type { ExportPromotionalCodesQuery, PromoSort } from './promotional-codes.query.js';
import type { Redemption } from './redemption.js';

type Use = Omit<Redemption, 'email'>;

interface UseFilter {
  readonly status: PromoUseStatus | undefined;
  readonly sort: TimeSort | undefined;
}

/** The codes that are not deleted, as screens read them. */
@Injectable()
export class PromoCodeQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly owners: AccountOwners,
  ) {}

  matching({ status, text, sort = 'newest' }: ExportPromotionalCodesQuery): PagedList<PromoCode> {
    return new PagedList(this.sql, {
      columns: '*',
      table: CODES,
      given: [this.clock.now()],
      where: '"deletedAt" IS NULL',
      filters: [
        ['state = ?', status],
        [`strpos(${plain("code || ' ' || coalesce(description, '')")}, ${plain('?::text')}) > 0`, text?.trim() || null],
      ],
      order: ORDERS[sort],
    });
  }

  /** Also of a code that was deleted; null when there never was one. */
  async redemptions(codeId: string, { status, sort }: UseFilter): Promise<PagedList<Redemption> | null> {
    if (!(await this.sql.row('SELECT 1 FROM promotional_codes WHERE id = $1', [codeId]))) return null;
    const uses = new PagedList<Use>(this.sql, {
      columns: '*',
      table: REDEMPTIONS,
      filters: [
        ['"codeId" = ?', codeId],
        ['status = ?', status],
      ],
      order: byTime(sort),
    });
    return uses.asPages(async (page) => {
      const owners = await this.owners.named(page.map(({ accountId }) => accountId));
      return page.map((use) => ({ ...use, email: owners.get(use.accountId)?.email ?? null }));
    });
  }
}

/** Without accents and capitals. */
function plain(text: string): string {
  return `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
}

const ORDERS: Readonly<Record<PromoSort, KeyedOrder>> = {
  newest: { key: '"createdAt"', way: 'DESC' },
  oldest: { key: '"createdAt"', way: 'ASC' },
  code: { key: 'code', way: 'ASC' },
  discount: { key: 'percent', way: 'DESC' },
  uses: { key: 'uses', way: 'DESC' },
  expiry: { key: `coalesce("expiresAt", 'infinity')`, way: 'ASC' },
};

/** The state is the same answer as `promoStateOf` in the kernel gives. */
const CODES = `(
  SELECT id, code, percent::float8 AS percent, description, plan_ids AS "planIds", starts_at AS "startsAt", expires_at AS "expiresAt",
    max_uses AS "maxUses", max_uses_per_account AS "maxUsesPerAccount", uses, active, created_at AS "createdAt",
    deleted_at AS "deletedAt",
    CASE WHEN NOT active THEN 'Inativo' WHEN expires_at <= $1::timestamptz THEN 'Expirado'
      WHEN uses >= max_uses THEN 'Esgotado' ELSE 'Ativo' END AS state
  FROM promotional_codes
) AS codes`;

const REDEMPTIONS = `(
  SELECT u.payment_id AS id, u.code_id AS "codeId", u.account_id AS "accountId", p.plan_id AS "planId",
    p.amount_cents AS "amountCents", p.discount_cents AS "discountCents", u.status, u.reserved_at AS "reservedAt",
    u.settled_at AS "settledAt"
  FROM promo_uses AS u JOIN payments AS p ON p.id = u.payment_id
) AS redemptions`;
