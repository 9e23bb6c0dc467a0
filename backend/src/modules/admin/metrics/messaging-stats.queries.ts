import { Injectable } from '@nestjs/common';
import { SuggestionCounts } from '../../messaging/index.js';
import { SuggestionStats } from './stats.port.js';

@Injectable()
export class MessagingStats extends SuggestionStats {
  constructor(private readonly counts: SuggestionCounts) {
    super();
  }

  now() {
    return this.counts.now();
  }
}
