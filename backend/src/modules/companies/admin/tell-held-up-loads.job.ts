import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { Sql } from '../../../platform/database/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Administrators } from '../../identity/index.js';
import { type HeldUpLoad, loadHeldUpEmail } from './load-held-up.email.js';
import { OpenLoads } from './open-loads.queries.js';

const PAGE = '/admin/empresas';

/** Writes to administrators that a month of the register waits for them or failed; once of each state of a month, however often it is begun anew. */
@Injectable()
export class TellHeldUpLoads {
  constructor(
    jobs: Jobs,
    private readonly sql: Sql,
    private readonly loads: OpenLoads,
    private readonly administrators: Administrators,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly config: PlatformConfig,
  ) {
    const work = async () => {
      for (const load of await this.loads.untold()) if (await this.tell(load)) await this.loads.told(load);
    };
    jobs.every({ name: 'TellHeldUpLoads', everyMs: 60_000, lease: true, work });
  }

  /** Whether there is somebody to write to. */
  private async tell(load: HeldUpLoad): Promise<boolean> {
    const readers = await this.administrators.withEmail();
    const email = (reader: (typeof readers)[number]) =>
      loadHeldUpEmail(reader, load, this.config.page(PAGE), this.clock.now());
    await this.sql.transaction(async (tx) => {
      for (const reader of readers) await this.outbox.put(email(reader), tx);
    });
    return readers.length > 0;
  }
}
