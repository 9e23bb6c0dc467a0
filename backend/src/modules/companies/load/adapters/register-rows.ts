import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { RowKind } from '../../files/index.js';
import type { Digests } from './digests.js';

/** What stands before the rows of PostgreSQL's binary form of COPY, and behind them. */
const [HEAD, END] = [19, 2];
const COLUMN = 4;

/** Adds keys and hashes of a table's rows; they have no file. None of them is null, so that all are as long. */
export async function addRegister(client: pg.Client, kind: RowKind, number: number, digests: Digests): Promise<void> {
  const columns = ['cnpj_basico', ...(kind.key === null ? [] : [kind.key]), 'row_hash'];
  // A branch's number has 32 bits.
  const second = kind.key === null ? 0 : COLUMN + (kind.key === 'ordem' ? 4 : 8);
  const size = 2 + 2 * (COLUMN + 8) + second;
  const row = { rootHigh: 0, rootLow: 0, secondHigh: 0, secondLow: 0, hashHigh: 0, hashLow: 0 };
  let rest: Buffer = Buffer.alloc(0);
  let skipped = HEAD;
  for await (const chunk of client.query(copyTo(`COPY ${kind.table} (${columns}) TO STDOUT (FORMAT binary)`))) {
    const data = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    let at = 0;
    if (skipped > 0 && data.length >= HEAD) [at, skipped] = [HEAD, 0];
    for (; skipped === 0 && at + size <= data.length; at += size) {
      const hash = at + size - 8;
      row.rootHigh = view.getInt32(at + 6);
      row.rootLow = view.getInt32(at + 10);
      row.secondHigh = second === COLUMN + 8 ? view.getInt32(at + 18) : 0;
      row.secondLow = second === 0 ? 0 : view.getInt32(at + 14 + second - 4);
      row.hashHigh = view.getInt32(hash);
      row.hashLow = view.getInt32(hash + 4);
      digests.add(row, number, -1, 0);
    }
    rest = data.subarray(at);
  }
  if (rest.length !== END) throw new Error(`${kind.table}: its rows have another form`);
}
