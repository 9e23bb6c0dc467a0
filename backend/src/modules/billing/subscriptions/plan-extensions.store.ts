import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import type { PlanId } from '../../../kernel/plans.js';
import { EXTENSION_REASONS, type ExtensionReason } from '../../../kernel/user-account.js';
import { AccountEvents } from '../../../platform/account-events.port.js';
import { Clock } from '../../../platform/clock.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { isUuid } from '../../../platform/ids.js';
import { AccountOwners } from '../account-owners.queries.js';
import { extendSubscription, grantsOf, LOCK_SUBSCRIPTION, revokeGrant, type StoredGrant } from './grants.store.js';
import { announcePlanEnded } from './plan-ends.store.js';
import { announcePlanStarted } from './plan-started.store.js';
import { goesOn, type Placed, placed, type Term } from './subscription-term.js';
import { Subscriptions, type SubscriptionView } from './subscriptions.store.js';

/** Days that an administrator gives an account. */
export interface Extension {
  /** Made by who asks: the same one never extends twice. */
  readonly id: string;
  readonly adminId: string;
  readonly accountId: string;
  readonly days: number;
  readonly reason: ExtensionReason;
  /** The plan to give when none is in force; null: the last one. */
  readonly planId: PlanId | null;
}

/** Days that were given to an account, as its history shows them. */
export interface GivenDays extends StoredGrant {
  /** Of days that nobody paid for something is left. */
  readonly canTakeBack: boolean;
}

const MOST_SHOWN = 100;

type ShortTerm = Pick<Term, 'planId' | 'expiresAt'>;

/** Days without a payment, each recorded in the audit log, and all days that an account was given. */
@Injectable()
export class PlanExtensions {
  constructor(
    private readonly sql: Sql,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
    private readonly auditLog: AdminAuditLog,
    private readonly owners: AccountOwners,
    private readonly events: AccountEvents,
  ) {}

  /**
   * An extension is a grant without a payment under the id that its asker made, so the table itself keeps it single: asked for
   * again, it changes nothing. Throws ACCOUNT_NOT_FOUND, INVALID_INPUT (which plan?) and EXTENSION_KEY_USED.
   */
  async extend(extension: Extension): Promise<SubscriptionView> {
    const { accountId } = extension;
    if (!isUuid(accountId)) throw noSuchAccount();
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK_SUBSCRIPTION, [accountId]);
      // Locked as a settlement locks it, so that an erasure comes before or after.
      if ((await this.owners.lock(accountId, tx))?.role !== 'user') throw noSuchAccount();
      if (!(await wasMade(extension, tx))) await this.make(extension, tx);
    });
    return this.subscriptions.readAgain(accountId);
  }

  /** Ends what is left of the extension, or of what a code gave for nothing. Throws EXTENSION_NOT_FOUND, also for one that is over or was revoked before. */
  async revoke(adminId: string, accountId: string, extensionId: string): Promise<SubscriptionView> {
    if (!isUuid(accountId) || !isUuid(extensionId)) throw noSuchExtension();
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK_SUBSCRIPTION, [accountId]);
      const now = this.clock.now();
      const extension = placed(await grantsOf(accountId, tx)).find(({ id }) => id === extensionId);
      if (!extension || !canTakeBack(extension, now)) throw noSuchExtension();
      const before = factsOf(await termOf(accountId, tx));
      const ended = await revokeGrant(tx, accountId, { grantId: extensionId }, now);
      if (!ended) throw noSuchExtension();
      const after = { ...factsOf(await termOf(accountId, tx)), extension: extensionId };
      const target = `account:${accountId}`;
      await this.auditLog.record({ adminId, action: 'take-back-extension', target, before, after }, tx);
    });
    return this.subscriptions.readAgain(accountId);
  }

  /** The newest first; at most a hundred. */
  async given(accountId: string): Promise<readonly GivenDays[]> {
    const now = this.clock.now();
    const grants = placed(await grantsOf(accountId, this.sql))
      .slice(-MOST_SHOWN)
      .reverse();
    return grants.map((grant) => ({ ...grant, canTakeBack: canTakeBack(grant, now) }));
  }

  private async make({ id, adminId, accountId, days, reason, planId }: Extension, tx: Queryable): Promise<void> {
    const now = this.clock.now();
    const before = await termOf(accountId, tx);
    const inForce = before !== null && before.expiresAt > now;
    const wanted = inForce ? before.planId : (planId ?? before?.planId);
    if (!wanted) throw invalidInput('planId', 'Esta conta nunca teve um plano. Escolha qual conceder.');
    const plan = { id: wanted, days };
    await announcePlanEnded(this.events, accountId, now, tx);
    if (!(await extendSubscription(tx, { id, accountId, plan, paymentId: null, reason, now }))) throw keyUsed();
    await announcePlanStarted(this.events, accountId, now, tx);
    const after = { ...factsOf(await termOf(accountId, tx)), days, reason, extension: id };
    const target = `account:${accountId}`;
    await this.auditLog.record({ adminId, action: 'extend-plan', target, before: factsOf(before), after }, tx);
  }
}

/** Whether this very extension was made before; throws when the account has another one under its id. */
async function wasMade({ id, accountId, days, reason, planId }: Extension, tx: Queryable): Promise<boolean> {
  const made = placed(await grantsOf(accountId, tx)).find((grant) => grant.id === id);
  if (!made) return false;
  // Days on top of a plan are that plan's, whatever was asked for.
  const samePlan = planId === null || planId === made.planId || goesOn(made);
  if (made.days === days && made.reason === reason && samePlan) return true;
  throw keyUsed();
}

/** An extension, or what a code gave for nothing, which no refund ends; not revoked, and something of it is left. */
function canTakeBack({ paymentId, reason, gift, revokedAt, endsAt }: Placed<StoredGrant>, now: Date): boolean {
  const extension = paymentId === null && EXTENSION_REASONS.some((word) => word === reason);
  return (extension || gift) && revokedAt === null && endsAt > now;
}

async function termOf(accountId: string, tx: Queryable): Promise<ShortTerm | null> {
  const { rows } = await tx.query<ShortTerm>(
    'SELECT plan_id AS "planId", expires_at AS "expiresAt" FROM subscriptions WHERE account_id = $1 FOR UPDATE',
    [accountId],
  );
  return rows[0] ?? null;
}

function factsOf(term: ShortTerm | null): { plan: string | null; expiresAt: string | null } {
  return { plan: term?.planId ?? null, expiresAt: term?.expiresAt.toISOString() ?? null };
}

const noSuchAccount = (): AppError => new AppError('not-found', 'ACCOUNT_NOT_FOUND', 'Conta não encontrada.');

const noSuchExtension = (): AppError =>
  new AppError('not-found', 'EXTENSION_NOT_FOUND', 'Esta extensão não existe, já terminou ou já foi desfeita.');

const keyUsed = (): AppError =>
  new AppError('conflict', 'EXTENSION_KEY_USED', 'Esta chave já foi usada para outra extensão.');
