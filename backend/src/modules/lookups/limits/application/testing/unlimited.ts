import type { Clock } from '../../../../../platform/clock.js';
import { AbuseDetection } from '../abuse-detection.js';
import { type AccountRestriction, AccountRestrictions } from '../account-restrictions.port.js';
import { DailyQuota } from '../daily-quota.js';
import { LookupRateLimit } from '../lookup-rate-limit.js';
import { DailyLimits, type QuotaGrant, type QuotaRequest, QuotaStore } from '../quota-store.port.js';
import { SharedTraces } from '../shared-traces.port.js';
import { UsageLimits } from '../usage-limits.js';

/** A day of which only the number that is left is known. */
class Day extends QuotaStore {
  left = 1_000;

  async take({ wanted }: QuotaRequest): Promise<QuotaGrant> {
    const given = Math.min(wanted, this.left);
    this.left -= given;
    return { given, used: 0, scarce: false };
  }

  async spend(): Promise<boolean> {
    return true;
  }

  async giveBack(unspent: ReadonlyMap<string, number>): Promise<void> {
    for (const count of unspent.values()) this.left += count;
  }

  async usedSince(): Promise<number> {
    return 0;
  }
}

class Thousand extends DailyLimits {
  async of(): Promise<number> {
    return 1_000;
  }
}

/** Nobody is ever slowed or stopped. */
export class Blameless extends AccountRestrictions {
  async of(): Promise<AccountRestriction> {
    return { measure: null, reason: null, until: null, protocol: null, clearedAt: null };
  }

  flag(): Promise<AccountRestriction> {
    return this.of();
  }
}

class Alone extends SharedTraces {
  async exchange(): Promise<Map<string, never[]>> {
    return new Map();
  }
}

/** Usage limits without rate limit and abuse detection, over a day of a thousand lookups. */
export function unlimited(clock: Clock): {
  readonly day: Day;
  readonly quota: DailyQuota;
  readonly limits: UsageLimits;
} {
  const day = new Day();
  const abuse = new AbuseDetection(new Blameless(), new Alone(), () => () => 0, clock, { on: false, delayMs: 0 });
  const quota = new DailyQuota(day, new Thousand(), clock);
  return {
    day,
    quota,
    limits: new UsageLimits(new LookupRateLimit(() => ({ perMinute: null, burst: 1 })), abuse, quota),
  };
}
