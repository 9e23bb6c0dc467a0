import { Injectable } from '@nestjs/common';
import type { CleanupRule } from '../../../kernel/cleanup.js';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { type GoesOn, TO_THE_END } from '../../../platform/goes-on.js';
import { CleanupSettings } from './cleanup.config.js';
import { CleanupRuns } from './cleanup-runs.store.js';
import { DueAccounts, isFresh, type ShownList } from './due-accounts.queries.js';
import { Removals } from './removals.store.js';

/** Removes the accounts whose time is over: at an administrator's word, and by itself. */
@Injectable()
export class RunCleanup {
  constructor(
    private readonly settings: CleanupSettings,
    private readonly dueAccounts: DueAccounts,
    private readonly runs: CleanupRuns,
    private readonly removals: Removals,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes those who were shown, or without such a list whoever is due now; answers how many. CLEANUP_CHANGED when the
   * list is not, or not any more, the one that was shown; CLEANUP_RULE_OFF when the rule removes nobody.
   */
  async execute(adminId: string, rule: CleanupRule, shown: ShownList | null): Promise<number> {
    const { rules } = this.settings;
    if (!rules.inForce.includes(rule)) throw ruleOff();
    const now = await this.dueAccounts.now();
    if (shown && !isFresh(shown, now)) throw listChanged((await this.dueAccounts.list(rule, rules.days, now)).count);
    const begun = await this.runs.begin(shown, { rule, adminId, rules, now });
    if ('changedTo' in begun) throw listChanged(begun.changedTo);
    return this.removals.finish(begun.runId, TO_THE_END);
  }

  /** Whatever a process that was killed has left, and the runs of these 24 hours, if they are due; one that was turned off ends. */
  async goOn(goesOn: GoesOn): Promise<void> {
    await this.finishAll(goesOn);
    const { rules } = this.settings;
    if (!rules.automatic || !goesOn()) return;
    await this.runs.beginDue(rules, this.clock.now());
    await this.finishAll(goesOn);
  }

  private async finishAll(goesOn: GoesOn): Promise<void> {
    const { rules } = this.settings;
    for (const { id, turnedOff } of await this.removals.unfinished(rules)) {
      if (turnedOff) await this.removals.breakOff(id);
      else await this.removals.finish(id, goesOn);
    }
  }
}

/** Nobody is removed who was not shown. */
function listChanged(toRemove: number): AppError {
  const text = `A lista mudou desde que foi mostrada: agora são ${toRemove} conta(s). Confira a lista e confirme de novo.`;
  return new AppError('conflict', 'CLEANUP_CHANGED', text, { details: { toRemove } });
}

function ruleOff(): AppError {
  const text = 'A remoção de cadastros sem pagamento está desligada.';
  return new AppError('conflict', 'CLEANUP_RULE_OFF', text);
}
