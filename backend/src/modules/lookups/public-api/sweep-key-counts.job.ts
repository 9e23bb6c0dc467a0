import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { sweep } from '../../../platform/database/sweep.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

/** No more than a month of them is shown; they are kept as long as allowances. */
@Injectable()
export class SweepKeyCounts {
  constructor(sql: Sql, jobs: Jobs) {
    const over = `day < (now() AT TIME ZONE 'America/Sao_Paulo')::date - 41`;
    sweep(sql, jobs, { name: 'SweepKeyCounts', everyMs: 3_600_000, table: 'lookup_key_counts', over });
  }
}
