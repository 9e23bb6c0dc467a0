import { Injectable } from '@nestjs/common';
import { Counters } from '../../../platform/database/counters.js';
import { SuggestionCounts, type SuggestionTotals } from './suggestion-counts.port.js';

@Injectable()
export class PgSuggestionCounts extends SuggestionCounts {
  constructor(private readonly counters: Counters) {
    super();
  }

  async now(): Promise<SuggestionTotals> {
    const counts = await this.counters.all('suggestions');
    return {
      total: counts.reduce((sum, { n }) => sum + n, 0),
      pending: counts.find(({ part }) => part[0] === 'pendente')?.n ?? 0,
    };
  }
}
