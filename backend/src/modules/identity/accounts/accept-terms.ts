import { Injectable } from '@nestjs/common';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { type Caller, termsOutdated } from '../model/index.js';
import { Consent } from './consent.js';
import { Consents } from './consents.store.js';

/** Records that the terms in force were accepted; accepting them again changes nothing. */
@Injectable()
export class AcceptTerms {
  constructor(
    private readonly consents: Consents,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, version: string, caller: Caller): Promise<Consent> {
    if (version !== TERMS_VERSION) throw termsOutdated();
    const latest = await this.consents.latest(accountId, 'terms');
    if (latest?.version === TERMS_VERSION) return latest;
    const consent = Consent.toTerms({ id: newId(), accountId, acceptedAt: this.clock.now() }, caller);
    await this.consents.add(consent);
    return consent;
  }
}
