import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { wireTo } from '../faults/cuttable.js';
import { type Replica, startReplica } from '../harness/replica.js';
import { type RunningApp, startApp, stopEveryApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from '../lookups/lookups-world.js';

const CPF = '52998224725';
const MANY = 12;

describe('Reads of history and statistics with a replica', () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'nitido-replica-')));
  const [primaryDir = '', replicaDir = ''] = folders;
  const { TEST_DATABASE_URL: shared } = process.env;
  let primary: EmbeddedPostgres;
  let replica: Replica;
  let wire: Awaited<ReturnType<typeof wireTo>>;
  let one: RunningApp;
  let two: RunningApp;
  let ana: Subscriber;
  let env: Record<string, string>;
  let standby: Client;

  beforeAll(async () => {
    for (const folder of folders) chmodSync(folder, 0o711);
    primary = await startEmbeddedPostgres({ dataDir: primaryDir, durable: false });
    process.env.TEST_DATABASE_URL = primary.adminUrl;
    replica = await startReplica(primary, primaryDir, replicaDir);
    const world = await startApp();
    const there = new URL(replica.at(world.databaseUrl));
    wire = await wireTo(there);
    const through = Object.assign(new URL(there), { host: `127.0.0.1:${wire.port}` });
    env = { DATABASE_REPLICA_URL: through.href, LOG_LEVEL: 'warn' };
    one = await startApp({ beside: world, env });
    two = await startApp({ beside: world, env });
    ana = await Subscriber.of(one);
    const address = Object.assign(new URL(primary.adminUrl), { port: there.port });
    standby = new Client({ connectionString: address.href });
    standby.on('error', () => {});
    await standby.connect();
  }, 120_000);

  afterAll(async () => {
    process.env.TEST_DATABASE_URL = shared;
    await standby?.end().catch(() => undefined);
    await replica?.stop();
    await stopEveryApp();
    wire?.close();
    await primary?.destroy();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const total = async (app: RunningApp) => (await ana.at(app).get<{ total: number }>('/api/user/history')).body.total;
  /** Statements of ours that the replica has served so far. */
  const served = async () => {
    const { rows } = await standby.query<{ n: string }>(
      "SELECT count(*) AS n FROM pg_stat_activity WHERE application_name = 'nitido-reads' AND query LIKE '%lookup_%'",
    );
    return Number(rows[0]?.n);
  };

  it('are served there, and hold what was acknowledged before, whichever instance it was', async () => {
    for (let n = 1; n <= MANY; n++) {
      expect((await ana.cpf(CPF, { atualizar: true })).status).toBe(200);
      expect(await total(n % 2 ? two : one)).toBe(n);
    }
    // A replica that was late each time served none of them.
    await until(async () => {
      expect(await total(one)).toBe(MANY);
      return (await served()) > 0;
    });
  });

  it('go to the primary while the replica lags, and come back', async () => {
    await standby.query('SELECT pg_wal_replay_pause()');
    await ana.cpf(CPF, { atualizar: true });
    expect([await total(one), await total(two)]).toEqual([MANY + 1, MANY + 1]);
    const { rows } = await standby.query(`SELECT pg_last_wal_replay_lsn() < $1::pg_lsn AS behind`, [
      (await one.sql.query<{ lsn: string }>('SELECT pg_current_wal_flush_lsn()::text AS lsn')).rows[0]?.lsn,
    ]);
    expect(rows).toEqual([{ behind: true }]);
    await until(async () => {
      await total(one);
      return one.log().includes("the primary serves the replica's reads: it lagged 3 times in a row");
    });
    await standby.query('SELECT pg_wal_replay_resume()');
    await standby.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nitido-reads' AND datname = current_database()",
    );
    await until(async () => (await total(one)) === MANY + 1 && (await served()) > 0);
  });

  it('go to the primary within moments while the replica takes connections and answers nothing, and come back', async () => {
    await until(async () => (await total(one)) === MANY + 1 && (await served()) > 0);
    wire.stall();
    const totals = await Promise.all([one, two, one, two, one, two].map(total));
    expect(totals).toEqual(Array(6).fill(MANY + 1));
    wire.mend();
    await standby.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nitido-reads' AND datname = current_database()",
    );
    await until(async () => (await total(one)) === MANY + 1 && (await served()) > 0);
  });

  it.each([
    ['was promoted', () => standby.query('SELECT pg_promote()'), 'it is no replica any more'],
    ['has ended', () => replica.stop(), ''],
  ])('go on without a replica that %s, of which the log tells', async (_how, ends, why) => {
    const before = await total(one);
    await ends();
    await ana.cpf(CPF, { atualizar: true });
    // The others have said something within this minute.
    const third = await startApp({ beside: one, env });
    expect([await total(one), await total(two), await total(third)]).toEqual(Array(3).fill(before + 1));
    expect(third.log()).toContain(`the primary serves the replica's reads: ${why}`);
    await third.stop();
  });
});
