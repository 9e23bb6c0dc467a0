import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BUILT_BUNDLE, BUILT_ENV, builtProgram } from './built-program.js';
import type { CommandHere } from './journey-environment.js';
import type { RunningApp } from './start-app.js';

declare global {
  /** Runs a command in one process with the tests; not outside Jest. */
  var commandHere: CommandHere | undefined;
}

/** Runs a command of the built product on an app's database; answers how it ended and all it said. */
export async function runCli(
  app: RunningApp,
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...builtProgram(`src/cli/${name}.js`), ...args], {
    env: environmentOf(app, env),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** The same within the tests' process, at a fraction of the cost: for a command that is run as a process too, and whose settings are right. */
export async function runCliHere(
  app: RunningApp,
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  if (!globalThis.commandHere) throw new Error('Only a test of Jest runs commands in its own process.');
  const file = join(BUILT_BUNDLE, `src/cli/${name}.js`);
  return globalThis.commandHere(file, args, { LOG_LEVEL: 'silent', ...environmentOf(app, env) });
}

function environmentOf(app: RunningApp, env: Record<string, string>): Record<string, string> {
  return {
    ...BUILT_ENV,
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    SANDBOX_URL: app.sandboxUrl,
    ...env,
  };
}
