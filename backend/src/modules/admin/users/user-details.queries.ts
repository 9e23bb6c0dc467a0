import { Injectable } from '@nestjs/common';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { isUuid } from '../../../platform/ids.js';
import { noSuchAccount } from '../../identity/index.js';
import { type UserAccount, UserAccountQueries } from './user-account.queries.js';
import type { UserPlan } from './user-plan.answers.js';
import { UserPlanQueries } from './user-plan.queries.js';
import { type UserUsage, UserUsageQueries } from './user-usage.queries.js';

/** What all modules know of one subscriber. Nothing is handed out before it is on record who asked for it. */
@Injectable()
export class UserDetails {
  constructor(
    private readonly accounts: UserAccountQueries,
    private readonly plans: UserPlanQueries,
    private readonly usage: UserUsageQueries,
    private readonly auditLog: AdminAuditLog,
    private readonly sql: Sql,
  ) {}

  /** Throws ACCOUNT_NOT_FOUND. */
  async open(adminId: string, id: string): Promise<{ account: UserAccount; plan: UserPlan; usage: UserUsage }> {
    const account = isUuid(id) ? await this.accounts.of(id) : null;
    if (!account) throw noSuchAccount();
    await this.auditLog.recordOpening({ adminId, action: 'open-user', target: `account:${id}` }, this.sql);
    const [plan, usage] = await Promise.all([this.plans.of(id), this.usage.of(id)]);
    return { account, plan, usage };
  }

  /** Throws ACCOUNT_NOT_FOUND, also once the address is erased. */
  async revealEmail(adminId: string, id: string): Promise<string> {
    const email = isUuid(id) ? await this.accounts.emailOf(id) : null;
    if (email === null) throw noSuchAccount();
    await this.auditLog.record({ adminId, action: 'reveal-user-email', target: `account:${id}` }, this.sql);
    return email;
  }
}
