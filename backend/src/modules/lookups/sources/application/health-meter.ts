import { createHash } from 'node:crypto';
import { type Component, type Measured, OUTAGE_ACCOUNTS } from '../domain/health.js';
import { noLatencies, stepOf } from '../domain/latencies.js';

/** What one component did in one bucket of time. */
export interface CallCounts {
  readonly component: Component;
  /** The bucket's beginning. */
  readonly at: Date;
  ok: number;
  failed: number;
  refused: number;
  readonly latencies: number[];
  /** Marks of accounts to which it could say nothing; no more than are needed. */
  failing: string[];
}

/** Counts in this process's memory how calls went, until somebody takes the counts to where they are stored. */
export class HealthMeter {
  /** By the bucket's beginning. */
  private counts = new Map<number, Map<Component, CallCounts>>();

  constructor(
    private readonly bucketMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** A call that was refused unasked has no latency. */
  note(component: Component, measured: Measured, latencyMs?: number): void {
    const counts = this.of(component, this.bucket());
    counts[measured] += 1;
    if (latencyMs === undefined || measured === 'refused') return;
    const step = stepOf(latencyMs);
    counts.latencies[step] = (counts.latencies[step] ?? 0) + 1;
  }

  /** A lookup type could say nothing to this account. */
  noteOutage(component: Component, accountId: string): void {
    this.note(component, 'failed');
    const counts = this.of(component, this.bucket());
    counts.failing = joined(counts.failing, [markOf(accountId)]);
  }

  /** What was counted since the last time; it is forgotten here. */
  take(): CallCounts[] {
    const taken = [...this.counts.values()].flatMap((bucket) => [...bucket.values()]);
    this.counts = new Map();
    return taken;
  }

  /** Counts that could not be stored, for the next time. */
  putBack(counts: readonly CallCounts[]): void {
    for (const back of counts) {
      const here = this.of(back.component, back.at.getTime());
      here.ok += back.ok;
      here.failed += back.failed;
      here.refused += back.refused;
      here.failing = joined(here.failing, back.failing);
      for (const [step, n] of back.latencies.entries()) here.latencies[step] = (here.latencies[step] ?? 0) + n;
    }
  }

  private bucket(): number {
    return Math.floor(this.now() / this.bucketMs) * this.bucketMs;
  }

  private of(component: Component, at: number): CallCounts {
    const bucket = this.counts.get(at) ?? new Map<Component, CallCounts>();
    const known = bucket.get(component);
    if (known) return known;
    const counts = { component, at: new Date(at), ok: 0, failed: 0, refused: 0, latencies: noLatencies(), failing: [] };
    this.counts.set(at, bucket.set(component, counts));
    return counts;
  }
}

function joined(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])].slice(0, OUTAGE_ACCOUNTS);
}

/** Tells accounts apart on all instances, and names none. */
function markOf(accountId: string): string {
  return createHash('sha256').update(accountId).digest('hex').slice(0, 16);
}
