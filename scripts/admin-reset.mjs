// npm run admin:reset: a new one-time password for the first admin, whether or not the product runs.
import './parts/project-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { openDatabase } from './parts/database.mjs';
import { takeLock } from './parts/lock.mjs';
import { appEnvironment, Complaint, readSettings } from './parts/settings.mjs';

const command = fileURLToPath(new URL('../dist/backend/src/cli/admin-reset.js', import.meta.url));

try {
  process.exitCode = await reset(readSettings());
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Complaint ? error.message : error);
}

async function reset(settings) {
  await build({ only: ['backend'] });
  mkdirSync(settings.dataDir, { recursive: true });
  const lock = await takeLock(join(settings.dataDir, 'start.lock')).catch(productRuns);
  const database = await openDatabase(settings, console.error);
  try {
    const env = appEnvironment(settings, database.url);
    return spawnSync(process.execPath, [command, ...process.argv.slice(2)], { env, stdio: 'inherit' }).status ?? 1;
  } finally {
    if (lock) await database.close();
    lock?.release();
  }
}

/** Then its database stays up when we are done. */
function productRuns(error) {
  if (error.code !== 'ELOCKED') throw error;
  return undefined;
}
