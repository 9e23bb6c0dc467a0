import type { Trace } from '../domain/trace.js';

export type TracesByAccount = ReadonlyMap<string, readonly Trace[]>;

/** The traces of accounts that look up much, so that instances see together what each sees in part. */
export abstract class SharedTraces {
  /** Leaves these for the other instances and answers what they have left of the same accounts since the last time. */
  abstract exchange(own: TracesByAccount): Promise<TracesByAccount>;
}
