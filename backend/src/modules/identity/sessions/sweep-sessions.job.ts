import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Sql } from '../../../platform/database/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

/** Access records are stored for six months (Marco Civil, art. 15), then sessions go; locks go when they mean nothing any more. */
const SWEEPS = [
  `DELETE FROM sessions WHERE expires_at < now() - interval '6 months' OR ended_at < now() - interval '6 months'
     OR idle_expires_at < now() - interval '6 months'`,
  `DELETE FROM api_keys WHERE least(revoked_at, expires_at) < now() - interval '6 months'`,
  `DELETE FROM login_locks WHERE counted_until < now()`,
  `DELETE FROM account_links WHERE expires_at < now()`,
  `DELETE FROM passkey_challenges WHERE expires_at < now()`,
];

@Injectable()
export class SweepSessions {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  @Cron('17 3 * * *')
  async run(): Promise<void> {
    await this.jobs.exclusively('SweepSessions', async () => {
      for (const sweep of SWEEPS) await this.sql.query(sweep);
    });
  }
}
