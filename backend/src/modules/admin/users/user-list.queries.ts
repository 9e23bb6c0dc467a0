import { Injectable } from '@nestjs/common';
import type { UserSort } from '../../../kernel/user-account.js';
import { Clock } from '../../../platform/clock.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf } from '../../../platform/page.js';
import { SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { ACCOUNT_ROWS } from '../../identity/index.js';
import type { ListedUser, UserFilter } from './user.answers.js';

const AT_ONCE = 500;

/** The subscribers. Administrators are none. */
@Injectable()
export class UserList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly auditLog: AdminAuditLog,
  ) {}

  async page(filter: UserFilter, cursor: string | null, limit: number): Promise<Page<ListedUser>> {
    const [rows, count] = await Promise.all([
      this.rows(filter, cursor, limit + 1),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n ${USERS} WHERE ${MATCHING_USERS}`, this.values(filter)),
    ]);
    return pageOf(rows, count?.n ?? 0, ({ id }) => id, limit);
  }

  /** All that match, read bit by bit, after it is on record that an administrator takes them away. */
  async export(adminId: string, filter: UserFilter): Promise<AsyncIterable<readonly ListedUser[]>> {
    const { status, planId } = filter;
    const entry = { adminId, action: 'export-users', target: 'users:all', after: { status, plan: planId } };
    await this.auditLog.record(entry, this.sql);
    return this.all(filter);
  }

  private async *all(filter: UserFilter): AsyncGenerator<readonly ListedUser[]> {
    let cursor: string | null = null;
    do {
      const rows: readonly ListedUser[] = await this.rows(filter, cursor, AT_ONCE);
      yield rows;
      cursor = rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
    } while (cursor !== null);
  }

  private rows(filter: UserFilter, cursor: string | null, limit: number): Promise<ListedUser[]> {
    const values = [...this.values(filter), cursor, limit];
    return this.sql.rows<ListedUser & Record<string, unknown>>(LIST_USERS_BY[filter.sort], values);
  }

  private values({ status, planId, text }: UserFilter): unknown[] {
    return [this.clock.now(), status, planId, text === null ? null : plain(text)];
  }
}

/** As the statement reads a name: in lower case, without accents. */
function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const USERS = `
  FROM ${ACCOUNT_ROWS} AS a
  LEFT JOIN ${SUBSCRIPTION_ROWS} AS s ON s.account_id = a.id`;

/** At the moment `$1`. */
const STATUS = `
  CASE WHEN a.erased_at IS NOT NULL THEN 'excluido' WHEN a.removed_at IS NOT NULL THEN 'aguardando_exclusao'
    WHEN a.blocked_at IS NOT NULL THEN 'bloqueado' WHEN s.expires_at IS NULL THEN 'sem_plano'
    WHEN s.expires_at > $1 THEN 'ativo' ELSE 'expirado' END`;

const PLAIN_NAME = `translate(lower(a.name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;

/** `$2` the status, `$3` the plan, `$4` the text; null narrows nothing, but that those who left are shown only when asked for. */
const MATCHING_USERS = `
  a.role = 'user' AND CASE WHEN $2::text IS NULL THEN a.erased_at IS NULL ELSE ${STATUS} = $2 END
  AND ($3::text IS NULL OR s.plan_id = $3)
  AND ($4::text IS NULL OR strpos(${PLAIN_NAME}, $4) > 0 OR strpos(a.email, $4) > 0 OR a.id::text = $4)
  AND $1::timestamptz IS NOT NULL`;

/** From the row after `$5` on, `$6` of them. Each order ends with the id, so that it is one even among equals. */
function listBy(key: string, direction: 'ASC' | 'DESC'): string {
  const beyond = direction === 'ASC' ? '>' : '<';
  return `
    SELECT a.id, a.name, a.email, ${STATUS} AS status, s.plan_id AS "planId", s.expires_at AS "expiresAt",
      a.created_at AS "createdAt", a.last_login_at AS "lastLoginAt"
    ${USERS} WHERE ${MATCHING_USERS}
      AND ($5::uuid IS NULL OR (${key}, a.id) ${beyond} (SELECT ${key}, a.id ${USERS} WHERE a.id = $5))
    ORDER BY ${key} ${direction}, a.id ${direction} LIMIT $6`;
}

const LIST_USERS_BY: Readonly<Record<UserSort, string>> = {
  newest: listBy('a.created_at', 'DESC'),
  oldest: listBy('a.created_at', 'ASC'),
  seen: listBy(`coalesce(a.last_login_at, '-infinity')`, 'DESC'),
  expiry: listBy(`coalesce(s.expires_at, 'infinity')`, 'ASC'),
};
