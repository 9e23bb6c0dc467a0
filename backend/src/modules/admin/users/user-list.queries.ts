import { Injectable } from '@nestjs/common';
import type { UserSort } from '../../../kernel/user-account.js';
import { Clock } from '../../../platform/clock.js';
import type { KeyedOrder } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { periodOf } from '../../../platform/http/request.fields.js';
import { isUuid } from '../../../platform/ids.js';
import { SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { ACCOUNT_ROWS, AccountDirectory } from '../../identity/index.js';
import type { ListedUser, UsersQuery } from './user.answers.js';

export type UserFilter = Omit<UsersQuery, 'cursor' | 'limit'>;

interface Sought {
  readonly id: string | null;
  readonly part: string | null;
}

/** The subscribers. Administrators are none. */
@Injectable()
export class UserList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Those that left are shown only when asked for. The text is an account's whole e-mail or code, or else a part of names: e-mails are masked. */
  async matching(query: UserFilter, text = ''): Promise<PagedList<ListedUser>> {
    const id = await this.accountOf(text.trim());
    return this.narrowed(query, { id, part: id === null ? plain(text) || text : null });
  }

  private async accountOf(text: string): Promise<string | null> {
    if (text.includes('@')) return this.accounts.idOf(text);
    return isUuid(text) ? text : null;
  }

  private narrowed(filter: UserFilter, { id, part }: Sought): PagedList<ListedUser> {
    const { status, plan, sort = 'newest' } = filter;
    const { from, to } = periodOf(filter);
    return new PagedList(this.sql, {
      columns: 'id, name, email, status, "planId", "expiresAt", "createdAt", "lastLoginAt"',
      table: USERS,
      given: [this.clock.now()],
      where: status ? 'true' : '"erasedAt" IS NULL',
      filters: [
        ['status = ?', status === 'todas' ? undefined : status],
        ['"planId" = ?', plan],
        ['"createdAt" >= ?', from],
        ['"createdAt" < ?', to],
        ['id = ?', id],
        ['strpos("plainName", ?) > 0', part || null],
      ],
      order: ORDERS[sort],
    });
  }
}

/** As `plain_name` has a name: in lower case, without accents. */
function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

const USERS = `(
  SELECT a.id, a.name, a.plain_name AS "plainName", a.email, s.plan_id AS "planId", s.expires_at AS "expiresAt", a.created_at AS "createdAt",
    a.last_login_at AS "lastLoginAt", a.erased_at AS "erasedAt",
    CASE WHEN a.erased_at IS NOT NULL THEN 'excluido' WHEN a.blocked_at IS NOT NULL THEN 'bloqueado'
      WHEN s.expires_at IS NULL THEN 'sem_plano'
      WHEN s.expires_at > $1::timestamptz THEN 'ativo' ELSE 'expirado' END AS status
  FROM ${ACCOUNT_ROWS} AS a LEFT JOIN ${SUBSCRIPTION_ROWS} AS s ON s.account_id = a.id WHERE a.role = 'user'
) AS users`;

const ORDERS: Readonly<Record<UserSort, KeyedOrder>> = {
  newest: { key: '"createdAt"', way: 'DESC' },
  oldest: { key: '"createdAt"', way: 'ASC' },
  seen: { key: `coalesce("lastLoginAt", '-infinity')`, way: 'DESC' },
  expiry: { key: '"expiresAt"', way: 'ASC', mayLack: true },
};
