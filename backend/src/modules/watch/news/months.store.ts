import { Injectable } from '@nestjs/common';
import { type Queryable, Sql } from '../../../platform/database/sql.js';

/** A place among the rows of followed companies. */
export interface Place {
  readonly root: number;
  readonly accountId: string;
  readonly cnpj: string;
}

export interface OpenMonth extends Place {
  /** AAAA-MM. */
  readonly month: string;
  readonly liveAt: Date;
}

export interface WrittenMonth {
  readonly month: string;
  readonly liveAt: Date;
  readonly rung: boolean;
  /** The last account that was told. */
  readonly toldTo: string;
}

/** How far each month of the register has come on its way to the followers. Months take their turns, the oldest first. */
@Injectable()
export class WatchMonths {
  constructor(private readonly sql: Sql) {}

  /** Takes up the months that are new here. */
  async begin(months: readonly { readonly month: string; readonly liveAt: Date }[]): Promise<void> {
    const columns = [months.map(({ month }) => `${month}-01`), months.map(({ liveAt }) => liveAt)];
    await this.sql.query(BEGIN, columns);
  }

  /** The month whose events are being written. */
  open(): Promise<OpenMonth | null> {
    return this.sql.row<OpenMonth>(OPEN);
  }

  /** The month whose events are written and not told to everybody. */
  written(): Promise<WrittenMonth | null> {
    return this.sql.row<WrittenMonth>(WRITTEN);
  }

  /** False: another instance was first. */
  async ring(month: string, tx: Queryable): Promise<boolean> {
    const { rowCount } = await tx.query(
      'UPDATE watch_months SET rung_at = now() WHERE month = $1 AND rung_at IS NULL',
      [`${month}-01`],
    );
    return rowCount === 1;
  }

  /** Moves from the account that was told last to another one, or to the end of the month. False: another instance was first. */
  async tell({ month, toldTo }: WrittenMonth, to: string | null, tx: Queryable): Promise<boolean> {
    return (await tx.query(TELL, [`${month}-01`, toldTo, to])).rowCount === 1;
  }
}

const BEGIN = `
  INSERT INTO watch_months (month, live_at) SELECT * FROM unnest($1::date[], $2::timestamptz[]) ON CONFLICT DO NOTHING`;

const OPEN = `
  SELECT to_char(month, 'YYYY-MM') AS month, live_at AS "liveAt", done_root::float8 AS root, done_account AS "accountId",
    done_cnpj AS cnpj
  FROM watch_months WHERE written_at IS NULL ORDER BY watch_months.month LIMIT 1`;

const WRITTEN = `
  SELECT to_char(month, 'YYYY-MM') AS month, live_at AS "liveAt", rung_at IS NOT NULL AS rung, told_to AS "toldTo"
  FROM watch_months WHERE written_at IS NOT NULL AND told_at IS NULL ORDER BY watch_months.month LIMIT 1`;

const TELL = `
  UPDATE watch_months SET told_to = coalesce($3, told_to), told_at = CASE WHEN $3::uuid IS NULL THEN now() END
  WHERE month = $1 AND told_to = $2 AND told_at IS NULL`;
