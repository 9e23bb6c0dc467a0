import type { Clock } from '../../../../../platform/clock.js';
import { AllowanceBook, type AllowanceGift, type AllowanceWish } from '../allowance-book.port.js';
import { DailyAllowance } from '../daily-allowance.js';
import { DailyLimits } from '../daily-limits.port.js';
import { LookupDiscipline } from '../lookup-discipline.js';
import { LookupPace } from '../lookup-pace.js';
import { LookupWatch } from '../lookup-watch.js';
import { SharedTraces } from '../shared-traces.port.js';
import { type Standing, Standings } from '../standings.port.js';

/** A day of which only the number that is left is known. */
class Day extends AllowanceBook {
  left = 1_000;

  async take({ wanted }: AllowanceWish): Promise<AllowanceGift> {
    const given = Math.min(wanted, this.left);
    this.left -= given;
    return { given, used: 0, scarce: false };
  }

  async giveBack(_holder: string, count: number): Promise<void> {
    this.left += count;
  }

  async usedOn(): Promise<number> {
    return 0;
  }

  async foundByType(): Promise<Record<string, number>> {
    return {};
  }
}

class Thousand extends DailyLimits {
  async of(): Promise<number> {
    return 1_000;
  }
}

class Blameless extends Standings {
  async of(): Promise<Standing> {
    return { measure: null, reason: null, until: null, protocol: null, clearedAt: null };
  }

  observe(): Promise<Standing> {
    return this.of();
  }
}

class Alone extends SharedTraces {
  async exchange(): Promise<Map<string, never[]>> {
    return new Map();
  }
}

/** A discipline without pace and watch, over a day of a thousand lookups. */
export function freeDiscipline(clock: Clock): { readonly day: Day; readonly discipline: LookupDiscipline } {
  const day = new Day();
  const watch = new LookupWatch(new Blameless(), new Alone(), () => () => 0, clock, { on: false, delayMs: 0 });
  const allowance = new DailyAllowance(day, new Thousand(), clock);
  return {
    day,
    discipline: new LookupDiscipline(new LookupPace(() => ({ perMinute: null, burst: 1 })), watch, allowance),
  };
}
