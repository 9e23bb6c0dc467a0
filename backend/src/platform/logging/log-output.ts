import { writeSync, write as writeTo } from 'node:fs';
import type { DestinationStream } from 'pino';

/** What a slow reader of a pipe causes: it is tried again. */
const BUSY = ['EAGAIN', 'EBUSY'];
const BUSY_MS = 100;
const MOST_TRIES = 50;
const WARNING = 40;
const LINE_END = 10;

/**
 * Writes the lines of one turn of the event loop together. What the disk has no room for is lost and counted: pino's own
 * output would end the process over it, or keep it from ever ending.
 */
export class LogOutput implements DestinationStream {
  private waiting = '';
  private writing = false;
  /** A line that was cut off by a failure gets its end. */
  private torn = false;
  private lostLines = 0;

  constructor(private readonly file: number) {}

  /** Lines that could not be written and were not told of yet. */
  get lost(): number {
    return this.lostLines;
  }

  write(line: string): void {
    if (this.waiting === '') setImmediate(() => this.begin());
    this.waiting += line;
  }

  /** Before the process ends. */
  finish(): void {
    let left = this.taken();
    for (let tries = 0; left.length > 0 && tries < MOST_TRIES; tries++) {
      try {
        left = left.subarray(writeSync(this.file, left));
      } catch (error) {
        if (!isBusy(error)) break;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
      }
    }
    this.lostLines += linesIn(left);
  }

  private begin(): void {
    if (this.writing || this.waiting === '') return;
    this.writing = true;
    this.put(this.taken());
  }

  private put(bytes: Buffer): void {
    writeTo(this.file, bytes, (error, written) => {
      if (isBusy(error)) return void setTimeout(() => this.put(bytes), BUSY_MS);
      if (!error) this.torn = bytes[written - 1] !== LINE_END;
      if (!error && written < bytes.length) return this.put(bytes.subarray(written));
      this.writing = false;
      if (error) this.lostLines += linesIn(bytes);
      else if (this.lostLines > 0) this.tell();
      this.begin();
    });
  }

  private taken(): Buffer {
    const { waiting } = this;
    this.waiting = '';
    return Buffer.from(this.torn ? `\n${waiting}` : waiting);
  }

  private tell(): void {
    const note = { level: WARNING, time: Date.now(), msg: `${this.lostLines} lines of the log were lost` };
    this.lostLines = 0;
    this.waiting = `${JSON.stringify(note)}\n${this.waiting}`;
  }
}

function isBusy(error: unknown): boolean {
  return BUSY.includes((error as NodeJS.ErrnoException | null)?.code ?? '');
}

/** The first byte may be the end of a line that was counted before. */
function linesIn(bytes: Buffer): number {
  return bytes.subarray(1).reduce((lines, byte) => lines + Number(byte === LINE_END), 0);
}

let output: LogOutput | undefined;

/** The process's own, for all that log in it. */
export function standardOutput(): LogOutput {
  if (!output) {
    output = new LogOutput(1);
    process.on('exit', () => output?.finish());
  }
  return output;
}
