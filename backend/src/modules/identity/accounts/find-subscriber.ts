import { Injectable } from '@nestjs/common';
import type { Purpose } from '../../../kernel/purposes.js';
import { Accounts } from './accounts.store.js';

export interface FoundSubscriber {
  readonly accountId: string;
  readonly email: string;
  /** The version of the terms that was accepted last; null when none was. */
  readonly termsVersion: string | null;
  readonly defaultPurpose: Purpose | null;
}

/** Who acts for an account on another channel than the page, as the account stands now. */
@Injectable()
export class FindSubscriber {
  constructor(private readonly accounts: Accounts) {}

  /** Null for an account that is blocked, gone or not a subscriber's. */
  async execute(accountId: string): Promise<FoundSubscriber | null> {
    const account = await this.accounts.find({ id: accountId });
    if (account?.role !== 'user' || account.isBlocked || account.isErased) return null;
    const terms = await this.accounts.acceptedTerms(accountId);
    const { email, defaultPurpose } = account;
    return { accountId, email: email ?? '', termsVersion: terms?.version ?? null, defaultPurpose };
  }
}
