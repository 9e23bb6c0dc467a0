import { createWriteStream } from 'node:fs';
import { ZipWriter } from '../../sandbox/open-register/zip-writer.js';
import { unzipped } from './reference-reader.js';

/** A zip of this Latin-1 text alone. */
export async function writeZip(path: string, text: string): Promise<void> {
  const zip = new ZipWriter(createWriteStream(path), 'LINES');
  await zip.write(Buffer.from(text, 'latin1'));
  await zip.end('LINES');
}

/** The same file with its text put otherwise. */
export function rewrite(path: string, otherwise: (text: string) => string): Promise<void> {
  return writeZip(path, otherwise(unzipped(path)));
}
