import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A row is kept as that many numbers of 32 bits: kind and file beside its company's high bits, the low ones, the rest of its key, its hash, its line. */
export const WORDS = 7;
const ROW_BYTES = WORDS * 4;
const ROWS_AT_ONCE = 512;
/** So much of the files' text gives two months' rows that are compared in memory at once. */
const TEXT_A_BUCKET = 4 * 1_048_576;
const MOST_BUCKETS = 500;

/** What a row is told from others by, and what it says; each of 64 bits as two halves. */
export interface Digest {
  readonly rootHigh: number;
  readonly rootLow: number;
  readonly secondHigh: number;
  readonly secondLow: number;
  readonly hashHigh: number;
  readonly hashLow: number;
}

/**
 * Key, hash and place of every row, on disk in buckets: a company's rows are all in the same one, in whatever order they came.
 * What was added may be there twice after a kill, and nothing else may happen to it.
 */
export class Digests {
  private readonly waiting: Int32Array;
  private readonly counts: Int32Array;
  private room = new Int32Array(0);

  private constructor(
    private readonly folder: string,
    private readonly buckets: number[],
  ) {
    this.waiting = new Int32Array(buckets.length * ROWS_AT_ONCE * WORDS);
    this.counts = new Int32Array(buckets.length);
  }

  static begin(folder: string, bytesOfText: number): Digests {
    // Those of other loads, which will not go on.
    rmSync(dirname(folder), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const count = Math.min(MOST_BUCKETS, Math.ceil((bytesOfText + 1) / TEXT_A_BUCKET));
    for (let n = count; n-- > 0; ) closeSync(openSync(fileOf(folder, n), 'w'));
    return Digests.at(folder) as Digests;
  }

  /** Those that an earlier run left; null without any. */
  static at(folder: string): Digests | null {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    // The first is made last.
    if (!names.includes('0')) return null;
    return new Digests(
      folder,
      Array.from(names, (_, n) => opened(fileOf(folder, n))),
    );
  }

  /** How many are on disk. */
  get rows(): number {
    return this.buckets.reduce((sum, file) => sum + fstatSync(file).size / ROW_BYTES, 0);
  }

  /** A line of a file, or without one (-1) a row of the register. */
  add(row: Digest, kind: number, file: number, line: number): void {
    const bucket = (Math.imul(row.rootLow ^ row.rootHigh, 0x9e3779b1) >>> 8) % this.buckets.length;
    let at = (bucket * ROWS_AT_ONCE + (this.counts[bucket] as number)) * WORDS;
    const { waiting } = this;
    waiting[at++] = row.rootHigh | (kind << 10) | ((file + 1) << 12);
    waiting[at++] = row.rootLow;
    waiting[at++] = row.secondHigh;
    waiting[at++] = row.secondLow;
    waiting[at++] = row.hashHigh;
    waiting[at++] = row.hashLow;
    waiting[at] = line;
    if (++(this.counts[bucket] as number) === ROWS_AT_ONCE) this.write(bucket);
  }

  /** Whatever was added is in the files then. */
  flush(): void {
    for (const bucket of this.buckets.keys()) this.write(bucket);
  }

  /** Bucket by bucket, each in the room of the one before. */
  *read(): Generator<Int32Array> {
    this.flush();
    for (const file of this.buckets) {
      const size = fstatSync(file).size / 4;
      if (size > this.room.length) this.room = new Int32Array(size);
      for (let read = 0; read < size * 4; ) read += readSync(file, this.room, read, size * 4 - read, read);
      yield this.room.subarray(0, size);
    }
  }

  remove(): void {
    this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  close(): void {
    for (const file of this.buckets.splice(0)) closeSync(file);
  }

  private write(bucket: number): void {
    const rows = this.counts[bucket] as number;
    if (rows === 0) return;
    this.counts[bucket] = 0;
    const from = bucket * ROWS_AT_ONCE * WORDS * 4;
    const until = from + rows * ROW_BYTES;
    for (let at = from; at < until; ) at += writeSync(this.buckets[bucket] as number, this.waiting, at, until - at);
  }
}

const fileOf = (folder: string, bucket: number) => join(folder, String(bucket));

/** Without the row in whose middle the one before was killed. */
function opened(path: string): number {
  const file = openSync(path, 'a+');
  const { size } = fstatSync(file);
  ftruncateSync(file, size - (size % ROW_BYTES));
  return file;
}
