import { Injectable } from '@nestjs/common';
import type { UserSort } from '../../../kernel/user-account.js';
import { Clock } from '../../../platform/clock.js';
import type { KeyedOrder } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { ACCOUNT_ROWS } from '../../identity/index.js';
import type { ExportUsersQuery, ListedUser } from './user.answers.js';

/** The subscribers. Administrators are none. */
@Injectable()
export class UserList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Those that left are shown only when asked for. The text is a part of the name or the e-mail, or an account's whole code. */
  matching({ status, plan, sort = 'newest' }: ExportUsersQuery, text?: string): PagedList<ListedUser> {
    return new PagedList(this.sql, {
      columns: 'id, name, email, status, "planId", "expiresAt", "createdAt", "lastLoginAt"',
      table: USERS,
      given: [this.clock.now()],
      where: status ? 'true' : '"erasedAt" IS NULL',
      filters: [
        ['status = ?', status],
        ['"planId" = ?', plan],
        [`(strpos(${PLAIN_NAME}, ?) > 0 OR strpos(email, ?) > 0 OR id::text = ?)`, text && (plain(text) || text)],
      ],
      order: ORDERS[sort],
    });
  }
}

/** As the statement reads a name: in lower case, without accents. */
function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The accents as Unicode writes them after their letters. */
const ACCENTS = String.fromCodePoint(...Array.from({ length: 0x70 }, (_, at) => 0x300 + at));
const PLAIN_NAME = `lower(translate(normalize(name, NFD), '${ACCENTS}', ''))`;

const USERS = `(
  SELECT a.id, a.name, a.email, s.plan_id AS "planId", s.expires_at AS "expiresAt", a.created_at AS "createdAt",
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
  expiry: { key: `coalesce("expiresAt", 'infinity')`, way: 'ASC' },
};
