import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import type { Page } from '../../../platform/page.js';
import {
  type CleanupRun,
  type Departure,
  isFresh,
  type Removal,
  type ShownList,
  type Standing,
  type Stays,
} from './cleanup.js';
import { CleanupLog } from './cleanup-log.port.js';
import { CleanupRules, type CleanupRulesInForce } from './cleanup-rules.port.js';
import { CleanupRuns } from './cleanup-runs.port.js';
import { CleanupFigures, type DepartureFilter, Departures } from './departures.port.js';
import { noSuchRun } from './errors.js';

export interface CleanupView extends Standing {
  readonly rules: CleanupRulesInForce;
  /** Null: nothing runs by itself. */
  readonly nextRunAt: Date | null;
  readonly at: Date;
}

export interface Preview {
  readonly page: Page<Departure>;
  readonly shown: ShownList;
  readonly stays: Stays;
}

/** What administrators see before they clean up, and afterwards. */
@Injectable()
export class ReadCleanup {
  constructor(
    private readonly rules: CleanupRules,
    private readonly figures: CleanupFigures,
    private readonly departures: Departures,
    private readonly runs: CleanupRuns,
    private readonly log: CleanupLog,
    private readonly clock: Clock,
  ) {}

  async stats(): Promise<CleanupView> {
    const at = this.clock.now();
    const rules = await this.rules.current();
    const [standing, nextDue] = await Promise.all([this.figures.standing(rules, at), this.runs.nextDue()]);
    return { ...standing, rules, nextRunAt: rules.automatic ? nextDue : null, at };
  }

  /** Who would go. Further pages are read as of the moment of the first one, so that the list is one. */
  async preview(filter: DepartureFilter, before: string | null, asOf: Date | null): Promise<Preview> {
    const at = this.momentOf(asOf);
    const terms = await this.rules.current();
    const [page, shown, stays] = await Promise.all([
      this.departures.page(terms, at, filter, before),
      this.departures.list(terms, at),
      this.figures.stays(terms, at),
    ]);
    return { page, shown, stays };
  }

  async export(filter: DepartureFilter, asOf: Date | null): Promise<AsyncIterable<readonly Departure[]>> {
    return this.departures.all(await this.rules.current(), this.momentOf(asOf), filter);
  }

  done(before: string | null): Promise<Page<CleanupRun>> {
    return this.log.runs(before);
  }

  /** Throws CLEANUP_RUN_NOT_FOUND. */
  async removals(runId: string, before: string | null): Promise<Page<Removal>> {
    const page = isUuid(runId) ? await this.log.removals(runId, before) : null;
    if (!page) throw noSuchRun();
    return page;
  }

  /** A list is shown for a while only; then it is made anew. */
  private momentOf(asOf: Date | null): Date {
    const now = this.clock.now();
    return asOf && isFresh({ asOf }, now) ? asOf : now;
  }
}
