import { Injectable } from '@nestjs/common';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';
import { CompanyChanges } from '../../companies/index.js';
import { MonthEvents } from './month-events.store.js';
import { WatchMonths } from './months.store.js';
import { NotifyFollowers } from './notify-followers.store.js';
import { WatchConfig } from './watch.config.js';

/** Looks for months of the register that went live, writes their events and tells the followers. Every instance does; each stretch is written by one of them. */
@Injectable()
export class WatchJob {
  constructor(
    jobs: Jobs,
    { WATCH_JOB_INTERVAL_MS: everyMs }: WatchConfig,
    changes: CompanyChanges,
    months: WatchMonths,
    events: MonthEvents,
    followers: NotifyFollowers,
  ) {
    const work = async ({ goesOn }: Round) => {
      await months.begin(await changes.live());
      while (goesOn() && (await events.writeSome()));
      while (goesOn() && (await followers.tellSome()));
    };
    jobs.every({ name: 'WatchCompanies', everyMs, work });
  }
}
