import { createHash } from 'node:crypto';
import { isOutage, refusesInput } from '../../model/index.js';
import { type Component, type Measured, OUTAGE_ACCOUNTS } from '../domain/health.js';
import { noLatencies, stepOf } from '../domain/latencies.js';

/** What one component did in one bucket of time. */
export interface Figures {
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

/** Counts in this process's memory how calls went, until somebody takes the figures to where they are kept. */
export class HealthMeter {
  private figures = new Map<string, Figures>();

  constructor(
    private readonly bucketMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** A call that was refused unasked has no latency. */
  note(component: Component, measured: Measured, latencyMs?: number): void {
    const figures = this.of(component, this.bucket());
    figures[measured] += 1;
    if (latencyMs === undefined || measured === 'refused') return;
    const step = stepOf(latencyMs);
    figures.latencies[step] = (figures.latencies[step] ?? 0) + 1;
  }

  /** A lookup type could say nothing to this account. */
  noteOutage(component: Component, accountId: string): void {
    this.note(component, 'failed');
    const figures = this.of(component, this.bucket());
    figures.failing = joined(figures.failing, [markOf(accountId)]);
  }

  /** What was counted since the last time; it is forgotten here. */
  take(): Figures[] {
    const taken = [...this.figures.values()];
    this.figures = new Map();
    return taken;
  }

  /** Figures that could not be kept, for the next time. */
  putBack(figures: readonly Figures[]): void {
    for (const back of figures) {
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

  private of(component: Component, at: number): Figures {
    const key = `${component} ${at}`;
    const known = this.figures.get(key);
    if (known) return known;
    const figures = {
      component,
      at: new Date(at),
      ok: 0,
      failed: 0,
      refused: 0,
      latencies: noLatencies(),
      failing: [],
    };
    this.figures.set(key, figures);
    return figures;
  }
}

function joined(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])].slice(0, OUTAGE_ACCOUNTS);
}

/** Tells accounts apart on all instances, and names none. */
function markOf(accountId: string): string {
  return createHash('sha256').update(accountId).digest('hex').slice(0, 16);
}

/** What a failed call says of its source. */
export function measuredOf(failure: unknown): Measured {
  if (refusesInput(failure)) return 'ok';
  const { reason } = Object(failure);
  return isOutage(failure) && (reason === 'circuit-open' || reason === 'queue-full') ? 'refused' : 'failed';
}
