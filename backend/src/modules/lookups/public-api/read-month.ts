import { Injectable } from '@nestjs/common';
import { dayInBrazil, firstOfMonth } from '../../../kernel/brazilian-day.js';
import { Clock } from '../../../platform/clock.js';
import { AccountUsage } from '../usage/index.js';

export interface MonthOfUsage {
  /** AAAA-MM-DD. */
  readonly desde: string;
  readonly usadas: number;
  readonly semDados: number;
  readonly porTipo: Record<string, number>;
}

/** What an account's history has of this month, in Brasília. */
@Injectable()
export class ReadMonth {
  constructor(
    private readonly usage: AccountUsage,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string): Promise<MonthOfUsage> {
    const desde = firstOfMonth(dayInBrazil(this.clock.now()));
    const days = await this.usage.since(accountId, new Date(`${desde}T00:00:00-03:00`));
    const porTipo: Record<string, number> = {};
    for (const { type, found } of days) if (found > 0) porTipo[type] = (porTipo[type] ?? 0) + found;
    const sum = (of: 'found' | 'others') => days.reduce((total, day) => total + day[of], 0);
    return { desde, usadas: sum('found'), semDados: sum('others'), porTipo };
  }
}
