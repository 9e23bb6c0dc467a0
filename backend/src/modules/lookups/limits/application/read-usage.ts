import { Injectable } from '@nestjs/common';
import { brazilianDay } from '../../../../kernel/brazilian-day.js';
import { Clock } from '../../../../platform/clock.js';
import { AllowanceBook } from './allowance-book.port.js';
import { type AllowanceView, DailyAllowance } from './daily-allowance.js';
import { type Standing, Standings } from './standings.port.js';

export interface Usage extends AllowanceView {
  readonly byType: Readonly<Record<string, number>>;
  readonly standing: Standing;
}

/** What an account has used of its day, and whether its lookups are limited beyond that. */
@Injectable()
export class ReadUsage {
  constructor(
    private readonly allowance: DailyAllowance,
    private readonly book: AllowanceBook,
    private readonly standings: Standings,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string): Promise<Usage> {
    const { day, endsAt } = brazilianDay(this.clock.now());
    const from = new Date(`${day}T00:00:00-03:00`);
    const [view, byType, standing] = await Promise.all([
      this.allowance.exactView(accountId),
      this.book.foundByType(accountId, from, endsAt),
      this.standings.of(accountId),
    ]);
    return { ...view, byType, standing };
  }
}
