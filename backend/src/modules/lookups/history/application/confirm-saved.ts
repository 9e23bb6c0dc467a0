import { Injectable } from '@nestjs/common';
import { type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../../platform/clock.js';
import { queryOf } from '../../model/index.js';
import { HistoryEntries } from './history-entries.port.js';

const MINUTES_BACK = 10;

/** Tells a client that wants its lookup saved whether the product has already saved it itself. Writes nothing. */
@Injectable()
export class ConfirmSaved {
  constructor(
    private readonly entries: HistoryEntries,
    private readonly clock: Clock,
  ) {}

  /** Whether the account looked up the subject, as it was typed, within the last minutes. Of two inputs the first says it. */
  async confirm(accountId: string, type: LookupType, typed: string): Promise<boolean> {
    const [input] = lookupDefinition(type).inputs;
    if (!input || input.rule(typed) !== null) return false;
    const since = new Date(this.clock.now().getTime() - MINUTES_BACK * 60_000);
    return this.entries.holds(accountId, type, queryOf(type, { [input.name]: typed }), since);
  }
}
