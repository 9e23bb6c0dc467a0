import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { RowKind } from '../../files/index.js';
import type { Digests } from './digests.js';
import type { LoadThrottle } from './load-throttle.js';

/** What stands before the rows of PostgreSQL's binary form of COPY, and behind them. */
const [HEAD, END] = [19, 2];
const COLUMN = 4;
/** Half a millisecond of PostgreSQL: who wants its processor waits so long. More at once take it a fifth less in all. */
const PAGES_AT_ONCE = 24;

/** Adds keys and hashes of a table's rows; they have no file. None of them is null, so that all are as long. */
export async function addRegister(
  client: pg.Client,
  turns: LoadThrottle,
  kind: RowKind,
  number: number,
  digests: Digests,
): Promise<void> {
  const columns = ['cnpj_basico', ...(kind.key === null ? [] : [kind.key]), 'row_hash'];
  // A branch's number has 32 bits.
  const second = kind.key === null ? 0 : COLUMN + (kind.key === 'ordem' ? 4 : 8);
  const size = 2 + 2 * (COLUMN + 8) + second;
  const row = { rootHigh: 0, rootLow: 0, secondHigh: 0, secondLow: 0, hashHigh: 0, hashLow: 0 };
  const pages = await pagesOf(client, kind.table);
  for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
    const some = `SELECT ${columns} FROM ${kind.table} WHERE ctid >= '(${page},0)' AND ctid < '(${page + PAGES_AT_ONCE},0)'`;
    const data = await turns.take(() => buffer(client.query(copyTo(`COPY (${some}) TO STDOUT (FORMAT binary)`))));
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    const end = data.length - END;
    if ((end - HEAD) % size !== 0) throw new Error(`${kind.table}: its rows have another form`);
    for (let at = HEAD; at < end; at += size) {
      const hash = at + size - 8;
      row.rootHigh = view.getInt32(at + 6);
      row.rootLow = view.getInt32(at + 10);
      row.secondHigh = second === COLUMN + 8 ? view.getInt32(at + 18) : 0;
      row.secondLow = second === 0 ? 0 : view.getInt32(at + 14 + second - 4);
      row.hashHigh = view.getInt32(hash);
      row.hashLow = view.getInt32(hash + 4);
      digests.add(row, number, -1, 0);
    }
  }
}

async function pagesOf(client: pg.Client, table: string): Promise<number> {
  const size = `SELECT pg_relation_size('${table}') / current_setting('block_size')::int AS pages`;
  const { rows } = await client.query<{ pages: string }>(size);
  return Number(rows[0]?.pages);
}
