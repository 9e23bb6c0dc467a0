import { Injectable } from '@nestjs/common';
import { brazilianDay, firstOfMonth } from '../../../kernel/brazilian-day.js';
import { Clock } from '../../../platform/clock.js';
import { ReadUsage } from '../limits/index.js';
import { AccountUsage } from '../usage/index.js';

/** What counted in this month, in Brasília, and what of it the account's history has. */
@Injectable()
export class ReadMonth {
  constructor(
    private readonly counted: ReadUsage,
    private readonly history: AccountUsage,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string) {
    const { day, endsAt } = brazilianDay(this.clock.now());
    const desde = firstOfMonth(day);
    const from = new Date(`${desde}T00:00:00-03:00`);
    const [usadas, porTipo, days] = await Promise.all([
      this.counted.usedSince(accountId, desde),
      this.history.foundByType(accountId, from, endsAt),
      this.history.since(accountId, from),
    ]);
    const semDados = days.reduce((total, { others }) => total + others, 0);
    return { desde, usadas, semDados, porTipo: { ...porTipo } };
  }
}
