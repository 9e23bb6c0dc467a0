import { Piscina } from 'piscina';

export interface WorkerLimits {
  /** Jobs that may wait while one is under way. */
  readonly mostWaiting: number;
  /** From when a job is given until it is done. */
  readonly deadlineMs: number;
  /** For how long the thread stays without a job. */
  readonly idleMs: number;
  readonly memoryMb: number;
}

/** There are as many jobs as may wait, or this one took too long. */
export class WorkerBusy extends Error {}

/** A job took more than `memoryMb`. */
export class WorkerOutOfMemory extends Error {}

/**
 * A thread for work that would keep the process from answering others. It begins with the first job, does one at a time, and
 * ends when there is nothing to do. Its program exports one function as its default.
 */
export class OneWorker<Job, Made> {
  private pool?: Piscina<Job, Made>;

  constructor(
    private readonly program: string,
    private readonly limits: WorkerLimits,
  ) {}

  /** Throws WorkerBusy or WorkerOutOfMemory. */
  async run(job: Job): Promise<Made> {
    this.pool ??= this.open();
    const { pool } = this;
    if (pool.queueSize >= this.limits.mostWaiting) throw new WorkerBusy('as many jobs wait as may');
    const signal = AbortSignal.timeout(this.limits.deadlineMs);
    try {
      return await pool.run(job, { signal });
    } catch (error) {
      if (signal.aborted) throw new WorkerBusy('a job was not done in time', { cause: error });
      if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
        throw new WorkerOutOfMemory('a job took too much memory', { cause: error });
      }
      throw error;
    }
  }

  /** Ends at once what is under way. */
  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  private open(): Piscina<Job, Made> {
    const { idleMs, memoryMb } = this.limits;
    return new Piscina<Job, Made>({
      filename: this.program,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      // It needs no settings, and sees no secrets.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 2 },
    });
  }
}
