import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint } from './settings.mjs';

const LOOK_MS = 300;
/** More sudden ends than this within a minute are no accident. */
const MOST_ENDS = 3;
const MINUTE_MS = 60_000;

/** Whether the product's database is its own; any other is a server's, which serves whoever comes. */
export function isEmbedded({ databaseUrl, production }) {
  return !databaseUrl && !production;
}

/**
 * The database of the settings: the given server, or the embedded one of the data folder, started here or taken over;
 * production has none but the given one.
 * Ours is started again when it ends by itself; `death` is a complaint, once that is of no use. `close` stops only what
 * belongs to us; `leave` stops nothing: it is another program's to look after.
 */
export async function openDatabase(settings, say) {
  if (!isEmbedded(settings))
    return { url: settings.databaseUrl, close: async () => {}, leave: async () => {}, death: new Promise(() => {}) };
  const driver = '../../dist/backend/src/platform/database/embedded-postgres.js';
  const { startEmbeddedPostgres } = await import(driver);
  const start = () => startEmbeddedPostgres({ dataDir: settings.dataDir, say });
  let server = await start();
  const { url } = server;
  const death = Promise.withResolvers();
  let closing = false;
  const watch = keepRunning().catch((cause) =>
    death.resolve(new Complaint('O banco de dados parou sem aviso e não pôde ser iniciado de novo.', { cause })),
  );
  return { url, death: death.promise, close, leave };

  async function keepRunning() {
    for (let ends = []; !closing; await sleep(LOOK_MS)) {
      if (server.isRunning()) continue;
      ends = [...ends.filter((at) => at > Date.now() - MINUTE_MS), Date.now()];
      if (ends.length > MOST_ENDS) throw new Error('it ends again and again');
      say('O banco de dados parou sem aviso e está sendo iniciado de novo.');
      server = await start();
      if (server.url !== url) throw new Error('another program has its port now');
      say('O banco de dados voltou.');
    }
  }

  async function leave() {
    closing = true;
    await watch;
  }

  async function close() {
    await leave();
    await server.stop();
  }
}
