import { randomUUID } from 'node:crypto';
import { startApp, type World } from '../harness/start-app.js';
import { overtaken } from '../identity/in-line.js';
import { login, PASSWORD, subscriber } from '../identity/people.js';
import { Integrator, QUICK_WEBHOOKS } from '../messaging/webhooks-world.js';
import { BatchesOf, QUICK_BATCHES } from './batches-world.js';

jest.setTimeout(120_000);

/** Whoever ends an account holds it, then its batches, then their lines: all others come to them in that order, or each waits for the other. */
describe('A batch whose account is being changed', () => {
  let app: World;

  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_BATCHES, ...QUICK_WEBHOOKS } });
  });

  /** One that its owner has paused, with so many lines. */
  async function planted(accountId: string, lines: number): Promise<string> {
    const id = randomUUID();
    await app.sql.query(
      `WITH batch AS (
         INSERT INTO lookup_batches (id, account_id, mode, type, status, pause_reason, created_at, served_at)
         VALUES ($1, $2, 'live', 'cep', 'paused', 'owner', now(), now()) RETURNING id)
       INSERT INTO lookup_batch_lines (batch_id, account_id, id, line, input, verdict, next_attempt_at)
       SELECT id, $2, gen_random_uuid(), n, '', 'nobody', now() FROM batch, generate_series(1, $3::int) AS n`,
      [id, accountId, lines],
    );
    return id;
  }

  const isFree = (table: 'lookup_batches' | 'lookup_batch_lines', key: 'id' | 'batch_id', id: string) =>
    app.sql.query(`SELECT FROM ${table} WHERE ${key} = $1 FOR UPDATE NOWAIT`, [id]);

  it('is held by nobody who still waits for the account to tell its programs of the end', async () => {
    const shop = await Integrator.of(app, ['batch.finished']);
    const id = await planted(shop.person.id, 1);
    const account = { from: 'accounts WHERE id = $1 FOR UPDATE', id: shop.person.id };
    const batches = new BatchesOf(shop.own);
    const ended = () => batches.steer(id, 'resume').then(() => batches.until(id, 'finished'));
    expect((await overtaken(app, account, ended, () => isFree('lookup_batches', 'id', id))).status).toBe('finished');
    expect(await shop.heard(1)).toHaveLength(1);
  });

  it('is held before its lines by who erases the account', async () => {
    const person = await subscriber(app);
    const own = app.http.as((await login(app.http, person.email)).body.token);
    const id = await planted(person.id, 3);
    const batch = { from: 'lookup_batches WHERE id = $1 FOR UPDATE', id };
    const erase = () => own.delete('/api/user', { password: PASSWORD });
    expect((await overtaken(app, batch, erase, () => isFree('lookup_batch_lines', 'batch_id', id))).status).toBe(200);
    const { rowCount } = await app.sql.query('SELECT FROM lookup_batch_lines WHERE account_id = $1', [person.id]);
    expect(rowCount).toBe(0);
  });
});
