import pino from 'pino';

/** A line is written as soon as so many bytes have come together, or so much time has passed. */
const BLOCK_BYTES = 4_096;
const LONGEST_WAIT_MS = 200;
const WARN = 40;

/**
 * Standard output, to which lines go in blocks: a system call for each of them costs a lookup more than making it. What
 * warns goes at once, with all before it. Whoever ends the process in order, or by an error, loses nothing; only a process that is
 * killed outright loses the lines of the last moment.
 */
export class LogOutput {
  readonly stream: ReturnType<typeof pino.destination>;
  private inBlocks = true;

  constructor(to: number | string = 1, of: Pick<NodeJS.Process, 'once'> = process) {
    const blocks = { minLength: BLOCK_BYTES, periodicFlush: LONGEST_WAIT_MS };
    this.stream = pino.destination({ dest: to, sync: true, ...blocks });
    of.once('exit', () => this.flush());
  }

  /** Called after each line. */
  wrote(level: number): void {
    if (level >= WARN || !this.inBlocks) this.flush();
  }

  /** From now on each line goes at once: the process may end by a signal, of which no code hears. */
  endBlocks(): void {
    this.inBlocks = false;
    this.flush();
  }

  private flush(): void {
    this.stream.flushSync();
  }
}
