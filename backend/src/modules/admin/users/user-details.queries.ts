import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { isUuid } from '../../../platform/ids.js';
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
    if (!(await this.openedJustNow(adminId, id))) await this.note(adminId, 'open-user', id);
    const [plan, usage] = await Promise.all([this.plans.of(id), this.usage.of(id)]);
    return { account, plan, usage };
  }

  /** Throws ACCOUNT_NOT_FOUND, also once the address is erased. */
  async revealEmail(adminId: string, id: string): Promise<string> {
    const email = isUuid(id) ? await this.accounts.emailOf(id) : null;
    if (email === null) throw noSuchAccount();
    await this.note(adminId, 'reveal-user-email', id);
    return email;
  }

  /** A page reads the details again after each action; that is still the same opening. */
  private async openedJustNow(adminId: string, id: string): Promise<boolean> {
    return (await this.sql.row(OPENED_JUST_NOW, [`account:${id}`, adminId])) !== null;
  }

  private async note(adminId: string, action: string, id: string): Promise<void> {
    await this.auditLog.record({ adminId, action, target: `account:${id}` }, this.sql);
  }
}

function noSuchAccount(): AppError {
  return new AppError('not-found', 'ACCOUNT_NOT_FOUND', 'Conta não encontrada.');
}

const OPENED_JUST_NOW = `
  SELECT 1 FROM admin_actions
  WHERE target = $1 AND admin_id = $2 AND action = 'open-user' AND at > now() - interval '5 minutes' LIMIT 1`;
