// The PostgreSQL of one test run, as a process of its own: it goes away with whoever started it, however that ended.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  const dataDir = mkdtempSync(join(tmpdir(), 'nitido-test-'));
  chmodSync(dataDir, 0o711);
  const started = await startEmbeddedPostgres({ dataDir, durable: false, say: console.error });
  const close = async () => {
    await started.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { kind: 'embedded', url: started.adminUrl, close };
}
