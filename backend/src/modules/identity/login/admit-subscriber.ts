import { Injectable } from '@nestjs/common';
import { Subscriptions } from '../../billing/index.js';
import type { Account, Settling } from '../accounts/index.js';
import { accountBlocked, type Caller, subscriptionRequired } from '../model/index.js';
import { AccessTokens } from '../sessions/index.js';
import { type OpenedSession, SessionTokens } from './session-tokens.js';

/** The end of a subscriber's sign-in, however it was proven who it is. */
@Injectable()
export class AdmitSubscriber {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly tokens: AccessTokens,
    private readonly sessionTokens: SessionTokens,
  ) {}

  /** Who has proven the password alone, where that and a device that the account knows are enough; else null, and nothing was done. */
  async atOnce(account: Account, caller: Caller, settling: Settling): Promise<OpenedSession | null> {
    if (account.isBlocked || !(await this.subscriptions.statusOf(account.id)).active) return null;
    return this.sessionTokens.openAtOnce(account, caller, settling);
  }

  /** ACCOUNT_BLOCKED; SUBSCRIPTION_REQUIRED, with a token to pay with, for whom no plan runs. */
  async execute(account: Account, caller: Caller): Promise<OpenedSession> {
    if (account.isBlocked) throw accountBlocked();
    if ((await this.subscriptions.statusOf(account.id)).active) return this.sessionTokens.open(account, caller);
    const { id, email, name, credentialsVersion } = account;
    const tempToken = this.tokens.issue({ accountId: id, sessionId: null, kind: 'temp', credentialsVersion });
    throw subscriptionRequired({ id, email: email ?? '', name }, tempToken);
  }
}
