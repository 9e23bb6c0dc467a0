import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { type ListedUser, type UserFilter, UserList, type UserPage } from './user-list.port.js';
import { LIST_USERS_BY, MATCHING_USERS, USERS } from './users.sql.js';

const AT_ONCE = 500;

@Injectable()
export class PgUserList extends UserList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actions: AdminAuditLog,
  ) {
    super();
  }

  async page(filter: UserFilter, cursor: string | null, limit: number): Promise<UserPage> {
    const [rows, count] = await Promise.all([
      this.rows(filter, cursor, limit + 1),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n ${USERS} WHERE ${MATCHING_USERS}`, this.values(filter)),
    ]);
    const users = rows.slice(0, limit);
    return { users, next: rows.length > limit ? (users.at(-1)?.id ?? null) : null, total: count?.n ?? 0 };
  }

  async export(adminId: string, filter: UserFilter): Promise<AsyncIterable<readonly ListedUser[]>> {
    const { status, planId } = filter;
    const deed = { adminId, action: 'export-users', target: 'users:all', after: { status, plan: planId } };
    await this.actions.record(deed, this.sql);
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
