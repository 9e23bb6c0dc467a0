import { Injectable } from '@nestjs/common';
import type { Caller, LookupQuery } from '../../model/index.js';
import { AbuseDetection } from './abuse-detection.js';
import { DailyQuota } from './daily-quota.js';
import { LookupContext } from './lookup-context.js';
import { LookupRateLimit } from './lookup-rate-limit.js';

/** What an account may ask, and how fast: the one place a lookup goes through before its sources are asked. */
@Injectable()
export class UsageLimits {
  constructor(
    private readonly rateLimit: LookupRateLimit,
    private readonly abuse: AbuseDetection,
    private readonly quota: DailyQuota,
  ) {}

  /** Lets the lookup begin, after a wait where there is cause for one, or throws RATE_LIMITED. */
  async admit({ caller, query }: { readonly caller: Caller; readonly query: LookupQuery }): Promise<LookupContext> {
    if (!caller.inBatch) this.rateLimit.take(caller.accountId);
    const trace = caller.exempt ? null : await this.abuse.admit(caller, query);
    return new LookupContext(caller, trace, this.quota);
  }
}
