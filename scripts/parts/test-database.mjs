import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('test-database-server.mjs', import.meta.url));

/**
 * Starts the PostgreSQL of a test run: the server of TEST_DATABASE_URL, else a container where an engine answers, else
 * the embedded one (which needs the built backend). The address is for a role that may create databases.
 */
export async function startTestDatabase() {
  const child = spawn(process.execPath, [server], { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const { kind, url } = await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then((code) => Promise.reject(new Error(`the test database did not start (${code})`))),
  ]);
  return {
    kind,
    url,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
