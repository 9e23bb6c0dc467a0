// npm run audit, backup, restore, rotate-keys, move-database, admin:reset, companies:load: runs the command of backend/src/cli
// that the first argument names on the product's database, whether or not the product runs.
import './parts/project-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { takeDataFolder } from './parts/data-folder.mjs';
import { isEmbedded, openDatabase } from './parts/database.mjs';
import { LOAD_FLAGS } from './parts/memory-flags.mjs';
import { appEnvironment, Complaint, readSettings } from './parts/settings.mjs';

/** Those that may begin with an empty database. Any other would say of one that nothing is wrong with it. */
const BEGINNING = new Set(['restore', 'companies-load']);
const FLAGS = { 'companies-load': LOAD_FLAGS };

const [name, ...args] = process.argv.slice(2);
try {
  process.exitCode = await run(readSettings());
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Complaint ? error.message : error);
}

async function run(settings) {
  if (!BEGINNING.has(name)) assertDatabase(settings);
  await build({ only: ['backend'] });
  const command = fileURLToPath(new URL(`../dist/backend/bundle/src/cli/${name}.js`, import.meta.url));
  const lock = isEmbedded(settings) ? await takeDataFolder(settings.dataDir, name).catch(productRuns) : undefined;
  const asked = listenForEnd();
  const database = await openDatabase(settings, console.error);
  try {
    if (asked.aborted) return codeOf(asked.reason);
    const env = appEnvironment(settings, database.url);
    const child = spawn(process.execPath, [...(FLAGS[name] ?? []), command, ...args], { env, stdio: 'inherit' });
    asked.addEventListener('abort', () => child.kill(asked.reason));
    const [code, signal] = await once(child, 'exit');
    return code ?? codeOf(signal);
  } finally {
    await (lock ? database.close() : database.leave());
    lock?.release();
  }
}

/** Aborted with the signal that asks for our end: the database that we have started ends with us. */
function listenForEnd() {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => asked.abort(signal));
  return asked.signal;
}

/** As a shell tells of a program that a signal has ended. */
function codeOf(signal) {
  return 128 + constants.signals[signal];
}

function assertDatabase(settings) {
  const { dataDir } = settings;
  if (!isEmbedded(settings) || existsSync(join(dataDir, 'postgres.json'))) return;
  throw new Complaint(`Não há banco de dados em ${dataDir}. Informe DATABASE_URL, ou em DATA_DIR a pasta do produto.`);
}

/** Then its database stays up when we are done. */
function productRuns(error) {
  if (error.code !== 'ELOCKED') throw error;
  return undefined;
}
