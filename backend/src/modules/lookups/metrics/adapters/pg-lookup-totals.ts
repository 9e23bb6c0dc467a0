import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import { LookupTotals } from '../lookup-totals.port.js';

/** From the counts of all days and what is still on its way to them: a few rows, however many lookups there were. */
@Injectable()
export class PgLookupTotals extends LookupTotals {
  constructor(private readonly sql: Sql) {
    super();
  }

  async successes(): Promise<number> {
    const row = await this.sql.row<{ n: string }>(
      `SELECT coalesce(sum(n), 0) AS n FROM (
         SELECT n FROM lookup_total_counts WHERE outcome = 'success'
         UNION ALL SELECT n FROM lookup_counts_pending WHERE outcome = 'success'
       ) AS counts`,
    );
    return Number(row?.n ?? 0);
  }
}
