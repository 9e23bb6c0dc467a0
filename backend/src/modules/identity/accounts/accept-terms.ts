import { Injectable } from '@nestjs/common';
import { areTermsAccepted, TERMS_VERSION } from '../../../kernel/terms.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { type Caller, termsOutdated } from '../model/index.js';
import { Accounts } from './accounts.store.js';
import { Consent } from './consent.js';

/** Records that the terms in force were accepted; accepting them again changes nothing. */
@Injectable()
export class AcceptTerms {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, version: string, caller: Caller): Promise<Consent> {
    if (version !== TERMS_VERSION) throw termsOutdated();
    const latest = await this.accounts.acceptedTerms(accountId);
    if (latest && areTermsAccepted(latest.version)) return latest;
    const consent = Consent.toTerms({ id: newId(), accountId, acceptedAt: this.clock.now() }, caller);
    await this.accounts.addConsent(consent);
    return consent;
  }
}
