import { Injectable } from '@nestjs/common';
import type { AppError } from '../../../../kernel/errors.js';
import type { Trace } from '../../domain/discipline/trace.js';
import type { Outcome } from '../../domain/outcome.js';
import type { LookupQuery } from '../../domain/subject.js';
import type { Caller } from '../caller.js';
import type { Kept, LookupLedger, LookupRecord } from '../lookup-ledger.port.js';
import { DailyAllowance, type Permit } from './daily-allowance.js';
import { LookupPace } from './lookup-pace.js';
import { LookupWatch } from './lookup-watch.js';

const ENDINGS: Partial<Record<Outcome, Trace['ending']>> = { success: 'found', not_found: 'nobody' };

/** What an account may ask, and how fast: the one place a lookup goes through before its sources and as it is kept. */
@Injectable()
export class LookupDiscipline {
  constructor(
    private readonly pace: LookupPace,
    private readonly watch: LookupWatch,
    private readonly allowance: DailyAllowance,
  ) {}

  /** Lets the lookup begin, after a wait where there is cause for one, or throws RATE_LIMITED. */
  async admit({ caller, query }: { readonly caller: Caller; readonly query: LookupQuery }): Promise<LookupTurn> {
    this.pace.take(caller.accountId);
    const trace = caller.exempt ? null : await this.watch.admit(caller.accountId, query);
    return new LookupTurn(caller, trace, this.allowance);
  }
}

/** One lookup that was let in. */
export class LookupTurn {
  private permit: Permit | null = null;

  constructor(
    private readonly caller: Caller,
    private readonly trace: Trace | null,
    private readonly allowance: DailyAllowance,
  ) {}

  /** Before sources are asked for this lookup and not only for another like it: takes one of the day's, or throws QUOTA_EXCEEDED. */
  async reserve(): Promise<void> {
    if (!this.caller.exempt) this.permit = await this.allowance.reserve(this.caller.accountId);
  }

  /** Keeps the lookup; what it did not cost goes back. */
  async record(ledger: LookupLedger, lookup: Omit<LookupRecord, 'permit'>): Promise<Kept> {
    const { permit, trace } = this;
    if (trace) trace.ending = ENDINGS[lookup.outcome] ?? 'other';
    try {
      const kept = await ledger.record({ ...lookup, permit } as LookupRecord);
      if (permit && kept.refused !== 'allowance') {
        this.allowance.settle(permit, kept.refused === null && lookup.outcome === 'success');
      }
      return kept;
    } catch (error) {
      if (permit) this.allowance.abandon(permit);
      throw error;
    }
  }

  exceeded(): Promise<AppError> {
    return this.allowance.exceeded(this.caller.accountId);
  }
}
