import type { SourceId } from '../../../kernel/sources.js';
import type { Stretch } from '../../../kernel/stretch.js';
import type { Counts, Latencies } from '../sources/index.js';

export interface SourceDay extends Counts {
  readonly source: SourceId;
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
  readonly latencies: Latencies;
}

/** How the calls of each source went, day by day, the oldest first; of the last day all of it. */
export abstract class SourceCounts {
  abstract days(stretch: Stretch): Promise<readonly SourceDay[]>;
}
