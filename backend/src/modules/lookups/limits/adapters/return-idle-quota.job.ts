import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DAY_MS } from '../../../../kernel/durations.js';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idAt } from '../../../../platform/ids.js';
import { inPortions } from '../../../../platform/jobs/job-loop.js';
import { Jobs, type Round } from '../../../../platform/jobs/jobs.js';
import { DailyQuota } from '../application/daily-quota.js';

const FORGET_AT_ONCE = 2_000;
const KEPT_MS = 41 * DAY_MS;

/** Sees to it that no instance sits on what another may need, and forgets days that are long over. */
@Injectable()
export class ReturnIdleQuotaJob implements OnApplicationShutdown {
  constructor(
    private readonly quota: DailyQuota,
    sql: Sql,
    clock: Clock,
    jobs: Jobs,
  ) {
    jobs.every({ name: 'ReturnIdleQuotaJob', everyMs: 1_000, work: () => quota.returnIdle() });
    const forget = async (most: number) => {
      const before = idAt(new Date(clock.now().getTime() - KEPT_MS));
      return (await sql.query(FORGET, [before, most])).rowCount ?? 0;
    };
    const work = ({ goesOn }: Round) => inPortions(goesOn, forget, FORGET_AT_ONCE);
    jobs.every({ name: 'ForgetOldQuota', everyMs: 600_000, lease: true, work });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.quota.returnIdle(true).catch(() => undefined);
  }
}

/** A holder's id tells when it was made, on the day that it is for: no other index is needed. */
const FORGET = `
  DELETE FROM lookup_allowances WHERE holder = ANY (ARRAY(
    SELECT holder FROM lookup_allowances WHERE holder < $1::uuid ORDER BY holder LIMIT $2))`;
