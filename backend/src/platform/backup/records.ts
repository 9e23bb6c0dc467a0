import { ByteReader } from './byte-reader.js';
import type { Closing, Opening } from './manifest.js';
import { Refusal } from './refusal.js';

/** A copy of a database, in order: its opening, of each table its name and then its rows, its closing. */
export type CopyRecord =
  | { readonly kind: 'opening'; readonly opening: Opening }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'rows'; readonly rows: Buffer }
  | { readonly kind: 'closing'; readonly closing: Closing };

const KINDS = ['opening', 'table', 'rows', 'closing'] as const;
const HEAD_BYTES = 5;
const MOST_BYTES = 1 << 30;

/** Each as its kind, its length and its bytes. */
export async function* written(records: AsyncIterable<CopyRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) {
    const bytes = bytesOf(record);
    const head = Buffer.alloc(HEAD_BYTES);
    head[0] = KINDS.indexOf(record.kind);
    head.writeUInt32BE(bytes.length, 1);
    yield head;
    yield bytes;
  }
}

export async function* read(source: AsyncIterable<Buffer>): AsyncGenerator<CopyRecord> {
  const reader = new ByteReader(source);
  for (;;) {
    const head = await reader.take(HEAD_BYTES);
    if (head.length === 0) return;
    const bytes = head.readUInt32BE(1);
    const kind = KINDS[head[0] ?? -1];
    if (!kind || bytes > MOST_BYTES) throw new Refusal('A cópia tem um formato que esta versão do Nítido não lê.');
    yield recordOf(kind, await reader.take(bytes));
  }
}

function bytesOf(record: CopyRecord): Buffer {
  switch (record.kind) {
    case 'opening':
      return Buffer.from(JSON.stringify(record.opening));
    case 'table':
      return Buffer.from(record.table);
    case 'rows':
      return record.rows;
    case 'closing':
      return Buffer.from(JSON.stringify(record.closing));
  }
}

function recordOf(kind: CopyRecord['kind'], bytes: Buffer): CopyRecord {
  switch (kind) {
    case 'opening':
      return { kind, opening: JSON.parse(bytes.toString()) as Opening };
    case 'table':
      return { kind, table: bytes.toString() };
    case 'rows':
      return { kind, rows: bytes };
    case 'closing':
      return { kind, closing: JSON.parse(bytes.toString()) as Closing };
  }
}
