import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Bit 3: sizes and checksum follow the data. */
const FLAGS = 0x0008;
const [VERSION, DEFLATED] = [20, 8];

/** Writes a zip of one file as its bytes come; files of 4 GB and more are beyond it. */
export class ZipWriter {
  private readonly deflate = createDeflateRaw({ level: 6 });
  private crc = 0;
  private size = 0;
  private packed = 0;
  private readonly copied: Promise<void>;
  private readonly head: Buffer;

  constructor(
    private readonly target: Writable,
    member: string,
  ) {
    this.head = this.header(0x04034b50, member, []);
    target.write(this.head);
    this.copied = this.copy();
  }

  async write(bytes: Buffer): Promise<void> {
    this.crc = crc32(bytes, this.crc);
    this.size += bytes.length;
    if (!this.deflate.write(bytes)) await once(this.deflate, 'drain');
  }

  async end(member: string): Promise<void> {
    this.deflate.end();
    await this.copied;
    this.target.write(words([0x08074b50, this.crc, this.packed, this.size]));
    const at = this.head.length + this.packed + 16;
    const entry = this.header(0x02014b50, member, [this.crc, this.packed, this.size]);
    this.target.write(entry);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(entry.length, 12);
    end.writeUInt32LE(at, 16);
    this.target.end(end);
    await once(this.target, 'finish');
  }

  private async copy(): Promise<void> {
    for await (const piece of this.deflate) {
      this.packed += (piece as Buffer).length;
      if (!this.target.write(piece)) await once(this.target, 'drain');
    }
  }

  /** A local header, or with the sums an entry of the table of contents. */
  private header(signature: number, member: string, sums: readonly number[]): Buffer {
    const name = Buffer.from(member, 'latin1');
    const central = sums.length > 0;
    const fixed = Buffer.alloc(central ? 46 : 30);
    let at = fixed.writeUInt32LE(signature, 0);
    if (central) at = fixed.writeUInt16LE(VERSION, at);
    for (const value of [VERSION, FLAGS, DEFLATED, 0, 0x5a21]) at = fixed.writeUInt16LE(value, at);
    for (const value of central ? sums : [0, 0, 0]) at = fixed.writeUInt32LE(value, at);
    fixed.writeUInt16LE(name.length, at);
    return Buffer.concat([fixed, name]);
  }
}

function words(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) buffer.writeUInt32LE(value, i * 4);
  return buffer;
}
