import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILT_ENV, builtProgram } from '../harness/built-program.js';
import { peakOf } from '../harness/peak-of.js';
import { temporaryFolder } from '../harness/temporary-folder.js';

export interface EndedRun {
  readonly code: number | null;
  /** Its last line of JSON. */
  readonly told: Record<string, unknown> | null;
  readonly said: string;
  /** The most memory it held; 0 where the system does not tell. */
  readonly peakKb: number;
}

const dataDir = temporaryFolder('loader');
/** Where loads keep keys and hashes of what they have read. */
export const DIGESTS = join(dataDir, 'companies', 'digests');

/** The command that loads the register, as an operator starts it. */
export class LoadRun {
  constructor(
    private readonly databaseUrl: string,
    private readonly args: readonly string[],
    private readonly env: Readonly<Record<string, string>> = {},
  ) {}

  async toItsEnd(): Promise<EndedRun> {
    const { child, output } = this.started();
    let peakKb = 0;
    const watch = setInterval(() => (peakKb = Math.max(peakKb, peakOf(child.pid))), 50);
    const [code] = (await once(child, 'close')) as [number | null];
    clearInterval(watch);
    const last = output.out.trim().split('\n').at(-1) ?? '';
    const told = last.startsWith('{') ? (JSON.parse(last) as Record<string, unknown>) : null;
    return { code, told, said: output.err, peakKb };
  }

  /** Starts it, and kills it so many milliseconds after it has begun to read; whether it was killed on its way. */
  killedAfter(ms: number): Promise<boolean> {
    return this.killedOnce(() => sleep(ms));
  }

  /** The same, after what it waits for since it has begun to read. */
  async killedOnce(moment: () => Promise<unknown>): Promise<boolean> {
    const { child, output } = this.started();
    const gone = once(child, 'close');
    while (child.exitCode === null && !output.err.includes('Lendo')) await sleep(10);
    await moment();
    child.kill('SIGKILL');
    await gone;
    return child.signalCode === 'SIGKILL';
  }

  private started(): { child: ChildProcess; output: { out: string; err: string } } {
    const child = spawn(process.execPath, [...builtProgram('src/cli/companies-load.js'), ...this.args], {
      env: { ...BUILT_ENV, DATABASE_URL: this.databaseUrl, DATA_DIR: dataDir, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { out: '', err: '' };
    child.stdout?.on('data', (text: Buffer) => (output.out += text));
    child.stderr?.on('data', (text: Buffer) => (output.err += text));
    return { child, output };
  }
}
