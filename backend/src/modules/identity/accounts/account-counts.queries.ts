import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import { type Count, Counters } from '../../../platform/database/counters.js';

/** Accounts of subscribers that came, and that ended. */
export interface AccountMoves {
  readonly registered: number;
  readonly erased: number;
}

/** How many subscribers there are, ready at any number of them. */
@Injectable()
export class AccountCounts {
  constructor(private readonly counters: Counters) {}

  /** Since the beginning: those that are left are the difference. */
  async sinceEver(): Promise<AccountMoves> {
    return movesOf(await this.counters.all('accounts'));
  }

  async of(range: DateRange): Promise<AccountMoves> {
    return movesOf(await this.counters.of('accounts', range));
  }

  /** Day by day, the oldest first, days without anybody left out; of the last day all of it. */
  async registeredByDay(range: DateRange): Promise<Array<{ day: string; n: number }>> {
    const days = await this.counters.kindsByDay('accounts', range, ['registered']);
    return days.map(({ day, n }) => ({ day, n }));
  }
}

function movesOf(counts: readonly Count[]): AccountMoves {
  const of = (step: string) => counts.find(({ part }) => part[0] === step)?.n ?? 0;
  return { registered: of('registered'), erased: of('erased') };
}
