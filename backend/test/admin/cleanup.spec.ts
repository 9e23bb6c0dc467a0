import { BRONZE, type PixAnswer } from '../billing/billing-world.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { emailTo } from '../identity/emails.js';
import { cookieOf, givePlan, login, refresh, subscriber } from '../identity/people.js';
import {
  adminOf,
  CLEANUP,
  currentOf,
  endPlan,
  execute,
  lapsed,
  letWindowPass,
  longAgo,
  neverPaid,
  payLate,
  previewOf,
  runsOf,
  statsOf,
} from './cleanup-world.js';

describe('Cleanup of accounts whose time is over', () => {
  let app: RunningApp;
  let two: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    const env = { ...CLEANUP, ...SIGNALS_ALONE, CLEANUP_AUTOMATIC: 'off' };
    app = await startApp({ env });
    two = await startApp({ env, beside: app });
    admin = await adminOf(app);
  }, 120_000);

  /** Removes whoever is due. */
  async function cleanUp(): Promise<number> {
    const { status, body } = await execute(admin, await previewOf(admin));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.removedCount;
  }

  const shown = async (id: string) => (await previewOf(admin)).data.find((item) => item.id === id);

  afterEach(async () => {
    await cleanUp();
  });

  it('counts who is active, expired, without plan and to be removed', async () => {
    const before = await statsOf(admin);
    await subscriber(app);
    await lapsed(app, '6 days');
    await lapsed(app, '8 days');
    await neverPaid(app, '29 days');
    await neverPaid(app, '31 days');
    const after = await statsOf(admin);
    const more = (key: 'total' | 'active' | 'expired' | 'neverPaid' | 'toRemove') => after[key] - before[key];
    expect([more('total'), more('active'), more('expired'), more('neverPaid'), more('toRemove')]).toEqual([
      5, 1, 2, 2, 2,
    ]);
    expect(after).toMatchObject({ gracePeriodinDays: 7, nextRunAt: null });
  });

  it('shows who would go and why, masked, and changes nothing', async () => {
    const old = await lapsed(app, '8 days');
    const idle = await neverPaid(app, '31 days');
    expect(await shown(old.id)).toMatchObject({
      reason: 'plano_vencido',
      planId: 'gold',
      email: expect.stringMatching(/^pe\*\*\*@gmail\.com$/),
    });
    expect(await shown(idle.id)).toMatchObject({ reason: 'nunca_pagou', planId: null });
    const only = await previewOf(admin, '?reason=nunca_pagou');
    expect(only.data.map(({ reason }) => reason)).toEqual(only.data.map(() => 'nunca_pagou'));
    expect(only.total).toBeLessThan(only.toRemove);
    const { body: csv } = await admin.get<string>('/api/admin/cleanup/preview/export');
    expect(csv).toContain(`${old.id};pe***@gmail.com;Plano vencido;Ouro;`);
    expect(await currentOf(app, old.id)).toBe('there');
  });

  it('removes exactly those who were shown, on every instance, and says so word for word', async () => {
    const { id, email } = await subscriber(app);
    const answer = await login(app.http, email);
    const there = two.http.as(answer.body.token);
    expect((await there.get('/api/user/profile')).status).toBe(200);
    await endPlan(app, id, '8 days');
    const preview = await previewOf(admin);
    const done = await execute(admin, preview);
    expect(done.body).toEqual({
      success: true,
      removedCount: preview.toRemove,
      message: `Limpeza executada com sucesso! ${preview.toRemove} conta(s) removida(s).`,
    });
    await until(async () => (await there.get('/api/user/profile')).status === 401);
    expect((await refresh(app.http, cookieOf(answer).pair)).status).toBe(401);
    expect(await currentOf(app, id)).toBe('removed');
    const [run] = await runsOf(admin);
    expect(run).toMatchObject({
      askedBy: 'Administração',
      chosen: preview.toRemove,
      removed: preview.toRemove,
      spared: 0,
    });
    const n = preview.toRemove;
    const { body: csv } = await admin.get<string>('/api/admin/cleanup/runs/export');
    expect(csv.split('\r\n')[1]).toContain(`;Administração;7;${n};${n};0;0;0`);
  });

  it('does the same confirmation once, however often and wherever it comes', async () => {
    await lapsed(app);
    const preview = await previewOf(admin);
    const at = async (where: RunningApp) => execute(await adminOf(where), preview);
    const answers = await Promise.all([at(app), at(two), at(app), at(two)]);
    expect(answers.map(({ status, body }) => [status, body.removedCount])).toEqual(
      answers.map(() => [200, preview.toRemove]),
    );
    const { rows } = await app.sql.query('SELECT 1 FROM cleanup_runs WHERE list = $1', [preview.list]);
    expect(rows).toHaveLength(1);
  });

  it('removes nobody when the list is not the one that was shown, and tells the new number', async () => {
    const stays = await lapsed(app);
    const gone = await lapsed(app);
    const preview = await previewOf(admin);
    await givePlanAgain(gone.id);
    const refused = await execute(admin, preview);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'CLEANUP_CHANGED',
        error: `A lista mudou desde que foi mostrada: agora são ${preview.toRemove - 1} conta(s). Confira a lista e confirme de novo.`,
        details: { toRemove: preview.toRemove - 1 },
      },
    });
    expect(await currentOf(app, stays.id)).toBe('there');
    const fresh = await previewOf(admin);
    for (const wrong of [
      { ...fresh, toRemove: fresh.toRemove + 1 },
      { ...fresh, list: 'a'.repeat(64) },
      { ...fresh, asOf: new Date(Date.now() - 31 * 60_000).toISOString() },
      { ...fresh, asOf: new Date(Date.now() + 60_000).toISOString() },
    ]) {
      expect((await execute(admin, wrong)).body.code).toBe('CLEANUP_CHANGED');
    }
    expect(await currentOf(app, stays.id)).toBe('there');
  });

  it('does not take along whoever became due after the list was shown', async () => {
    const preview = await previewOf(admin);
    const later = await lapsed(app, '7 days');
    await until(async () => shown(later.id));
    expect((await execute(admin, preview)).status).toBe(200);
    expect(await currentOf(app, later.id)).toBe('there');
  });

  it('spares whoever gets a plan between the list and the removal', async () => {
    const { id } = await lapsed(app);
    const preview = await previewOf(admin);
    const held = await app.sql.connect();
    await held.query('BEGIN');
    await held.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const done = execute(admin, preview);
    await until(
      async () => (await app.sql.query('SELECT 1 FROM cleanup_runs WHERE list = $1', [preview.list])).rowCount,
    );
    await givePlanAgain(id);
    await held.query('COMMIT');
    held.release();
    expect((await done).body.removedCount).toBe(preview.toRemove - 1);
    expect(await currentOf(app, id)).toBe('there');
    expect((await runsOf(admin))[0]).toMatchObject({ chosen: preview.toRemove, spared: 1 });
  });

  it.each([
    ['a charge that can be paid', 'aguardando', 'now()'],
    ['a charge that is being made', 'criado', 'now()'],
    ['a charge that ended so lately that money may be on its way', 'expirado', "now() + interval '1 hour'"],
  ])('leaves alone whoever has %s', async (_what, status, nextCheck) => {
    const { id } = await lapsed(app);
    await app.sql.query(
      `INSERT INTO payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, created_at, expires_at, next_check_at)
       VALUES (gen_random_uuid(), $1, 'bronze', 1500, 1500, $2, 'mercado-pago', now() - interval '1 hour', now() + interval '1 hour', ${nextCheck})`,
      [id, status],
    );
    expect((await previewOf(admin)).stays.pagamento_em_andamento).toBeGreaterThan(0);
    await cleanUp();
    expect(await currentOf(app, id)).toBe('there');
    await app.sql.query("UPDATE payments SET status = 'expirado', next_check_at = NULL WHERE account_id = $1", [id]);
  });

  it('leaves alone who is blocked, and who administrates', async () => {
    const { id } = await lapsed(app);
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [id]);
    await app.sql.query("UPDATE accounts SET created_at = now() - interval '1 year' WHERE role = 'admin'");
    expect((await previewOf(admin)).stays.bloqueada).toBe(1);
    await cleanUp();
    expect(await currentOf(app, id)).toBe('there');
    expect(
      (await app.sql.query("SELECT 1 FROM accounts WHERE role = 'admin' AND removed_at IS NOT NULL")).rowCount,
    ).toBe(0);
  });

  it('gives a removed account back to whoever signs in with its password, with a whole grace', async () => {
    const { id, email } = await lapsed(app);
    await cleanUp();
    expect((await login(two.http, email, 'Errada-123')).status).toBe(401);
    expect(await currentOf(app, id)).toBe('removed');
    expect(await login(two.http, email)).toMatchObject({ status: 403, body: { requiresSubscription: true } });
    expect(await currentOf(app, id)).toBe('there');
    expect(await shown(id)).toBeUndefined();
    await app.sql.query("UPDATE account_removals SET restored_at = now() - interval '8 days' WHERE account_id = $1", [
      id,
    ]);
    expect(await shown(id)).toBeDefined();
  });

  it('opens no door with the temporary token of a removed account', async () => {
    const { tempToken } = await lapsed(app);
    await cleanUp();
    await until(
      async () => (await two.http.as(tempToken).post<PixAnswer>('/api/payments/create-pix', BRONZE)).status === 401,
    );
  });

  it('gives it back at an administrator’s word, on record, and only while there is something to give', async () => {
    const { id } = await lapsed(app);
    const restore = () => admin.post<{ code: string }>(`/api/admin/cleanup/accounts/${id}/restore`);
    expect((await restore()).body.code).toBe('ACCOUNT_NOT_REMOVED');
    await cleanUp();
    expect((await restore()).status).toBe(200);
    expect(await currentOf(app, id)).toBe('there');
    expect((await restore()).body.code).toBe('ACCOUNT_NOT_REMOVED');
    const { rows } = await app.sql.query(
      "SELECT before, after FROM admin_actions WHERE action = 'restore-account' AND target = $1",
      [`account:${id}`],
    );
    expect(rows).toEqual([{ before: { removed: true }, after: { removed: false } }]);
    const [run] = await runsOf(admin);
    const { body } = await admin.get<{ data: unknown[] }>(`/api/admin/cleanup/runs/${run?.id}/accounts`);
    expect(body.data).toContainEqual(
      expect.objectContaining({ accountId: id, state: 'restaurada', restoredBy: 'administrador' }),
    );
  });

  it('takes a slip of an administrator back for some minutes, unless something keeps the account', async () => {
    const { id, email } = await lapsed(app);
    await cleanUp();
    const restore = (what = '') => admin.post<{ code: string }>(`/api/admin/cleanup/accounts/${id}/restore${what}`);
    expect((await restore('/undo')).body.code).toBe('RESTORE_STANDS');
    await restore();
    expect((await restore('/undo')).status).toBe(200);
    expect(await currentOf(app, id)).toBe('removed');
    await restore();
    await givePlanAgain(id);
    expect((await restore('/undo')).body.code).toBe('RESTORE_STANDS');
    await endPlan(app, id, '8 days');
    await app.sql.query(
      "UPDATE account_removals SET restored_at = now() - interval '11 minutes' WHERE account_id = $1",
      [id],
    );
    expect((await restore('/undo')).body.code).toBe('RESTORE_STANDS');
    await login(app.http, email);
    expect(await currentOf(app, id)).toBe('there');
  });

  it('gives it back to whoever pays late, with the plan', async () => {
    const late = await longAgo(app);
    await until(() => shown(late.id));
    await cleanUp();
    expect(await currentOf(app, late.id)).toBe('removed');
    await payLate(app, late);
    await until(async () => (await currentOf(app, late.id)) === 'there');
    expect(await late.customer.grantedDays()).toEqual([7]);
    expect((await login(app.http, late.email)).status).toBe(200);
  });

  it('tells by e-mail that it happened and how to come back', async () => {
    const { email } = await lapsed(app);
    await cleanUp();
    const mail = await emailTo(app, email, 'Sua conta foi removida');
    expect(mail.text).toContain('pode voltar como era');
    expect(mail.links[0]).toMatch(/\/login$/);
  });

  it('erases for good when the time to come back is over, and keeps the books and the log', async () => {
    const { id, email } = await lapsed(app);
    await cleanUp();
    await letWindowPass(app, id);
    await until(async () => (await currentOf(app, id)) === 'erased');
    const { rows } = await app.sql.query('SELECT name, email FROM accounts WHERE id = $1', [id]);
    expect(rows).toEqual([{ name: 'Conta encerrada', email: null }]);
    expect((await login(app.http, email)).status).toBe(401);
    expect((await admin.post<{ code: string }>(`/api/admin/cleanup/accounts/${id}/restore`)).body.code).toBe(
      'ACCOUNT_NOT_REMOVED',
    );
    const [run] = await runsOf(admin);
    expect(run).toMatchObject({ erased: 1 });
  });

  it('erases nobody who has paid, though the time is over', async () => {
    const { id } = await lapsed(app);
    await cleanUp();
    await app.sql.query("UPDATE subscriptions SET expires_at = now() + interval '1 day' WHERE account_id = $1", [id]);
    await letWindowPass(app, id);
    await until(async () => (await currentOf(app, id)) === 'there');
  });

  it('refuses a confirmation without its number, moment or mark', async () => {
    const { asOf, list } = await previewOf(admin);
    for (const body of [
      undefined,
      {},
      { confirmed: '0', asOf, list },
      { confirmed: 0, list },
      { confirmed: 0, asOf },
      { confirmed: -1, asOf, list },
    ]) {
      expect((await admin.post('/api/admin/cleanup/execute', body)).status).toBe(400);
    }
    expect((await admin.get('/api/admin/cleanup/preview?asOf=ontem')).status).toBe(400);
    expect((await admin.get('/api/admin/cleanup/preview?reason=outro')).status).toBe(400);
    expect((await admin.get('/api/admin/cleanup/runs/nada/accounts')).status).toBe(404);
  });

  async function givePlanAgain(id: string): Promise<void> {
    await app.sql.query('DELETE FROM subscriptions WHERE account_id = $1', [id]);
    await givePlan(app, id);
  }
});
