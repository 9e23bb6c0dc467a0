import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isFresh, type ShownList } from './cleanup.js';
import { CleanupRules } from './cleanup-rules.port.js';
import { CleanupRuns, RemovalWork } from './cleanup-runs.port.js';
import { Departures } from './departures.port.js';
import { listChanged } from './errors.js';

/** Removes the accounts whose time is over: at an administrator's word those who were shown, by itself whoever is due. */
@Injectable()
export class RunCleanup {
  constructor(
    private readonly rules: CleanupRules,
    private readonly departures: Departures,
    private readonly runs: CleanupRuns,
    private readonly work: RemovalWork,
    private readonly clock: Clock,
  ) {}

  /** Answers how many were removed; CLEANUP_CHANGED when the list is not, or not any more, the one that was shown. */
  async execute(adminId: string, shown: ShownList): Promise<number> {
    const now = this.clock.now();
    const terms = await this.rules.current();
    if (!isFresh(shown, now)) throw listChanged((await this.departures.list(terms, now)).count);
    const begun = await this.runs.begin(shown, adminId, terms, now);
    if ('changedTo' in begun) throw listChanged(begun.changedTo);
    return this.work.finish(begun.runId);
  }

  /** The run of these 24 hours, if it is due, and whatever a process that was killed has left. */
  async goOn(): Promise<void> {
    const rules = await this.rules.current();
    if (rules.automatic) await this.runs.beginDue(rules, this.clock.now());
    for (const runId of await this.work.unfinished()) await this.work.finish(runId);
    await this.work.eraseSome(this.clock.now());
  }
}
