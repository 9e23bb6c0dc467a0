import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Sql } from '../../../../platform/database/sql.js';
import { newId } from '../../../../platform/ids.js';
import { ACCOUNT_ROWS } from '../../../identity/index.js';
import { SharedTraces, type TracesByAccount } from '../application/shared-traces.port.js';
import type { Trace } from '../domain/trace.js';

/** Traces in a table that costs little and may be lost; each instance reads on from where it stood. */
@Injectable()
export class PgSharedTraces implements SharedTraces {
  private readonly instance = newId();
  /** The number of what this instance left last. */
  private lastLeft = 0;
  private readonly readUpTo = new LRUCache<string, string>({ max: 10_000 });

  constructor(private readonly sql: Sql) {}

  async exchange(own: TracesByAccount): Promise<TracesByAccount> {
    const rows = [...own].flatMap(([accountId, traces]) => traces.map((trace) => ({ accountId, trace })));
    const left = await this.sql.rows<{ seq: string }>(LEAVE, [
      this.instance,
      rows.map(({ accountId }) => accountId),
      rows.map(({ trace }) => new Date(trace.at)),
      rows.map(({ trace }) => JSON.stringify(trace)),
    ]);
    this.noteNumbers(left);
    const accounts = [...own.keys()];
    const others = await this.sql.rows<{ seq: string; account_id: string; trace: Trace }>(OTHERS, [
      this.instance,
      accounts,
      accounts.map((id) => this.readUpTo.get(id) ?? '0'),
    ]);
    const found = new Map<string, Trace[]>();
    for (const { seq, account_id, trace } of others) {
      this.readUpTo.set(account_id, seq);
      const traces = found.get(account_id);
      if (traces) traces.push(trace);
      else found.set(account_id, [trace]);
    }
    return found;
  }

  /** After a crash of PostgreSQL or a failover the table is empty, and its numbers begin anew. */
  private noteNumbers(left: readonly { seq: string }[]): void {
    const last = left.reduce((most, { seq }) => Math.max(most, Number(seq)), 0);
    if (last > 0 && last < this.lastLeft) this.readUpTo.clear();
    if (last > 0) this.lastLeft = last;
  }

  async forgetOld(): Promise<void> {
    await this.sql.query("DELETE FROM lookup_traces WHERE at < now() - interval '1 hour'");
  }
}

/** Not of accounts that were erased meanwhile, of which nothing must come back. */
const LEAVE = `
  INSERT INTO lookup_traces (instance, account_id, at, trace)
  SELECT $1, account_id, at, trace FROM unnest($2::uuid[], $3::timestamptz[], $4::jsonb[]) AS own(account_id, at, trace)
  WHERE EXISTS (SELECT FROM ${ACCOUNT_ROWS} AS a WHERE a.id = own.account_id AND a.erased_at IS NULL)
  RETURNING seq`;

const OTHERS = `
  SELECT t.seq, t.account_id, t.trace
  FROM unnest($2::uuid[], $3::bigint[]) AS wanted(account_id, after) JOIN lookup_traces t
    ON t.account_id = wanted.account_id AND t.seq > wanted.after
  WHERE t.instance <> $1 ORDER BY t.seq`;
