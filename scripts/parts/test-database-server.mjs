// The PostgreSQL of one test run, as a process of its own: it goes away with whoever started it, however that ended.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const server = await given();
process.once('disconnect', async () => {
  await server.close();
  process.exit();
});
if (process.connected) process.send({ type: 'ready', kind: server.kind, url: server.url });
else process.emit('disconnect');

async function given() {
  const { TEST_DATABASE_URL: url } = process.env;
  return url ? { kind: 'TEST_DATABASE_URL', url, close: async () => {} } : ((await container()) ?? (await embedded()));
}

/** Undefined where no container engine answers. */
async function container() {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  try {
    const started = await new PostgreSqlContainer('postgres:18').start();
    return { kind: 'testcontainers', url: started.getConnectionUri(), close: () => started.stop() };
  } catch (error) {
    if (!/container runtime/i.test(error.message)) console.error(`postgres:18 in a container: ${error.message}`);
    return undefined;
  }
}

async function embedded() {
  const driver = '../../dist/backend/src/platform/database/embedded-postgres.js';
  const { startEmbeddedPostgres } = await import(driver);
  const dataDir = mkdtempSync(join(inMemory() ? MEMORY : tmpdir(), 'nitido-test-'));
  chmodSync(dataDir, 0o711);
  const started = await startEmbeddedPostgres({ dataDir, durable: false, say: console.error });
  const close = async () => {
    await started.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { kind: 'embedded', url: started.adminUrl, close };
}

/** A suite's database is some 1,000 files: on a disk they can cost twenty times as much as in memory. */
function inMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM_BYTES;
}
