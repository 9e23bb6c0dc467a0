import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Loaded before the product: on SIGUSR2 its calendar clock goes off by the milliseconds that the file holds. */
const PRELOADED = `
const Real = Date;
let offset = 0;
process.on('SIGUSR2', () => {
  offset = Number(process.getBuiltinModule('node:fs').readFileSync(process.env.CLOCK_OFFSET_FILE, 'utf8'));
});
globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }
  static now() {
    return Real.now() + offset;
  }
};
`;

/** The calendar clock of a process of ours, which can jump. */
export class MovableClock {
  private readonly offset: string;
  private readonly preload: string;

  constructor(folder: string) {
    this.offset = join(folder, 'clock-offset');
    this.preload = join(folder, 'clock.mjs');
    writeFileSync(this.offset, '0');
    writeFileSync(this.preload, PRELOADED);
  }

  /** What the process is started with. */
  get env(): Record<string, string> {
    return { NODE_OPTIONS: `--import=${this.preload}`, CLOCK_OFFSET_FILE: this.offset };
  }

  jump(pid: number | undefined, milliseconds: number): void {
    writeFileSync(this.offset, String(milliseconds));
    if (pid) process.kill(pid, 'SIGUSR2');
  }

  get isOff(): boolean {
    return readFileSync(this.offset, 'utf8') !== '0';
  }
}
