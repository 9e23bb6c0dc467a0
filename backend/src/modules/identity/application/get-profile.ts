import { Injectable } from '@nestjs/common';
import type { Account } from '../domain/account.js';
import type { Consent } from '../domain/consent.js';
import { sessionOver } from '../domain/errors.js';
import { Accounts } from './accounts.port.js';
import { Consents } from './consents.port.js';

/** The caller's own account. */
@Injectable()
export class GetProfile {
  constructor(
    private readonly accounts: Accounts,
    private readonly consents: Consents,
  ) {}

  async execute(accountId: string): Promise<{ account: Account; consent: Consent | null }> {
    const [account, consent] = await Promise.all([
      this.accounts.find({ id: accountId }),
      this.consents.latest(accountId, 'terms'),
    ]);
    if (!account) throw sessionOver();
    return { account, consent };
  }
}
