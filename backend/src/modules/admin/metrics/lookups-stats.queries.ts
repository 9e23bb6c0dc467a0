import { Injectable } from '@nestjs/common';
import type { Stretch } from '../../../kernel/stretch.js';
import { LookupCounts, SourceMetrics } from '../../lookups/index.js';
import { LookupStats } from './stats.port.js';

@Injectable()
export class LookupsStats extends LookupStats {
  constructor(
    private readonly counts: LookupCounts,
    private readonly figures: SourceMetrics,
  ) {
    super();
  }

  sinceEver() {
    return this.counts.sinceEver();
  }

  of(stretch: Stretch) {
    return this.counts.of(stretch);
  }

  typesByDay(stretch: Stretch) {
    return this.counts.typesByDay(stretch);
  }

  hours(stretch: Stretch) {
    return this.counts.hours(stretch);
  }

  sources(stretch: Stretch) {
    return this.figures.of(stretch);
  }

  sourcesByDay(stretch: Stretch) {
    return this.figures.byDay(stretch);
  }
}
