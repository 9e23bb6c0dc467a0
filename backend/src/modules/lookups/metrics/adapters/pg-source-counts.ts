import { Injectable } from '@nestjs/common';
import type { Stretch } from '../../../../kernel/stretch.js';
import { Sql } from '../../../../platform/database/sql.js';
import { SourceCounts, type SourceDay } from '../source-counts.port.js';

@Injectable()
export class PgSourceCounts extends SourceCounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  days({ from, to }: Stretch): Promise<SourceDay[]> {
    return this.sql.rows<SourceDay & Record<string, unknown>>(DAYS, [from, to]);
  }
}

const DAYS = `
  SELECT substring(component FROM 7) AS source, day::text, ok, failed, refused, latencies FROM health_days
  WHERE day BETWEEN $1::date AND $2::date AND component LIKE 'fonte:%' ORDER BY day, component`;
