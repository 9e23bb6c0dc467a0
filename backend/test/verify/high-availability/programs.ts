import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';

/** Debian's packages, by a program of each. */
const NEEDED = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
};

/** What has to be installed before it can be tried; empty when nothing is missing. */
export function missingPackages(): string[] {
  return Object.entries(NEEDED).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

export function userNamed(name: string): User {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' })));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/** A program of the system, in the foreground; what it says goes to a file. */
export class Program {
  private child?: ChildProcess;

  constructor(
    private readonly command: string,
    private readonly args: readonly string[],
    private readonly log: string,
    private readonly user?: User,
  ) {}

  start(): void {
    const output = openSync(this.log, 'a', 0o644);
    const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', PYTHONUNBUFFERED: '1' };
    this.child = spawn(this.command, this.args, { ...this.user, env, cwd: '/', stdio: ['ignore', output, output] });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
