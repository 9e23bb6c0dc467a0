import { Injectable } from '@nestjs/common';
import { SuggestionCounts } from '../../../messaging/index.js';
import { SuggestionStats } from '../../application/stats/stats.ports.js';

@Injectable()
export class MessagingStats extends SuggestionStats {
  constructor(private readonly counts: SuggestionCounts) {
    super();
  }

  now() {
    return this.counts.now();
  }
}
