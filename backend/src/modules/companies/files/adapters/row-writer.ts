const [SPACE, HIGH] = [0x20, 0x80];
/** A row never needs more: the longest field has a megabyte, and accents take two bytes. */
const ROOM = 4_194_304;
const NULL_LENGTH = -1;

/** Rows in PostgreSQL's binary form of COPY, and the 64-bit hash of what each says. */
export class RowWriter {
  private bytes = Buffer.allocUnsafeSlow(ROOM);
  /** Writes numbers at a third of what Buffer's own methods cost. */
  private view = viewOf(this.bytes);
  private at = 0;
  private from = 0;
  /** Of the row that was written last, each of 64 bits: its company, the rest of its key, its hash. */
  rootHigh = 0;
  rootLow = 0;
  secondHigh = 0;
  secondLow = 0;
  hashHigh = 0;
  hashLow = 0;

  /** Bytes that wait to be taken. */
  get waiting(): number {
    return this.at;
  }

  /** What was written, which is the taker's now. */
  take(): Buffer {
    const taken = Buffer.from(this.bytes.subarray(0, this.at));
    this.at = 0;
    return taken;
  }

  begin(columns: number): void {
    if (this.bytes.length - this.at < ROOM / 2) this.grow();
    this.from = this.at;
    this.half(columns);
  }

  /** Drops the row that was begun. */
  undo(): void {
    this.at = this.from;
  }

  none(): void {
    this.word(NULL_LENGTH);
  }

  /** The company, which is a row's first column. */
  root(value: number): void {
    this.rootHigh = Math.floor(value / 0x1_0000_0000);
    this.rootLow = value | 0;
    this.halves(this.rootHigh, this.rootLow);
  }

  /** The rest of its key; null where there is none. */
  second(value: number | null): void {
    this.secondHigh = 0;
    this.secondLow = value ?? 0;
    if (value !== null) this.int4(value);
  }

  int2(value: number | null): void {
    this.word(value === null ? NULL_LENGTH : 2);
    if (value !== null) this.half(value);
  }

  int4(value: number | null): void {
    this.word(value === null ? NULL_LENGTH : 4);
    if (value !== null) this.word(value);
  }

  /** A whole number that a double holds exactly. */
  int8(value: number | null): void {
    if (value === null) this.none();
    else this.halves(Math.floor(value / 0x1_0000_0000), value | 0);
  }

  flag(value: boolean | null): void {
    this.word(value === null ? NULL_LENGTH : 1);
    if (value !== null) this.bytes[this.at++] = value ? 1 : 0;
  }

  int4s(values: readonly number[]): void {
    if (values.length === 0) {
      this.none();
      return;
    }
    this.word(20 + values.length * 8);
    // One dimension without NULLs, of int4 (type 23), counted from 1.
    for (const word of [1, 0, 23, values.length, 1]) this.word(word);
    for (const value of values) {
      this.word(4);
      this.word(value);
    }
  }

  /** Latin-1 bytes as UTF-8, without spaces around them; none for nothing. */
  text(source: Buffer, from: number, until: number): void {
    this.joined(source, from, until, until, until);
  }

  /** Two texts as one, without anything between them. */
  joined(source: Buffer, from: number, until: number, nextFrom: number, nextUntil: number): void {
    const length = this.at;
    this.at += 4;
    this.append(source, from, until);
    this.append(source, nextFrom, nextUntil);
    const size = this.at - length - 4;
    this.view.setInt32(length, size === 0 ? NULL_LENGTH : size);
  }

  /** The hash of the row so far, as its next column. */
  hash(): void {
    this.measure();
    this.halves(this.hashHigh, this.hashLow);
  }

  private measure(): void {
    const { bytes, view, at } = this;
    let high = 0x9747b28c;
    let low = 0x3c6ef372;
    let i = this.from;
    for (; i + 4 <= at; i += 4) {
      const word = view.getInt32(i);
      high = Math.imul(high ^ word, 0x9e3779b1);
      high ^= high >>> 15;
      low = Math.imul(low ^ word, 0x5bd1e995);
      low ^= low >>> 13;
    }
    for (; i < at; i++) {
      high = Math.imul(high ^ (bytes[i] as number), 0x01000193);
      low = Math.imul(low ^ (bytes[i] as number), 0x5bd1e995);
    }
    this.hashHigh = mixed(high ^ low);
    this.hashLow = mixed(low + Math.imul(high, 0x85ebca6b));
  }

  /** The hash of some fields alone, as the rest of its key. */
  secondOf(
    source: Buffer,
    fields: { from(field: number): number; until(field: number): number },
    which: number[],
  ): void {
    const from = this.from;
    const mark = this.at;
    this.from = mark;
    for (const field of which) {
      this.append(source, fields.from(field), fields.until(field));
      this.bytes[this.at++] = 0;
    }
    this.measure();
    this.at = mark;
    this.from = from;
    this.secondHigh = this.hashHigh;
    this.secondLow = this.hashLow;
    this.halves(this.hashHigh, this.hashLow);
  }

  /** A whole number of 64 bits. */
  halves(high: number, low: number): void {
    this.word(8);
    this.word(high);
    this.word(low);
  }

  private half(value: number): void {
    this.view.setInt16(this.at, value);
    this.at += 2;
  }

  private word(value: number): void {
    this.view.setInt32(this.at, value);
    this.at += 4;
  }

  private append(source: Buffer, from: number, until: number): void {
    const { bytes } = this;
    let [begin, end, at] = [from, until, this.at];
    while (begin < end && source[begin] === SPACE) begin++;
    while (end > begin && source[end - 1] === SPACE) end--;
    for (let i = begin; i < end; i++) {
      const byte = source[i] as number;
      if (byte < HIGH) bytes[at++] = byte;
      else {
        bytes[at++] = 0xc0 | (byte >> 6);
        bytes[at++] = 0x80 | (byte & 0x3f);
      }
    }
    this.at = at;
  }

  private grow(): void {
    const larger = Buffer.allocUnsafeSlow(this.bytes.length * 2);
    this.bytes.copy(larger, 0, 0, this.at);
    this.bytes = larger;
    this.view = viewOf(larger);
  }
}

/** Whoever takes all that was written begins with this, and ends with `COPY_END`. */
export const COPY_BEGIN = Buffer.from('5047434f50590aff0d0a000000000000000000', 'hex');
export const COPY_END = Buffer.from('ffff', 'hex');

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}

function mixed(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
