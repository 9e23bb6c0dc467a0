import { Injectable } from '@nestjs/common';
import { Subscriptions } from '../../../billing/index.js';
import { type LookupContext, UsageLimits } from '../../limits/index.js';
import { type Caller, demandTerms, type LookupQuery, subscriptionRequired } from '../../model/index.js';

/** Who may ask about somebody at all: within the account's pace, with a plan in force and the terms accepted. */
@Injectable()
export class AdmitCaller {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly limits: UsageLimits,
  ) {}

  /** Throws AppError for whoever may not. */
  async admit(request: { readonly caller: Caller; readonly query: LookupQuery }): Promise<LookupContext> {
    const { caller } = request;
    // May be a few seconds old: the ledger checks again. Begun before it is awaited: what is not remembered of the account is read at the same time as its standing.
    const entitled = caller.exempt ? Promise.resolve({ active: true }) : this.subscriptions.statusOf(caller.accountId);
    entitled.catch(() => undefined);
    const context = await this.limits.admit(request);
    if (!(await entitled).active) throw subscriptionRequired();
    demandTerms(caller.termsVersion);
    return context;
  }
}
