import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BUILT_ENV, builtProgram } from './built-program.js';
import type { RunningApp } from './start-app.js';

/** Runs a command of the built product on an app's database; answers how it ended and all it said. */
export async function runCli(
  app: RunningApp,
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...builtProgram(`src/cli/${name}.js`), ...args], {
    env: {
      ...BUILT_ENV,
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.dataDir,
      SANDBOX_URL: app.sandboxUrl,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
