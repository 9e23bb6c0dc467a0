import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import type { Cents } from '../../../kernel/money.js';
import type { TimeSort } from '../../../kernel/time-sort.js';
import { type CarriedCount, Counters } from '../../../platform/database/counters.js';
import { byTime } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';

/** A line of the ledger that moved money. */
export interface LedgerLine {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: string;
  readonly amountCents: Cents;
  readonly at: Date;
}

/** Whole days in Brasília, both included, as AAAA-MM-DD. */
export type LedgerPeriod = Pick<DateRange, 'from' | 'to'>;

/** The ledger as administrators read it. */
@Injectable()
export class LedgerQueries {
  constructor(
    private readonly sql: Sql,
    private readonly counters: Counters,
  ) {}

  /** Each kind of line by its first word, which is money in or money back; out of counters, since lines are without number. */
  sums(period: LedgerPeriod): Promise<CarriedCount[]> {
    return this.counters.carriedKinds('payments', period);
  }

  lines({ from, to }: LedgerPeriod, sort: TimeSort | undefined): PagedList<LedgerLine> {
    return new PagedList(this.sql, {
      columns: 'id, payment_id AS "paymentId", kind, amount_cents AS "amountCents", recorded_at AS at',
      table: 'payment_ledger',
      where: 'amount_cents <> 0',
      filters: [
        [`recorded_at >= ${midnight('?::date')}`, from],
        [`recorded_at < ${midnight("(?::date + interval '1 day')")}`, to],
      ],
      order: byTime(sort),
    });
  }
}

/** A moment in Brasília's midnight; the parameter is a day. */
const midnight = (day: string) => `(${day}::timestamp AT TIME ZONE 'America/Sao_Paulo')`;
