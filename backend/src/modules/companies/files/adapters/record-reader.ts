/** Why a line of the register's files is kept aside. */
export type Fault = 'aspas' | 'campos' | 'chave';

/** What was mended in a record, as bits. */
export const MENDED = { nul: 1, quebra: 2, aspas: 4, data: 8, cep: 16, capital: 32, codigo: 64 } as const;

const [QUOTE, SEMICOLON, LF, CR] = [0x22, 0x3b, 0x0a, 0x0d];
const [START, BARE, QUOTED, CLOSING] = [0, 1, 2, 3];
/** As far as a line is looked into to tell whether a record begins there. */
const LOOK_AHEAD = 12;
const LONGEST = 1_048_576;
const NOTHING = Buffer.alloc(0);

export interface RecordSink {
  /** The reader holds the record until this returns. */
  record(reader: RecordReader): void;
  fault(line: number, fault: Fault): void;
}

/**
 * Reads the register's form as bytes: fields in quotes with `;` between them, a quote inside doubled, lines ended by \n.
 * NULs go, a line break inside quotes becomes a space, a lone quote inside a field stays as text. Quotes that never close
 * end where the next line begins like a record, and their record is kept aside, as is one with another number of fields.
 */
export class RecordReader {
  /** Unquoted bytes of the record's fields, one after the other. */
  text: Buffer = Buffer.allocUnsafe(65_536);
  /** Where each field ends in them. */
  readonly ends: Int32Array;
  /** Line on which the record begins, from 1. */
  line = 1;
  mended = 0;

  private tail: Buffer = NOTHING;
  private state = START;
  private at = 0;
  private field = 0;
  private nextLine = 1;
  private wanted = 0;

  constructor(
    private readonly fields: number,
    private readonly sink: RecordSink,
  ) {
    this.ends = new Int32Array(fields);
  }

  push(chunk: Buffer): void {
    const data = this.tail.length === 0 ? chunk : Buffer.concat([this.tail, chunk]);
    const until = Math.max(0, data.length - LOOK_AHEAD);
    this.read(data, until);
    this.tail = data.subarray(until);
  }

  end(): void {
    const data = this.tail;
    this.tail = NOTHING;
    this.read(data, data.length);
    if (this.state === QUOTED) this.fail('aspas');
    else if (this.field > 0 || this.at > 0 || this.state !== START) this.finishRecord();
  }

  /** A line on which a record begins: those before it are passed over, which takes a part of the time that reading them does. */
  skipTo(line: number): void {
    this.wanted = line;
  }

  private read(data: Buffer, until: number): void {
    let { state, at } = this;
    const text = this.roomFor(at + until + 1);
    for (let i = this.passOver(data, 0, until); i < until; i++) {
      let byte = data[i] as number;
      if (state === QUOTED) {
        // Most bytes are these: nothing else is asked of them.
        while (byte !== QUOTE && byte > CR && i < until) {
          text[at++] = byte;
          byte = data[++i] as number;
        }
        if (i === until) break;
        if (byte === QUOTE) state = CLOSING;
        else if (byte === LF) {
          this.nextLine++;
          if (at > LONGEST || beginsRecord(data, i + 1)) {
            this.fail('aspas');
            [state, at] = [START, 0];
            i = this.passOver(data, i + 1, until) - 1;
          } else {
            text[at++] = 0x20;
            this.mended |= MENDED.quebra;
          }
        } else if (byte === 0) this.mended |= MENDED.nul;
        else text[at++] = byte === CR ? 0x20 : byte;
      } else if (state === CLOSING) {
        if (byte === SEMICOLON) {
          this.finishField(at);
          state = START;
        } else if (byte === LF) {
          this.nextLine++;
          this.at = at;
          this.finishRecord();
          [state, at] = [START, 0];
          i = this.passOver(data, i + 1, until) - 1;
        } else if (byte === QUOTE) {
          text[at++] = QUOTE;
          state = QUOTED;
        } else if (byte !== CR) {
          text[at++] = QUOTE;
          text[at++] = byte;
          this.mended |= MENDED.aspas;
          state = QUOTED;
        }
      } else if (byte === LF) {
        this.nextLine++;
        this.at = at;
        if (state !== START || this.field > 0) this.finishRecord();
        else this.line = this.nextLine;
        [state, at] = [START, 0];
        i = this.passOver(data, i + 1, until) - 1;
      } else if (byte === SEMICOLON) {
        this.finishField(at);
        state = START;
      } else if (byte === 0) this.mended |= MENDED.nul;
      else if (byte === QUOTE && state === START) state = QUOTED;
      else if (byte !== CR) {
        text[at++] = byte;
        state = BARE;
      }
    }
    Object.assign(this, { state, at });
  }

  /** Where the first line begins that is not to be passed over, or where the bytes end; the rest of a line comes with the next ones. */
  private passOver(data: Buffer, from: number, until: number): number {
    if (this.nextLine >= this.wanted) return from;
    let next = from;
    while (this.nextLine < this.wanted) {
      const end = data.indexOf(LF, next);
      if (end < 0 || end >= until) return until;
      next = end + 1;
      this.nextLine++;
    }
    this.line = this.nextLine;
    return next;
  }

  /** A byte that is read makes one of text at most. */
  private roomFor(bytes: number): Buffer {
    if (bytes <= this.text.length) return this.text;
    const larger = Buffer.allocUnsafe(bytes * 2);
    this.text.copy(larger, 0, 0, this.at);
    this.text = larger;
    return larger;
  }

  private finishField(at: number): void {
    if (this.field < this.fields) this.ends[this.field] = at;
    this.field++;
  }

  private finishRecord(): void {
    this.finishField(this.at);
    if (this.field === this.fields) this.sink.record(this);
    else this.sink.fault(this.line, 'campos');
    this.begin();
  }

  private fail(fault: Fault): void {
    this.sink.fault(this.line, fault);
    this.begin();
  }

  private begin(): void {
    this.line = this.nextLine;
    this.mended = 0;
    this.field = 0;
    this.at = 0;
    this.state = START;
  }
}

/** `"` 1 to 8 letters or digits `";`: no field in quotes can hold that at a line's beginning. */
function beginsRecord(data: Buffer, from: number): boolean {
  if (data[from] !== QUOTE) return false;
  let i = from + 1;
  while (i < from + 9 && isKeyByte(data[i])) i++;
  return i > from + 1 && data[i] === QUOTE && data[i + 1] === SEMICOLON;
}

function isKeyByte(byte = 0): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a);
}
