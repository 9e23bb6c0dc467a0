// @ts-check
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** @typedef {Record<string, Buffer>} Files the content of each path */

// The same content makes the same bytes, everywhere: nothing tells the time, and nothing is compressed, which each zlib does in its own way.
const BLOCK = 512;
/** 1980-01-01, the first day that a zip can tell. */
const FIRST_DAY = 0x21;
/** The most that a stored block of deflate holds. */
const MOST_STORED = 0xffff;

/** A gzipped tape archive (ustar). @param {Files} files */
export function tarball(files) {
  const blocks = Object.entries(files).flatMap(([path, content]) => {
    const head = Buffer.alloc(BLOCK);
    const write = (/** @type {number} */ at, /** @type {string} */ text) => head.write(text, at, 'latin1');
    if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive`);
    write(0, path);
    write(100, '0000644\0');
    write(108, '0000000\0');
    write(116, '0000000\0');
    write(124, `${content.length.toString(8).padStart(11, '0')}\0`);
    write(136, '00000000000\0');
    write(148, '        ');
    write(156, '0');
    write(257, 'ustar\x0000');
    const sum = head.reduce((total, byte) => total + byte, 0);
    write(148, `${sum.toString(8).padStart(6, '0')}\0 `);
    return [head, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
  });
  return gzipped(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

/** @param {Buffer} content */
function gzipped(content) {
  /** @type {Buffer[]} */
  const parts = [Buffer.from('1f8b08000000000000ff', 'hex')];
  for (let at = 0; at < content.length; at += MOST_STORED) {
    const part = content.subarray(at, at + MOST_STORED);
    const head = Buffer.from([at + MOST_STORED < content.length ? 0 : 1, 0, 0, 0, 0]);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ 0xffff, 3);
    parts.push(head, part);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(content), 0);
  end.writeUInt32LE(content.length, 4);
  return Buffer.concat([...parts, end]);
}

/** @param {Files} files */
export function zip(files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const index = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(FIRST_DAY, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, name, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(0o100644 * 0x10000, 6);
    place.writeUInt32LE(offset, 10);
    index.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), facts, place, name);
    offset += 4 + facts.length + name.length + content.length;
  }
  const size = index.reduce((total, { length }) => total + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...index, end]);
}

/** @typedef {{ name: string, version: string, python: string, readme: string }} About */

/** What pip installs without building anything. @param {About} about @param {Files} files */
export function wheel({ name, version, python, readme }, files) {
  const about = `${name}-${version}.dist-info`;
  const metadata = [
    'Metadata-Version: 2.1',
    `Name: ${name}`,
    `Version: ${version}`,
    `Requires-Python: ${python}`,
    'Description-Content-Type: text/markdown',
  ];
  const all = {
    ...files,
    [`${about}/METADATA`]: Buffer.from(`${metadata.join('\n')}\n\n${readme}`),
    [`${about}/WHEEL`]: Buffer.from(
      'Wheel-Version: 1.0\nGenerator: nitido\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    ),
  };
  const lines = Object.entries(all).map(
    ([path, content]) =>
      `${path},sha256=${createHash('sha256').update(content).digest('base64url')},${content.length}\n`,
  );
  const record = `${about}/RECORD`;
  return zip({ ...all, [record]: Buffer.from(`${lines.join('')}${record},,\n`) });
}
