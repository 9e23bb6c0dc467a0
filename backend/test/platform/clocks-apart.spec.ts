import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute, previewOf } from '../admin/cleanup-world.js';
import { BRONZE, bookStatus, Customer, deliver, type PixAnswer, pay, QUICK_JOBS } from '../billing/billing-world.js';
import { MovableClock } from '../faults/movable-clock.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { cookieOf, login, PASSWORD, refresh, subscriber } from '../identity/people.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { Integrator } from '../messaging/webhooks-world.js';
import { isKnown, Telephone } from '../messaging/whatsapp-world.js';

const BEHIND_MS = 600_000;

/** It has the database for itself: what it holds is looked at as another instance would. */
describe('An instance whose clock is ten minutes slow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-clock-'));
  const clock = new MovableClock(folder);
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({
      ownProcess: true,
      env: { ...ADMIN, ...QUICK_JOBS, HEALTH_FLUSH_SECONDS: '1', ...clock.env },
    });
    clock.jump(app.pid(), -BEHIND_MS);
  });
  afterEach(() => app.sandbox.delete('/gates'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const secondsTo = async (column: string, where: string, values: unknown[] = []): Promise<number | null> => {
    const sql = `SELECT extract(epoch FROM ${column} - now())::float8 AS seconds FROM ${where}`;
    return (await app.sql.query<{ seconds: number | null }>(sql, values)).rows[0]?.seconds ?? null;
  };
  /** For how long nobody else takes what waits for a vendor. */
  const heldFor = (table: string) => until(() => secondsTo('next_attempt_at', `${table} WHERE attempts > 0`));

  it('holds a message to the bot', async () => {
    await isKnown(app);
    await app.sandbox.post('/gates/whatsapp');
    await new Telephone(app).writes('!ajuda');
    expect(await heldFor('whatsapp_inbox')).toBeGreaterThan(30);
  });

  it('holds a notification', async () => {
    await app.sandbox.post('/gates/mercado-pago');
    await deliver(app, { dataId: '4711', at: new Date(Date.now() - BEHIND_MS) });
    expect(await heldFor('webhook_inbox')).toBeGreaterThan(-60);
  });

  it('holds a refund, and a payment that it looks after', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    await app.sandbox.post('/gates/mercado-pago');
    await app.sql.query("UPDATE payments SET next_check_at = '2020-01-01' WHERE id = $1", [id]);
    const asked = (await adminOf(app)).post(`/api/admin/payments/${id}/refund`, { reason: 'arrependimento' });
    expect(await heldFor('charge_refunds')).toBeGreaterThan(-60);
    const lookedAfter = "payments WHERE id = $1 AND next_check_at > '2020-01-01'";
    expect(await until(() => secondsTo('next_check_at', lookedAfter, [id]))).toBeGreaterThan(-60);
    await app.sandbox.delete('/gates');
    expect((await asked).status).toBe(200);
  });

  it('looks once more for what was written while an account was erased', async () => {
    const { id, email } = await subscriber(app);
    const { token } = (await login(app.http, email)).body;
    expect((await app.http.as(token).delete('/api/user', { password: PASSWORD })).status).toBe(200);
    const swept = 'account_erasures WHERE account_id = $1';
    expect(await secondsTo('next_sweep_at', swept, [id])).toBeGreaterThan(240);
  });

  it('takes a tab for what it is that renews right after another one did at another instance', async () => {
    const { id, email } = await subscriber(app);
    const { pair } = cookieOf(await login(app.http, email));
    expect((await refresh(app.http, pair)).status).toBe(200);
    await app.sql.query('UPDATE sessions SET rotated_at = now() WHERE account_id = $1', [id]);
    expect((await refresh(app.http, pair)).status).toBe(200);
  });

  it('asks for a passkey for as long as another one does', async () => {
    await app.http.post('/api/auth/passkey/options');
    expect(await secondsTo('expires_at', 'passkey_challenges')).toBeGreaterThan(240);
  });

  it('continues what another one has seen of the health of a part', async () => {
    const numberOf = async (sql: string) => (await app.sql.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
    const looks = () => numberOf("SELECT sum(ok)::int AS n FROM health_days WHERE component = 'banco'");
    const spans = () => numberOf("SELECT count(*)::int AS n FROM health_states WHERE component = 'banco'");
    /** Each is judged before the next one. */
    const afterTwoLooks = async () => {
      const before = await looks();
      await until(async () => (await looks()) >= before + 2);
    };
    await app.sql.query("INSERT INTO health_states VALUES ('banco', now(), now(), 'operacional')");
    await afterTwoLooks();
    const seen = await spans();
    await afterTwoLooks();
    expect(await spans()).toBe(seen);
  });

  it('tells a program that was just added at another one of a payment', async () => {
    const shop = await Integrator.of(app);
    const added = await secondsTo('created_at', 'webhook_endpoints WHERE id = $1', [shop.id]);
    await app.sql.query('UPDATE webhook_endpoints SET created_at = now() WHERE id = $1', [shop.id]);
    const { id } = (await shop.own.post<PixAnswer>('/api/payments/create-pix', BRONZE)).body.payment;
    await pay(app, id);
    await until(async () => (await bookStatus(app, id)) === 'aprovado');
    const told = "webhook_deliveries WHERE endpoint_id = $1 AND type = 'payment.approved'";
    expect(await secondsTo('created_at', told, [shop.id])).toEqual(expect.any(Number));
    expect(added).toBeGreaterThan(-60);
  });

  it('takes the word of an administrator for the list that another one has shown', async () => {
    const admin = await adminOf(app);
    const shown = { ...(await previewOf(admin)), toRemove: 0, list: createHash('sha256').digest('hex') };
    const { status, body } = await execute(admin, { ...shown, asOf: new Date().toISOString() });
    expect([status, body.removedCount]).toEqual([200, 0]);
    expect(Date.parse(shown.asOf)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('lets go on whom it releases from what another one has noticed', async () => {
    const ana = await Subscriber.of(app);
    const { rows } = await app.sql.query<{ id: string }>(
      `INSERT INTO lookup_observations (id, at, account_id, kind, detector, until)
       VALUES (uuidv7(), now(), $1, 'stopped', 'sequencia', now() + interval '1 hour') RETURNING id`,
      [ana.id],
    );
    const admin = await adminOf(app);
    const release = { nota: 'Uso conferido por telefone.', observacao: rows[0]?.id };
    expect((await admin.post(`/api/admin/discipline/${ana.id}/release`, release)).status).toBe(200);
    expect((await ana.http.get<{ limitacao: unknown }>('/api/user/usage')).body.limitacao).toBeNull();
    const path = `/api/admin/discipline?conta=${ana.id}&emVigor=sim`;
    expect((await admin.get<{ data: unknown[] }>(path)).body.data).toEqual([]);
  });
});
