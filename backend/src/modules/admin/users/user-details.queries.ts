import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { Sql } from '../../../platform/database/sql.js';
import { isUuid } from '../../../platform/ids.js';
import { IdentityUser, type UserAccount } from './user-account.queries.js';
import { BillingUser, type UserPlan } from './user-plan.queries.js';
import { LookupsUser, type UserUsage } from './user-usage.queries.js';

/** What all modules know of one subscriber. Nothing is handed out before it is on record who asked for it. */
@Injectable()
export class UserFile {
  constructor(
    private readonly identity: IdentityUser,
    private readonly billing: BillingUser,
    private readonly lookups: LookupsUser,
    private readonly actions: AdminAuditLog,
    private readonly sql: Sql,
  ) {}

  /** Throws ACCOUNT_NOT_FOUND. */
  async open(adminId: string, id: string): Promise<{ account: UserAccount; plan: UserPlan; usage: UserUsage }> {
    const account = isUuid(id) ? await this.identity.of(id) : null;
    if (!account) throw noSuchAccount();
    if (!(await this.openedJustNow(adminId, id))) await this.note(adminId, 'open-user', id);
    const [plan, usage] = await Promise.all([this.billing.of(id), this.lookups.of(id)]);
    return { account, plan, usage };
  }

  /** Throws ACCOUNT_NOT_FOUND, also once the address is erased. */
  async revealEmail(adminId: string, id: string): Promise<string> {
    const email = isUuid(id) ? await this.identity.emailOf(id) : null;
    if (email === null) throw noSuchAccount();
    await this.note(adminId, 'reveal-user-email', id);
    return email;
  }

  /** A page reads the file again after each deed; that is still the same opening. */
  private async openedJustNow(adminId: string, id: string): Promise<boolean> {
    return (await this.sql.row(OPENED_JUST_NOW, [`account:${id}`, adminId])) !== null;
  }

  private async note(adminId: string, action: string, id: string): Promise<void> {
    await this.actions.record({ adminId, action, target: `account:${id}` }, this.sql);
  }
}

function noSuchAccount(): AppError {
  return new AppError('not-found', 'ACCOUNT_NOT_FOUND', 'Conta não encontrada.');
}

const OPENED_JUST_NOW = `
  SELECT 1 FROM admin_actions
  WHERE target = $1 AND admin_id = $2 AND action = 'open-user' AND at > now() - interval '5 minutes' LIMIT 1`;
