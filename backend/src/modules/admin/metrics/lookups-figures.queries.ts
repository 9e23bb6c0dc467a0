import { Injectable } from '@nestjs/common';
import { LookupCounts, ReadStatus } from '../../lookups/index.js';
import { LookupFigures } from './public-figures.port.js';

const DAYS = 30;

@Injectable()
export class LookupsFigures extends LookupFigures {
  constructor(
    private readonly totals: LookupCounts,
    private readonly status: ReadStatus,
  ) {
    super();
  }

  lookups(): Promise<number> {
    return this.totals.successes();
  }

  async availability(): Promise<number | null> {
    const { parts } = await this.status.execute();
    const days = parts.find(({ part }) => part === 'api')?.days ?? [];
    const measured = days.slice(-DAYS).flatMap((day) => day?.availability ?? []);
    return measured.length === 0 ? null : measured.reduce((sum, share) => sum + share, 0) / measured.length;
  }
}
