// @ts-check
import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

/** @typedef {Record<string, Buffer>} Files the content of each path */

const BLOCK = 512;
/** 1980-01-01, the first day that a zip can tell: the same content makes the same bytes. */
const FIRST_DAY = 0x21;

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
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

/** @param {Files} files */
export function zip(files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const index = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, packed] = [Buffer.from(path), deflateRawSync(content, { level: 9 })];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(FIRST_DAY, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(0o100644 * 0x10000, 6);
    place.writeUInt32LE(offset, 10);
    index.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), facts, place, name);
    offset += 4 + facts.length + name.length + packed.length;
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

/** What pip installs without building anything. @param {string} name @param {string} version @param {string} python @param {Files} files */
export function wheel(name, version, python, files) {
  const about = `${name}-${version}.dist-info`;
  const all = {
    ...files,
    [`${about}/METADATA`]: Buffer.from(
      `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\nRequires-Python: ${python}\n`,
    ),
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
