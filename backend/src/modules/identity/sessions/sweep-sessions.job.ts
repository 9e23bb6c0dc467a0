import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Sql } from '../../../platform/database/sql.js';
import { idAt } from '../../../platform/ids.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

const SIX_MONTHS = `now() - interval '6 months'`;

/**
 * Access records are stored for six months (Marco Civil, art. 15), then sessions go; locks go when they mean nothing any more.
 * A session that was over by then had been opened by then, as its id tells: the others are not read.
 */
const sweepsAt = (sixMonthsAgo: Date): readonly (readonly [sql: string, values?: unknown[]])[] => [
  [
    `DELETE FROM sessions WHERE id < $1 AND least(expires_at, ended_at, idle_expires_at) < ${SIX_MONTHS}`,
    [idAt(sixMonthsAgo)],
  ],
  [`DELETE FROM api_keys WHERE least(revoked_at, expires_at) < ${SIX_MONTHS}`],
  ['DELETE FROM login_locks WHERE counted_until < now()'],
  ['DELETE FROM account_links WHERE expires_at < now()'],
  ['DELETE FROM passkey_challenges WHERE expires_at < now()'],
];

@Injectable()
export class SweepSessions {
  private readonly logger = new Logger(SweepSessions.name);

  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  /** One that fails keeps no other back. */
  @Cron('17 3 * * *')
  async run(): Promise<void> {
    await this.jobs.exclusively('SweepSessions', async () => {
      const then = new Date();
      then.setMonth(then.getMonth() - 6);
      for (const [sql, values] of sweepsAt(then))
        await this.sql.query(sql, values).catch((error) => this.logger.error(`${sql}: ${reasonOf(error)}`));
    });
  }
}
