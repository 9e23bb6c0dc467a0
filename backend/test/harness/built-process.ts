import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILT_ENV, builtProgram } from './built-program.js';

const START_MS = 100_000;
const GRACE_MS = 15_000;

/** What the app says of itself when it is ready. */
export interface Facts {
  demo?: { email: string; password: string };
  admin?: { username: string; password: string };
}

/** One process of the built product. It ends with us, whatever ends us: both hold a channel. */
export class BuiltProcess {
  private child?: ChildProcess;
  private output = '';
  private said?: Facts;
  private ready = false;

  constructor(
    private readonly program: string,
    private readonly env: Record<string, string>,
    private readonly flags?: readonly string[],
  ) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Everything that it has written so far, over all its starts. */
  get log(): string {
    return this.output;
  }

  get facts(): Facts {
    return this.said ?? {};
  }

  /** Until it says that it is ready, or until `url` answers 200. */
  async start(url?: string): Promise<void> {
    const child = spawn(process.execPath, builtProgram(this.program, this.flags), {
      env: { ...BUILT_ENV, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    this.said = undefined;
    this.ready = false;
    child.once('exit', (code, signal) => {
      if (this.ready) console.error(`${this.program} ended by itself (${code ?? signal}):\n${this.lastWords()}`);
    });
    child.on('message', (message: Facts) => (this.said = message));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    const deadline = Date.now() + START_MS;
    while (!(url ? await answers(url) : this.said)) {
      if (this.isOver || Date.now() > deadline) throw new Error(`${this.program} did not start:\n${this.output}`);
      await sleep(25);
    }
    this.ready = true;
  }

  /** Sends the signal and waits until the process is gone; one that ignores SIGTERM for 15 s is killed. Answers the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<NodeJS.Signals | null> {
    const { child } = this;
    if (!child || this.isOver) return null;
    const gone = once(child, 'exit');
    this.ready = false;
    child.kill(signal);
    const insist = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(insist);
    return child.signalCode;
  }

  /** What it said when it broke down, and before; a breakdown's line comes first, since reports are cut. */
  private lastWords(): string {
    const lines = this.output.split('\n');
    const broken = lines.filter((line) => line.startsWith('{"level":60'));
    return [...broken, ...lines.slice(-20)].join('\n');
  }

  private get isOver(): boolean {
    return this.child?.exitCode !== null || this.child.signalCode !== null;
  }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}
