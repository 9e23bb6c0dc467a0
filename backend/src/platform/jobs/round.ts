import type { GoesOn } from '../goes-on.js';
import { JOB_PROGRESS } from '../telemetry/events.js';

/** Of a shorter round its end alone tells: one that fails each time after its first piece of work does not get on. */
const LONG_MS = 60_000;

/** One round of a job, as its work sees it. */
export class Round {
  private readonly began = performance.now();

  constructor(
    private readonly name: string,
    /** Tells that the application ends: nothing new is begun. */
    readonly ending: AbortSignal,
  ) {}

  /** Not once the application ends. A long round that asks again is not stuck, and tells so. */
  readonly goesOn: GoesOn = () => {
    if (performance.now() - this.began > LONG_MS) JOB_PROGRESS.tell({ name: this.name });
    return !this.ending.aborted;
  };
}
