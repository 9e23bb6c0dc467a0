import { crc32 } from 'node:zlib';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';

/** A file that is no whole zip of one member. */
export class BrokenZip extends Error {
  constructor(
    readonly path: string,
    detail: string,
  ) {
    super(`${path}: ${detail}`);
  }
}

const AT_ONCE = 262_144;

/** The bytes of the one file in a zip, whatever it is called, unpacked bit by bit. Throws BrokenZip, at the latest at the end. */
export async function* memberOf(path: string): AsyncGenerator<Buffer> {
  const zip = await opened(path);
  try {
    const entry = await onlyEntry(zip, path);
    let sum = 0;
    for await (const chunk of grouped(await streamOf(zip, entry, path))) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
    if (sum !== entry.crc32) throw new BrokenZip(path, 'its checksum differs');
  } catch (error) {
    if (error instanceof BrokenZip) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_') || /invalid|unexpected|size/i.test(message)) throw new BrokenZip(path, message);
    throw error;
  } finally {
    zip.close();
  }
}

/** How large the one file in a zip is unpacked. Throws BrokenZip where the table of contents, which stands at the end, is not there. */
export async function unpackedSize(path: string): Promise<number> {
  const zip = await opened(path);
  try {
    return (await onlyEntry(zip, path)).uncompressedSize;
  } finally {
    zip.close();
  }
}

/** Fewer, larger pieces cost less to read. */
async function* grouped(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [pieces, size]: [Buffer[], number] = [[], 0];
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.length;
    if (size < AT_ONCE) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error.message.includes('ENOENT') ? error : new BrokenZip(path, error.message)) : resolve(zip),
    );
  });
}

function onlyEntry(zip: ZipFile, path: string): Promise<Entry> {
  return new Promise((resolve, reject) => {
    if (zip.entryCount !== 1) return reject(new BrokenZip(path, `it has ${zip.entryCount} files`));
    zip.once('entry', resolve);
    zip.once('error', (error: Error) => reject(new BrokenZip(path, error.message)));
    zip.readEntry();
  });
}

function streamOf(zip: ZipFile, entry: Entry, path: string): Promise<NodeJS.ReadableStream & AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error
        ? reject(new BrokenZip(path, error.message))
        : resolve(stream as NodeJS.ReadableStream & AsyncIterable<Buffer>),
    );
  });
}
