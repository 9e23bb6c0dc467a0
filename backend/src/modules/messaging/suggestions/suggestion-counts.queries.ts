import { Injectable } from '@nestjs/common';
import { Counters } from '../../../platform/database/counters.js';

@Injectable()
export class SuggestionCounts {
  constructor(private readonly counters: Counters) {}

  /** All that are kept, and those that nobody has looked at yet. */
  async now(): Promise<{ readonly total: number; readonly pending: number }> {
    const counts = await this.counters.all('suggestions');
    return {
      total: counts.reduce((sum, { n }) => sum + n, 0),
      pending: counts.find(({ part }) => part[0] === 'pendente')?.n ?? 0,
    };
  }
}
