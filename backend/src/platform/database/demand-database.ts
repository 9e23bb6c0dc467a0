import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 500;
/** Wrong user or password, no such database: waiting does not help. */
const REFUSED = /^(28|3D)/;

/** Waits until the database takes a connection; when it does not, says so in one line and ends the process. */
export async function demandDatabase(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const fault = await faultOf(url);
    if (fault === null) return;
    if (REFUSED.test(fault) || Date.now() >= deadline) {
      console.error(`DATABASE_URL: o banco de dados não pôde ser usado (${fault}).`);
      process.exit(1);
    }
    await sleep(PAUSE_MS);
  }
}

async function faultOf(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? 'sem resposta';
  } finally {
    await client.end().catch(() => undefined);
  }
}
