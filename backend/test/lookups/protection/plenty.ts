import {
  AllowanceBook,
  type AllowanceGift,
} from '../../../src/modules/lookups/application/discipline/allowance-book.port.js';
import { DailyAllowance } from '../../../src/modules/lookups/application/discipline/daily-allowance.js';
import { DailyLimits } from '../../../src/modules/lookups/application/discipline/daily-limits.port.js';
import { LookupDiscipline } from '../../../src/modules/lookups/application/discipline/lookup-discipline.js';
import { LookupPace } from '../../../src/modules/lookups/application/discipline/lookup-pace.js';
import type { Clock } from '../../../src/platform/clock.js';

/** The product's discipline for an account whose day has no end of lookups. */
export function plenty(clock: Clock): LookupDiscipline {
  return new LookupDiscipline(new LookupPace(null, 1), new DailyAllowance(new Endless(), new Million(), clock));
}

class Endless extends AllowanceBook {
  async take({ wanted }: { wanted: number }): Promise<AllowanceGift> {
    return { given: wanted, used: 0, scarce: false };
  }

  async giveBack(): Promise<void> {}

  async usedOn(): Promise<number> {
    return 0;
  }

  async foundByType(): Promise<Record<string, number>> {
    return {};
  }
}

class Million extends DailyLimits {
  async of(): Promise<number> {
    return 1_000_000;
  }
}
