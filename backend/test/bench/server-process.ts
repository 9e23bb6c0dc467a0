import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';

export interface Usage {
  /** User and system time of the whole process since its start. */
  cpuMicroseconds: number;
  rssBytes: number;
}

const PROBE = new URL('./usage-probe.js', import.meta.url).href;
const BOOT_MS = 60_000;

/** A server that runs beside the bench and says `ready` when it listens. */
export class ServerProcess {
  private constructor(private readonly child: ChildProcess) {}

  /** Starts a built file; what it prints goes to `log`. Rejects when it ends or stays silent instead of listening. */
  static async start(file: string, env: Record<string, string>, log: string, nodeOptions: string[] = []) {
    const output = openSync(log, 'a');
    const child = fork(file, {
      env: { PATH: process.env.PATH, ...env },
      execArgv: ['--import', PROBE, ...nodeOptions],
      stdio: ['ignore', output, output, 'ipc'],
    });
    await answerOf(child, 'ready', `${file} did not start`).catch((error: Error) => {
      child.kill('SIGKILL');
      throw new Error(`${error.message}:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    });
    return new ServerProcess(child);
  }

  usage(): Promise<Usage> {
    return this.ask<Usage>('usage');
  }

  /** Sends a question to the process and waits for the message of the same type. */
  ask<T>(type: string): Promise<T> {
    const answer = answerOf<T>(this.child, type, `the server did not answer "${type}"`);
    this.child.send({ type });
    return answer;
  }

  /** Lets go of it, upon which it closes in order; insists after ten seconds. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    if (this.child.connected) this.child.disconnect();
    const insist = setTimeout(() => this.child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(insist);
  }
}

/** The next message of that type from the child. */
function answerOf<T>(child: ChildProcess, type: string, otherwise: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error(otherwise))), BOOT_MS);
    const onExit = (code: number | null) => settle(() => reject(new Error(`${otherwise} (exit ${code})`)));
    const onMessage = (message: { type?: string }) => {
      if (message.type === type) settle(() => resolve(message as T));
    };
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.off('exit', onExit).off('message', onMessage);
      finish();
    };
    child.on('exit', onExit).on('message', onMessage);
  });
}
