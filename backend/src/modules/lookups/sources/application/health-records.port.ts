import type { Component, Counts, ServiceState } from '../domain/health.js';
import type { Latencies } from '../domain/latencies.js';
import type { Figures } from './health-meter.js';

/** What was measured of a component lately. */
export interface Recent extends Counts {
  readonly component: Component;
  readonly latencies: Latencies;
}

/** One day's counts of a component. */
export interface DayCounts extends Counts {
  readonly component: Component;
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
}

/** A time in which a component was seen in one state; `until` is the last look. */
export interface StateSpan {
  readonly component: Component;
  readonly state: ServiceState;
  readonly since: Date;
  readonly until: Date;
}

/** What is kept of the health of sources, lookup types and our own parts. Several instances add up. */
export abstract class HealthRecords {
  abstract add(figures: readonly Figures[]): Promise<void>;

  /** Of buckets that began after `since`. */
  abstract recent(since: Date): Promise<ReadonlyMap<Component, Recent>>;

  /** From this day on (AAAA-MM-DD). */
  abstract days(from: string): Promise<readonly DayCounts[]>;

  /** All spans that reach beyond `from`, by component, the oldest first. */
  abstract spans(from: Date): Promise<readonly StateSpan[]>;

  /** The newest span of each component; a second old at most once it has changed. */
  abstract latest(): Promise<ReadonlyMap<Component, StateSpan>>;

  /** That each component is now in this state; a span that nobody looked at since `gap` is not continued. */
  abstract see(states: ReadonlyMap<Component, ServiceState>, now: Date, gap: Date): Promise<void>;

  /** Forgets what is older. */
  abstract sweep(recentBefore: Date, daysBefore: string): Promise<void>;
}
