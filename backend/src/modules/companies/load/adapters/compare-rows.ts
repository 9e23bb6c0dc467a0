import { WORDS } from './digests.js';

/** What comes of comparing a month's rows with those in force, by their places among the digests that were given. */
export interface Compared {
  /** Lines of the month's files, each once. */
  readonly lines: number;
  /** Rows that the month has, by kind. */
  readonly rows: number[];
  /** Rows whose key comes again later, and of each such key the row that stands. */
  readonly doubled: number[];
  readonly standing: number[];
  /** Rows without a company. */
  readonly orphaned: number[];
  /** Rows that the month has and the register not, or otherwise. */
  readonly changed: number[];
  /** Rows of the register that the month has no more. */
  readonly gone: number[];
}

/** Kind and company of a row's first number; the rest of it is the file. */
const SAME = 0xfff;
const LINE = WORDS - 1;

/** Of one key the last row stands, in the order of files and lines; one without its company is none. The rows of a company must all be given. */
export function compareRows(digests: Int32Array): Compared {
  const table = new KeyTable(digests);
  const [doubled, standing] = table.fill();
  const found: Compared = {
    lines: doubled.length,
    rows: [0, 0, 0, 0],
    doubled,
    standing,
    orphaned: [],
    changed: [],
    gone: [],
  };
  let lines = doubled.length;
  for (let slot = 0; slot < table.size; slot++) {
    const [month, register] = [table.month[slot] as number, table.register[slot] as number];
    if (month === 0 && register === 0) continue;
    if (month !== 0) lines++;
    if (month !== 0 && table.hasFirm(month - 1)) {
      (found.rows[kindAt(digests, month - 1)] as number)++;
      if (register === 0 || !sameHash(digests, month - 1, register - 1)) found.changed.push(month - 1);
    } else {
      if (month !== 0) found.orphaned.push(month - 1);
      if (register !== 0) found.gone.push(register - 1);
    }
  }
  return { ...found, lines };
}

export const kindAt = (digests: Int32Array, at: number) => ((digests[at] as number) >>> 10) & 3;
/** -1 for a row of the register. */
export const fileAt = (digests: Int32Array, at: number) => ((digests[at] as number) >>> 12) - 1;
export const lineAt = (digests: Int32Array, at: number) => digests[at + LINE] as number;

/** By each key the month's row that stands and the register's, as their places and 1; 0 for none. */
class KeyTable {
  readonly size: number;
  readonly month: Int32Array;
  readonly register: Int32Array;

  constructor(private readonly digests: Int32Array) {
    this.size = 2 ** Math.ceil(Math.log2((digests.length / WORDS) * 1.5 + 1));
    this.month = new Int32Array(this.size);
    this.register = new Int32Array(this.size);
  }

  /** Places of rows that do not stand, and of those that stand instead. */
  fill(): [doubled: number[], standing: number[]] {
    const { digests, month } = this;
    const doubled = new Set<string>();
    const [places, slots] = [[] as number[], new Set<number>()];
    for (let at = 0; at < digests.length; at += WORDS) {
      const slot = this.slotOf(at, kindAt(digests, at));
      const before = (month[slot] as number) - 1;
      if (fileAt(digests, at) < 0) this.register[slot] = at + 1;
      else if (before < 0) month[slot] = at + 1;
      else {
        const order = fileAt(digests, at) - fileAt(digests, before) || lineAt(digests, at) - lineAt(digests, before);
        // The same line again, which was read twice because of a kill.
        if (order === 0) continue;
        const out = order > 0 ? before : at;
        const line = `${digests[out]} ${lineAt(digests, out)}`;
        if (!doubled.has(line)) places.push(out);
        doubled.add(line);
        slots.add(slot);
        if (order > 0) month[slot] = at + 1;
      }
    }
    return [places, Array.from(slots, (slot) => (month[slot] as number) - 1)];
  }

  hasFirm(at: number): boolean {
    return kindAt(this.digests, at) === 0 || this.month[this.slotOf(at, 0)] !== 0;
  }

  /** Where the row's key stands, or the company's own, which is of the first kind and has no more to its key. */
  private slotOf(at: number, kind: number): number {
    const { digests, month, register, size } = this;
    const whose = ((digests[at] as number) & 0x3ff) | (kind << 10);
    const low = digests[at + 1] as number;
    const own = kindAt(digests, at) === kind;
    const second = own ? (digests[at + 2] as number) : 0;
    const third = own ? (digests[at + 3] as number) : 0;
    let slot = hashed(whose, low, second, third) & (size - 1);
    for (;;) {
      const there = (month[slot] || register[slot]) as number;
      if (
        there === 0 ||
        (((digests[there - 1] as number) & SAME) === whose &&
          digests[there] === low &&
          digests[there + 1] === second &&
          digests[there + 2] === third)
      )
        return slot;
      slot = (slot + 1) & (size - 1);
    }
  }
}

function sameHash(digests: Int32Array, a: number, b: number): boolean {
  return digests[a + 4] === digests[b + 4] && digests[a + 5] === digests[b + 5];
}

function hashed(a: number, b: number, c: number, d: number): number {
  let h = Math.imul(b ^ (b >>> 15), 0x85ebca6b) ^ a;
  h = Math.imul(h ^ c ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ d ^ (h >>> 16), 0x27d4eb2f);
  return h ^ (h >>> 15);
}
