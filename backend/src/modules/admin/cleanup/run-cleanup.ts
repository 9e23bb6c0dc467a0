import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { CleanupSettings } from './cleanup.config.js';
import { CleanupRuns } from './cleanup-runs.store.js';
import { DueAccounts, isFresh, type ShownList } from './due-accounts.queries.js';
import { Removals } from './removals.store.js';

/** Removes the accounts whose time is over: at an administrator's word those who were shown, by itself whoever is due. */
@Injectable()
export class RunCleanup {
  constructor(
    private readonly settings: CleanupSettings,
    private readonly dueAccounts: DueAccounts,
    private readonly runs: CleanupRuns,
    private readonly removals: Removals,
    private readonly clock: Clock,
  ) {}

  /** Answers how many were removed; CLEANUP_CHANGED when the list is not, or not any more, the one that was shown. */
  async execute(adminId: string, shown: ShownList): Promise<number> {
    const now = this.clock.now();
    const { rules } = this.settings;
    if (!isFresh(shown, now)) throw listChanged((await this.dueAccounts.list(rules, now)).count);
    const begun = await this.runs.begin(shown, adminId, rules, now);
    if ('changedTo' in begun) throw listChanged(begun.changedTo);
    return this.removals.finish(begun.runId);
  }

  /** The run of these 24 hours, if it is due, and whatever a process that was killed has left. */
  async goOn(): Promise<void> {
    const { rules } = this.settings;
    if (rules.automatic) await this.runs.beginDue(rules, this.clock.now());
    for (const runId of await this.removals.unfinished()) await this.removals.finish(runId);
    await this.removals.eraseSome(this.clock.now());
  }
}

/** Nobody is removed who was not shown. */
function listChanged(toRemove: number): AppError {
  const text = `A lista mudou desde que foi mostrada: agora são ${toRemove} conta(s). Confira a lista e confirme de novo.`;
  return new AppError('conflict', 'CLEANUP_CHANGED', text, { details: { toRemove } });
}
