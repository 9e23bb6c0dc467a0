import { BRONZE, bookStatus, ledgerOf, moneyOf } from '../billing/billing-world.js';
import { leaksInDatabase } from '../harness/canaries.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import {
  cookieOf,
  currentTerms,
  givePlan,
  login,
  refresh,
  registration,
  type SessionBody,
  subscriber,
} from '../identity/people.js';
import {
  CLEANUP,
  currentOf,
  type Done,
  endPlan,
  execute,
  lapsed,
  longAgo,
  neverPaid,
  payLate,
  previewOf,
  runsOf,
  statsOf,
  UNPAID,
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
    const more = (key: 'total' | 'active' | 'expired' | 'toRemove' | 'neverPaid' | 'unpaidToRemove') =>
      after[key] - before[key];
    expect([more('total'), more('active'), more('expired'), more('toRemove')]).toEqual([5, 1, 2, 1]);
    expect([more('neverPaid'), more('unpaidToRemove')]).toEqual([2, 1]);
    expect(after).toMatchObject({
      gracePeriodinDays: 7,
      unpaidPeriodInDays: 30,
      unpaidRemoved: false,
      nextRunAt: null,
    });
  });

  it('shows who would go, masked, and changes nothing', async () => {
    const old = await lapsed(app, '8 days');
    const within = await lapsed(app, '6 days');
    expect(await shown(old.id)).toMatchObject({
      planId: 'gold',
      email: expect.stringMatching(/^pe\*\*\*@gmail\.com$/),
    });
    expect(await shown(within.id)).toBeUndefined();
    const { body: csv } = await admin.get<string>('/api/admin/cleanup/preview/export');
    expect(csv).toContain(`${old.id};pe***@gmail.com;Ouro;`);
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
    expect((await login(app.http, email)).status).toBe(401);
    const [run] = await runsOf(admin);
    expect(run).toMatchObject({
      rule: 'plano_vencido',
      askedBy: 'Administração',
      chosen: preview.toRemove,
      removed: preview.toRemove,
      spared: 0,
    });
    const n = preview.toRemove;
    const { body: csv } = await admin.get<string>('/api/admin/cleanup/runs/export');
    expect(csv.split('\r\n')[1]).toContain(`;Administração;Planos vencidos;7;${n};${n};0`);
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

  it.each([
    ['nobody has given the money back', false],
    ['the gateway refused to give the money back', true],
  ])('leaves alone whoever withdrew from a purchase while %s', async (_what, refused) => {
    const { id } = await lapsed(app);
    await app.sql.query(
      `WITH bought AS (
         INSERT INTO payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, provider_payment_id,
           created_at, expires_at, paid_at, withdrawal_asked_at)
         VALUES (gen_random_uuid(), $1, 'bronze', 1500, 1500, 'aprovado', 'mercado-pago', gen_random_uuid()::text,
           now(), now(), now(), now())
         RETURNING *)
       INSERT INTO charge_refunds (id, payment_id, provider, charge_id, reason, asked_at, next_attempt_at, ended_at, outcome)
       SELECT gen_random_uuid(), id, provider, provider_payment_id, 'arrependimento', now(), now(), now(), 'recusado'
       FROM bought WHERE $2`,
      [id, refused],
    );
    expect((await previewOf(admin)).stays.devolucao_em_andamento).toBe(1);
    await cleanUp();
    expect(await currentOf(app, id)).toBe('there');
    await app.sql.query("UPDATE payments SET status = 'estornado' WHERE account_id = $1", [id]);
  });

  it('leaves alone who is blocked, and who administrates', async () => {
    const { id } = await lapsed(app);
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [id]);
    await app.sql.query("UPDATE accounts SET created_at = now() - interval '1 year' WHERE role = 'admin'");
    expect((await previewOf(admin)).stays.bloqueada).toBe(1);
    await cleanUp();
    expect(await currentOf(app, id)).toBe('there');
    const gone = await app.sql.query("SELECT 1 FROM accounts WHERE role = 'admin' AND erased_at IS NOT NULL");
    expect(gone.rowCount).toBe(0);
  });

  it('keeps out whoever was removed, and lets the e-mail register anew', async () => {
    const { id, email, tempToken } = await lapsed(app);
    await cleanUp();
    expect((await login(two.http, email)).status).toBe(401);
    await until(async () => (await two.http.as(tempToken).post('/api/payments/create-pix', BRONZE)).status === 401);
    const again = await app.http.post<SessionBody>('/api/auth/register', registration({ email }));
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(id);
    expect((await login(app.http, email)).status).toBe(403);
  });

  it('leaves nothing of the person in any table, and the books under the pseudonym', async () => {
    const person = { name: 'Canária Ipê do Cerrado', email: 'canaria.ipe.cerrado@gmail.com', agent: 'Canario-Ipe/7.7' };
    const browser = app.http.with({ 'user-agent': person.agent });
    const body = registration({ ...person, agent: undefined, termsVersion: await currentTerms(app) });
    const { id } = (await browser.post<SessionBody>('/api/auth/register', body)).body.user;
    await givePlan(app, id);
    const http = browser.as((await login(browser, person.email)).body.token);
    expect((await http.post('/api/external/cnpj', { cnpj: '11222333000181' })).status).toBe(200);
    expect((await http.post('/api/whatsapp/add-whatsapp', { whatsapp: '11987650123' })).status).toBe(200);
    await endPlan(app, id, '8 days');
    await app.sql.query('INSERT INTO cleanup_notices (account_id, due_at, put_at) VALUES ($1, now(), now())', [id]);
    await cleanUp();
    const rows = async (table: string) =>
      (await app.sql.query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [id])).rowCount;
    for (const table of ['lookup_history', 'whatsapp_links', 'account_links', 'subscriptions', 'cleanup_notices']) {
      expect([table, await rows(table)]).toEqual([table, 0]);
    }
    for (const table of ['consents', 'lookup_audit', 'account_removals'])
      expect([table, await rows(table)]).toEqual([table, 1]);
    const account = await app.sql.query('SELECT name, email, password_hash FROM accounts WHERE id = $1', [id]);
    expect(account.rows).toEqual([{ name: 'Conta encerrada', email: null, password_hash: '' }]);
    await until(async () => (await app.sql.query('SELECT 1 FROM mail_outbox')).rowCount === 0);
    const canaries = Object.entries(person).map(([what, value]) => ({ what, value }));
    expect(await leaksInDatabase(app.sql, canaries)).toEqual([]);
  });

  it('books money that arrives for a removed account, gives it back, and gives nobody access by it', async () => {
    const late = await longAgo(app);
    await until(() => shown(late.id));
    await cleanUp();
    expect(await currentOf(app, late.id)).toBe('removed');
    await payLate(app, late);
    await until(async () => (await bookStatus(app, late.payment)) === 'estornado');
    expect(await ledgerOf(app, late.payment)).toEqual(expect.arrayContaining(['sem_conta', 'retido', 'devolvido']));
    expect(await moneyOf(app, late.payment)).toBe(0);
    expect(await late.customer.grantedDays()).toEqual([]);
    expect((await login(app.http, late.email)).status).toBe(401);
  });

  it('tells by e-mail, once, that it happened and what is kept', async () => {
    const { email } = await lapsed(app);
    await cleanUp();
    const mail = await emailTo(app, email, 'Sua conta foi removida');
    expect(mail.text).toContain('Ela não pode ser recuperada.');
    expect(mail.text).toContain('Pagamentos, aceites e registros de acesso e de auditoria ficam');
    await until(async () => (await app.sql.query('SELECT 1 FROM mail_outbox')).rowCount === 0);
    expect(await emailsTo(app, email)).toHaveLength(1);
  });

  it('removes without a body whoever is due now, after the password', async () => {
    const [due, within, idle] = [await lapsed(app), await lapsed(app, '6 days'), await neverPaid(app, '400 days')];
    const { toRemove } = await statsOf(admin);
    const other = await adminOf(app);
    await app.sql.query("UPDATE sessions SET proven_until = now() - interval '1 second' WHERE kind = 'admin'");
    const run = (http: HttpClient) => http.raw<Done>('POST', '/api/admin/cleanup/execute');
    expect(await run(other)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect(await currentOf(app, due.id)).toBe('there');
    admin = await adminOf(app);
    const done = await run(admin);
    expect(done).toMatchObject({
      status: 200,
      body: {
        success: true,
        removedCount: toRemove,
        message: `Limpeza executada com sucesso! ${toRemove} conta(s) removida(s).`,
      },
    });
    expect(await Promise.all([due, within, idle].map(({ id }) => currentOf(app, id)))).toEqual([
      'removed',
      'there',
      'there',
    ]);
    const typed = { 'content-type': 'application/json' };
    const empty = await admin.raw<Done>('POST', '/api/admin/cleanup/execute', undefined, typed);
    expect(empty).toMatchObject({ status: 200, body: { removedCount: 0 } });
    expect((await admin.post<Done>('/api/admin/cleanup/execute', {})).body.removedCount).toBe(0);
  });

  it('removes each account once when runs without a body come together', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => lapsed(app)));
    const there = await adminOf(two);
    const runs = [admin, there, admin, there].map((http) => http.raw<Done>('POST', '/api/admin/cleanup/execute'));
    const answers = await Promise.all(runs);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const removed = answers.reduce((sum, { body }) => sum + body.removedCount, 0);
    expect(removed).toBe(people.length);
  });

  it('removes nobody who never paid while that rule is off', async () => {
    const { id } = await neverPaid(app, '400 days');
    const preview = await previewOf(admin, UNPAID);
    expect(preview.data.map((item) => item.id)).toContain(id);
    expect(await execute(admin, preview)).toMatchObject({ status: 409, body: { code: 'CLEANUP_RULE_OFF' } });
    await cleanUp();
    expect(await currentOf(app, id)).toBe('there');
  });

  it('is read and exported as of its moment for half an hour, never as another list', async () => {
    const { id } = await lapsed(app);
    const old = new Date(Date.now() - 31 * 60_000).toISOString();
    for (const path of ['preview', 'preview/export']) {
      const answer = await admin.get(`/api/admin/cleanup/${path}?asOf=${old}`);
      expect(answer).toMatchObject({ status: 409, body: { code: 'CLEANUP_LIST_OLD' } });
    }
    const { asOf } = await previewOf(admin);
    for (const query of ['', `?asOf=${asOf}`]) {
      const { body } = await admin.get<string>(`/api/admin/cleanup/preview/export${query}`);
      expect(body).toContain(id);
    }
    const { rows } = await app.sql.query<{ after: { asOf: string } }>(
      "SELECT after FROM admin_actions WHERE action = 'export-cleanup-preview' ORDER BY at DESC, id DESC LIMIT 2",
    );
    expect(rows[0]?.after.asOf).toBe(asOf);
    expect(new Date(String(rows[1]?.after.asOf)).getTime()).toBeGreaterThanOrEqual(new Date(asOf).getTime());
  });

  it('refuses half of a confirmation, and names what is missing (ASVS 2.2.3)', async () => {
    const { id } = await lapsed(app);
    const { asOf, list } = await previewOf(admin);
    for (const body of [
      { rule: 'plano_vencido' },
      { confirmed: '0', asOf, list },
      { confirmed: 0, list },
      { confirmed: 0, asOf },
      { asOf, list },
      { confirmed: null, asOf: null, list: null },
      { confirmed: -1, asOf, list },
      { rule: 'outra', confirmed: 0, asOf, list },
      [],
      'tudo',
    ]) {
      const answer = await admin.post<Done>('/api/admin/cleanup/execute', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
    const half = await admin.post<Done>('/api/admin/cleanup/execute', { confirmed: 1, asOf });
    expect(half.body.error).toBe(
      'Informe a marca da lista mostrada. Envie confirmed, asOf e list da prévia, os três juntos, ou nenhum corpo.',
    );
    expect(await currentOf(app, id)).toBe('there');
    expect((await admin.get('/api/admin/cleanup/preview?asOf=ontem')).status).toBe(400);
    expect((await admin.get('/api/admin/cleanup/preview?rule=outra')).status).toBe(400);
    expect((await admin.get('/api/admin/cleanup/runs/nada/accounts')).status).toBe(404);
  });

  async function givePlanAgain(id: string): Promise<void> {
    await app.sql.query('DELETE FROM subscriptions WHERE account_id = $1', [id]);
    await givePlan(app, id);
  }
});
