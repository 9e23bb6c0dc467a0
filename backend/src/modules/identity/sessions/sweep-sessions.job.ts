import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { type Sweep, sweep } from '../../../platform/database/sweep.js';
import { idAt } from '../../../platform/ids.js';
import type { JobLoop } from '../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

const SIX_MONTHS = `now() - interval '6 months'`;

/**
 * Access records are stored for six months (Marco Civil, art. 15), then sessions go; locks go when they mean nothing any more.
 * A session that was over by then had been opened by then, as its id tells: the others are not read.
 */
const SWEEPS: readonly Omit<Sweep, 'everyMs'>[] = [
  {
    name: 'SweepSessions',
    table: 'sessions',
    over: `id < $2 AND least(expires_at, ended_at, idle_expires_at) < ${SIX_MONTHS}`,
    values: () => [idAt(sixMonthsAgo())],
  },
  { name: 'SweepApiKeys', table: 'api_keys', over: `least(revoked_at, expires_at) < ${SIX_MONTHS}` },
  { name: 'SweepLoginLocks', table: 'login_locks', over: 'counted_until < now()' },
  { name: 'SweepAccountLinks', table: 'account_links', over: 'expires_at < now()' },
  { name: 'SweepPasskeyChallenges', table: 'passkey_challenges', over: 'expires_at < now()' },
];

/** A job each, so that one that fails keeps no other back. */
@Injectable()
export class SweepSessions {
  private readonly jobs: readonly JobLoop[];

  constructor(sql: Sql, jobs: Jobs) {
    this.jobs = SWEEPS.map((one) => sweep(sql, jobs, { ...one, everyMs: 3_600_000 }));
  }

  async run(): Promise<void> {
    await Promise.all(this.jobs.map((job) => job.soon()));
  }
}

function sixMonthsAgo(): Date {
  const then = new Date();
  then.setMonth(then.getMonth() - 6);
  return then;
}
