import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { translate } from './build-backend.mjs';
import { listFiles } from './fingerprint.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the process that lends running apps to the suites of one test run; needs the built backend and TEST_DATABASE_URL. */
export async function startTestWorlds(env) {
  const folder = join(root, 'dist', 'harness');
  rmSync(folder, { recursive: true, force: true });
  const sources = listFiles([join(root, 'backend', 'test', 'harness')], (file) => file.endsWith('.ts'));
  await Promise.all(
    sources.map((file) => translate(root, file, join(folder, file.slice(file.lastIndexOf('harness') + 8)))),
  );
  const child = spawn(process.execPath, [join(folder, 'worlds-server.js')], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const { url } = await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then((code) => Promise.reject(new Error(`nobody lends apps (${code})`))),
  ]);
  return {
    url,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
