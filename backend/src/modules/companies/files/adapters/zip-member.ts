import { basename } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';

/** A file that is no whole zip of one member, in words for administrators. */
export class BrokenZip extends Error {
  constructor(
    readonly path: string,
    detail = 'o conteúdo não pode ser lido',
  ) {
    super(`${basename(path)}, ${detail}`);
  }
}

/** Larger pieces cost less to unpack and to read. */
const AT_ONCE = 262_144;
const DEFLATED = 8;

/** The bytes of the one file in a zip, whatever it is called, unpacked bit by bit. Throws BrokenZip, at the latest at the end. */
export async function* memberOf(path: string): AsyncGenerator<Buffer> {
  const zip = await opened(path);
  try {
    const entry = await onlyEntry(zip, path);
    let sum = 0;
    for await (const chunk of unpacked(await streamOf(zip, entry, path), entry)) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
    if (sum !== entry.crc32) throw new BrokenZip(path, 'a soma de verificação não confere');
  } catch (error) {
    if (error instanceof BrokenZip) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_') || /invalid|unexpected|size/i.test(message)) throw new BrokenZip(path);
    throw error;
  } finally {
    zip.close();
  }
}

/** How large the one file in a zip is unpacked, and its checksum. Throws BrokenZip where the table of contents, which stands at the end, is not there. */
export async function describeMember(path: string): Promise<{ bytes: number; checksum: number }> {
  const zip = await opened(path);
  try {
    const { uncompressedSize, crc32 } = await onlyEntry(zip, path);
    return { bytes: uncompressedSize, checksum: crc32 };
  } finally {
    zip.close();
  }
}

function unpacked(source: Readable, { compressionMethod }: Entry): AsyncIterable<Buffer> {
  if (compressionMethod !== DEFLATED) return source;
  return pipeline(source, createInflateRaw({ chunkSize: AT_ONCE }), () => undefined);
}

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error.message.includes('ENOENT') ? error : new BrokenZip(path)) : resolve(zip),
    );
  });
}

function onlyEntry(zip: ZipFile, path: string): Promise<Entry> {
  return new Promise((resolve, reject) => {
    if (zip.entryCount !== 1) return reject(new BrokenZip(path, `tem ${zip.entryCount} arquivos dentro`));
    zip.once('entry', resolve);
    zip.once('error', () => reject(new BrokenZip(path)));
    zip.readEntry();
  });
}

/** As it lies in the zip, where it is packed: yauzl would unpack it in small pieces. */
function streamOf(zip: ZipFile, entry: Entry, path: string): Promise<Readable> {
  const packed = entry.compressionMethod === DEFLATED ? false : null;
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, { decompress: packed, decrypt: null, start: null, end: null }, (error, stream) =>
      error ? reject(new BrokenZip(path)) : resolve(stream),
    );
  });
}
