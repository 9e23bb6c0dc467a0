import type { PoolClient } from 'pg';
import { LookupsAccountData } from '../../src/modules/lookups/history/adapters/lookups-account-data.js';
import type { ProtectPeople } from '../../src/modules/lookups/suppression/index.js';
import type { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { watchedSql } from '../harness/rows-touched.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { login, PASSWORD, subscriber } from './people.js';

const ENTRIES = 12_000;

describe('An erasure whose process is killed', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ ownProcess: true });
  });

  /** Somebody with a history that takes three transactions to erase. */
  async function wellTravelled(): Promise<{ id: string; email: string }> {
    const person = await subscriber(app);
    await app.sql.query(
      `INSERT INTO lookup_history (account_id, created_at, id, type, outcome, protocolo, masked, latency_ms)
       SELECT $1, date_trunc('milliseconds', now()), gen_random_uuid(), 'cep', 'not_found', n::text, '***', 1
       FROM generate_series(1, $2::int) AS n`,
      [person.id, ENTRIES],
    );
    return person;
  }

  const entries = async (id: string): Promise<number> =>
    (await app.sql.query('SELECT 1 FROM lookup_history WHERE account_id = $1', [id])).rowCount ?? 0;

  let held: PoolClient | null = null;

  /** Whoever erases this entry waits until it is let go. */
  async function holdOne(id: string, which: 'newest' | 'oldest'): Promise<void> {
    const client = await app.sql.connect();
    held = client;
    await client.query('BEGIN');
    const direction = which === 'newest' ? 'DESC' : 'ASC';
    await client.query(
      `SELECT 1 FROM lookup_history WHERE account_id = $1
       ORDER BY created_at ${direction}, id ${direction} LIMIT 1 FOR UPDATE`,
      [id],
    );
  }

  async function letGo(): Promise<void> {
    await held?.query('ROLLBACK');
    held?.release();
    held = null;
  }

  afterEach(letGo);

  const waitsForLock = () =>
    until(async () => {
      const { rowCount } = await app.sql.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
      return rowCount;
    });

  it('looks at each entry a few times, however the database chooses to join them', async () => {
    const { id } = await wellTravelled();
    held = await app.sql.connect();
    await held.query('BEGIN; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off');
    const { sql, touched } = watchedSql(held);
    const { people, cipher } = {} as { people: ProtectPeople; cipher: FieldCipher };
    expect(await new LookupsAccountData(sql, cipher, people).erase(id, sql)).toBe(false);
    expect(touched()).toBeLessThan(5 * ENTRIES);
  });

  it('has not begun when its first transaction was cut off', async () => {
    const { id, email } = await wellTravelled();
    const { token } = (await login(app.http, email)).body;
    await holdOne(id, 'newest');
    const request = app.http
      .as(token)
      .delete('/api/user', { password: PASSWORD })
      .catch(() => null);
    await waitsForLock();
    await app.kill();
    await request;
    await letGo();
    await app.restart();
    expect((await login(app.http, email)).status).toBe(200);
    expect(await entries(id)).toBe(ENTRIES);
    expect((await app.sql.query('SELECT 1 FROM account_erasures WHERE account_id = $1', [id])).rowCount).toBe(0);
  });

  it('goes on after the next start when its first transaction was through', async () => {
    const { id, email } = await wellTravelled();
    const { token } = (await login(app.http, email)).body;
    await holdOne(id, 'oldest');
    expect((await app.http.as(token).delete('/api/user', { password: PASSWORD })).status).toBe(200);
    await waitsForLock();
    const left = await entries(id);
    await app.kill();
    await letGo();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(ENTRIES);

    await app.restart('here');
    expect((await login(app.http, email)).status).toBe(401);
    await until(async () => (await entries(id)) === 0);
  });
});
