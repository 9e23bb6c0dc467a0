import { type DestinationStream, destination } from 'pino';

type Out = DestinationStream & { flushSync(): void };

/**
 * Hands on the lines of one turn of the event loop together. One by one, each line of a busy moment would be added to those that
 * wait for the file, and all of these measured anew.
 */
export class LogOutput implements DestinationStream {
  private lines = '';

  constructor(private readonly out: Out) {}

  write(line: string): void {
    if (this.lines === '') setImmediate(() => this.handOn());
    this.lines += line;
  }

  /** Before the process ends. */
  finish(): void {
    this.handOn();
    this.out.flushSync();
  }

  private handOn(): void {
    const { lines } = this;
    this.lines = '';
    if (lines !== '') this.out.write(lines);
  }
}

let output: LogOutput | undefined;

/** The process's own, for all that log in it. */
export function standardOutput(): LogOutput {
  if (!output) {
    output = new LogOutput(destination({ dest: 1, sync: false }));
    process.on('exit', () => output?.finish());
  }
  return output;
}
