import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import * as streams from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Manifest, TableSum } from './manifest.js';
import { RecordCursor } from './record-cursor.js';
import { type CopyRecord, read, written } from './records.js';
import { Refusal } from './refusal.js';
import { summedUp } from './row-sums.js';
import { seal, unseal } from './sealed-file.js';

/** Writes a copy, compressed and sealed; it is on the disk when this ends. The file is there from the first, so that who removes it after a failure finds it. */
export async function writeCopy(records: AsyncIterable<CopyRecord>, file: string, key: Buffer): Promise<void> {
  const out = await open(file, 'w', 0o600);
  await pipeline(
    () => written(records),
    createZstdCompress(),
    (compressed: AsyncIterable<Buffer>) => seal(compressed, key),
    out.createWriteStream({ flush: true }),
  );
}

/** The records of a copy. Throws a Refusal at the first piece that is not as it was written, or when its end is missing. */
export function readCopy(file: string, key: Buffer): AsyncGenerator<CopyRecord> {
  const compressed = Readable.from(unseal(createReadStream(file), key));
  return read(streams.pipeline(compressed, createZstdDecompress(), () => {}));
}

/** Reads a copy to its end and counts and sums up its rows anew. */
export async function checkCopy(file: string, key: Buffer): Promise<Manifest> {
  const copy = new RecordCursor(readCopy(file, key));
  const opening = await copy.opening();
  const found: Record<string, TableSum> = {};
  for await (const { name, rows } of copy.tables()) found[name] = await summedUp(rows);
  const closing = await copy.closing();
  for (const [table, { rows, sum }] of Object.entries(closing.tables)) {
    if (found[table]?.rows !== rows || found[table].sum !== sum) throw new Refusal(`${table}: as linhas não conferem.`);
  }
  return { opening, closing };
}
