import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import type { GoesOn } from '../goes-on.js';
import { JOB_PROGRESS, JOB_ROUND } from '../telemetry/events.js';
import { JobLoop } from './job-loop.js';

export interface Job {
  /** Stands in the log and, where it has one, in the lease. */
  readonly name: string;
  readonly everyMs: number;
  /** One round; a loop inside asks it before each turn whether it goes on. */
  readonly work: (round: Round) => Promise<unknown>;
  /** A round runs on one instance at a time; without a lease every instance has rounds, and rows settle who does what. */
  readonly lease?: boolean;
  /** False: the first round comes after `everyMs`, not with the start. */
  readonly atStart?: boolean;
  /** For how long from its beginning the application's end waits for a round that is under way; without it, until the round ends. */
  readonly patienceMs?: number;
}

const A_SECOND_MS = 1_000;

/** What is done again and again for as long as the application runs. Rounds of one job never overlap in one process. */
@Injectable()
export class Jobs implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly declared: Array<{ readonly job: Job; readonly loop: JobLoop }> = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly end = new AbortController();
  private endedAt = 0;

  constructor(private readonly sql: Sql) {}

  /** Declares a job, before the application has started; the loop that is answered takes further rounds at any time. */
  every(job: Job): JobLoop {
    const work = () => job.work(new Round(job.name, this.end.signal)).then(() => undefined);
    const round = job.lease ? () => this.exclusively(job.name, work).then(() => undefined) : work;
    const { name, everyMs } = job;
    const loop = new JobLoop(name, () => JOB_ROUND.tracePromise(round, { name, everyMs }));
    this.declared.push({ job, loop });
    return loop;
  }

  /** Runs `work` if no other instance runs the job `name` right now; answers whether it ran. */
  async exclusively(name: string, work: () => Promise<void>): Promise<boolean> {
    const taken = await this.sql.row<{ taken: boolean }>(
      `INSERT INTO job_leases AS j (name, held_until) VALUES ($1, now() + interval '60 seconds')
       ON CONFLICT (name) DO UPDATE SET held_until = excluded.held_until WHERE j.held_until <= now()
       RETURNING true AS taken`,
      [name],
    );
    if (!taken) return false;
    try {
      await work();
    } finally {
      await this.sql.query('UPDATE job_leases SET held_until = now() WHERE name = $1', [name]);
    }
    return true;
  }

  /** Begins the rounds. Called once everything has started, so that no job looks at what is only half there. */
  start(): void {
    this.declared.forEach(({ job, loop }, i) => {
      // Not all of them in the same moment of each second.
      const apart = (Math.min(job.everyMs, A_SECOND_MS) * i) / this.declared.length;
      const begin = () => this.timers.push(setInterval(() => void loop.soon(), job.everyMs));
      this.timers.push(setTimeout(begin, apart));
    });
    void this.firstRounds();
  }

  /** Before anybody waits for the last requests, so that rounds end meanwhile. */
  onModuleDestroy(): void {
    this.endedAt = performance.now();
    this.end.abort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.declared.map(({ job, loop }) => this.idle(loop, job.patienceMs)));
  }

  private async idle(loop: JobLoop, patienceMs: number | undefined): Promise<void> {
    const left = patienceMs && Math.max(0, this.endedAt + patienceMs - performance.now());
    const patience = left === undefined ? [] : [sleep(left, undefined, { ref: false })];
    await Promise.race([loop.idle(), ...patience]);
  }

  /** One after the other, so that a start on a busy machine does not ask for all connections at once. */
  private async firstRounds(): Promise<void> {
    for (const { job, loop } of this.declared) {
      if (job.atStart !== false && !this.end.signal.aborted) await loop.soon();
    }
  }
}

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
