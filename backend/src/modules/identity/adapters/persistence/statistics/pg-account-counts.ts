import { Injectable } from '@nestjs/common';
import type { Stretch } from '../../../../../kernel/stretch.js';
import { type Count, Counters } from '../../../../../platform/database/counters.js';
import { AccountCounts, type AccountMoves } from '../../../application/statistics/account-counts.port.js';

@Injectable()
export class PgAccountCounts extends AccountCounts {
  constructor(private readonly counters: Counters) {
    super();
  }

  async sinceEver(): Promise<AccountMoves> {
    return movesOf(await this.counters.all('accounts'));
  }

  async of(stretch: Stretch): Promise<AccountMoves> {
    return movesOf(await this.counters.of('accounts', stretch));
  }

  async registeredByDay({ from, to }: Stretch): Promise<Array<{ day: string; n: number }>> {
    const days = await this.counters.days('accounts', from, to);
    return days.filter(({ part }) => part[0] === 'registered').map(({ day, n }) => ({ day, n }));
  }
}

function movesOf(counts: readonly Count[]): AccountMoves {
  const of = (step: string) => counts.find(({ part }) => part[0] === step)?.n ?? 0;
  return { registered: of('registered'), erased: of('erased') };
}
