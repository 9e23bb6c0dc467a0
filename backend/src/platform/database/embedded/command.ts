import { spawn, spawnSync } from 'node:child_process';
import { parse } from 'node:path';

export interface User {
  uid: number;
  gid: number;
}

export interface Outcome {
  code: number | null;
  /** Standard output and error, as they came. */
  text: string;
}

/** Runs a program as that user, in its own session, so that a Ctrl-C in the terminal does not reach it. */
export function run(program: string, args: string[], user?: User, input = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...surroundings(user), detached: true, stdio: 'pipe' });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => setImmediate(() => resolve({ code, text })));
    child.stdin.on('error', () => {}); // a program that reads nothing may be gone before we close its input
    child.stdin.end(input);
  });
}

export function succeeds(program: string, args: string[], user?: User): boolean {
  return spawnSync(program, args, { ...surroundings(user), stdio: 'ignore' }).status === 0;
}

/** Neither our settings nor the caller's PGPORT and the like reach PostgreSQL. */
function surroundings(user?: User) {
  const { PATH = '', SystemRoot = '', TEMP = '' } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, LC_ALL: 'C', ...(SystemRoot ? { SystemRoot, TEMP } : {}) };
  return { ...user, env, cwd: parse(process.execPath).root };
}
