import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '../../src/kernel/terms.js';
import {
  bookStatus,
  Customer,
  chargeOf,
  ledgerOf,
  moneyOf,
  openedBy,
  type PixAnswer,
  pay,
  QUICK_JOBS,
} from '../billing/billing-world.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { ADMIN, colleague, enterAsAdmin } from './admins.js';
import { emailsTo, emailTo, reset, resetToken, tokenIn } from './emails.js';
import { inLine } from './in-line.js';
import {
  cookieOf,
  type ErrorBody,
  login,
  PASSWORD,
  refresh,
  registration,
  type SessionBody,
  subscriber,
} from './people.js';

const AGENT = 'Navegador-Canario/9.9';

describe('The end of an account', () => {
  let app: RunningApp;
  let two: RunningApp;

  beforeAll(async () => {
    const env = { ...QUICK_JOBS, ...ADMIN, ...SIGNALS_ALONE, LOG_LEVEL: 'warn' };
    app = await startApp({ env });
    two = await startApp({ env, beside: app });
  });

  const erase = (http: HttpClient, password = PASSWORD) => http.delete<ErrorBody>('/api/user', { password });

  async function signedIn(email: string): Promise<{ http: HttpClient; there: HttpClient; cookie: string }> {
    const answer = await login(app.http.with({ 'user-agent': AGENT }), email);
    const { token } = answer.body;
    return { http: app.http.as(token), there: two.http.as(token), cookie: cookieOf(answer).pair };
  }

  const rowsOf = async (table: string, id: string): Promise<string[]> => {
    const { rows } = await app.sql.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM ${table} t WHERE account_id = $1 ORDER BY 1`,
      [id],
    );
    return rows.map(({ row }) => row);
  };

  it('ends its sessions on every instance, and a second request is refused (ASVS 7.4.2)', async () => {
    const { email } = await subscriber(app);
    const { http, there, cookie } = await signedIn(email);
    expect((await there.get('/api/user/profile')).status).toBe(200);
    const answer = await erase(http);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(cookieOf(answer).pair).toBe('nitido_refresh=');
    expect(await erase(http)).toMatchObject({ status: 401 });
    await until(async () => (await there.get('/api/user/profile')).status === 401);
    expect((await refresh(app.http, cookie)).status).toBe(401);
    expect((await login(app.http, email)).status).toBe(401);
  });

  it('leaves name, e-mail, agent and queries nowhere in the database', async () => {
    const name = `Canária ${randomUUID().replace(/[^a-f]/g, '')} Silva`;
    const body = registration({ name, termsVersion: TERMS_VERSION });
    const registered = await app.http.with({ 'user-agent': AGENT }).post<SessionBody>('/api/auth/register', body);
    const { id, email } = registered.body.user;
    await app.sql.query(
      `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
       VALUES ($1, 'gold', now(), now() + interval '30 days')`,
      [id],
    );
    const { http } = await signedIn(email);
    await http.post('/api/external/cnpj', { cnpj: '11222333000181' });
    expect(await rowsOf('lookup_history', id)).toHaveLength(1);
    await erase(http);
    await until(async () => (await app.sql.query('SELECT 1 FROM lookup_counts_pending')).rowCount === 0);

    const dump = await dumpOf(app);
    for (const canary of [name, email, AGENT]) expect(dump).not.toContain(canary);
    for (const table of ['lookup_history', 'subscriptions', 'payment_requests', 'lookup_account_counts']) {
      expect([table, await rowsOf(table, id)]).toEqual([table, []]);
    }
    expect(await rowsOf('consents', id)).toMatchObject([expect.stringContaining('"address":null,"agent":null')]);
  });

  it('keeps the books, what was accepted and the audit as they were, under the account’s id alone', async () => {
    const person = await Subscriber.of(app);
    await person.cnpj('11222333000181');
    const before = await rowsOf('lookup_audit', person.id);
    expect(before).toHaveLength(1);
    await erase(person.http);
    expect(await rowsOf('lookup_audit', person.id)).toEqual(before);
    expect(await rowsOf('consents', person.id)).toHaveLength(1);
    expect(await rowsOf('account_events', person.id)).toMatchObject([expect.stringContaining('erased')]);
    const { rows } = await app.sql.query('SELECT name, email, password_hash FROM accounts WHERE id = $1', [person.id]);
    expect(rows).toEqual([{ name: 'Conta encerrada', email: null, password_hash: '' }]);
  });

  it('lets the e-mail register again, as somebody new', async () => {
    const { id, email } = await subscriber(app);
    await erase((await signedIn(email)).http);
    const again = await app.http.post<SessionBody>('/api/auth/register', registration({ email }));
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(id);
    expect((await login(app.http, email)).status).toBe(403);
  });

  it('is told to its owner, at the former address too while it may come back', async () => {
    const { email } = await subscriber(app);
    const { http } = await signedIn(email);
    const moved = `outro.${randomUUID().slice(0, 18)}@gmail.com`;
    await http.post('/api/user/email', { email: moved, password: PASSWORD });
    const token = tokenIn(await emailTo(app, moved, 'Confirme seu novo e-mail'));
    expect((await app.http.post('/api/auth/confirm-email', { token })).status).toBe(200);
    expect((await erase(http)).status).toBe(200);
    for (const address of [moved, email]) {
      const { text } = await emailTo(app, address, 'Sua conta foi encerrada');
      expect(text).toContain('Se não foi você');
      expect(text).not.toContain('@gmail.com');
    }
  });

  it('takes along what waits to be sent about it, but the news of its end', async () => {
    await app.sandbox.post('/faults/mail', { kind: 'server-error' });
    const person = await subscriber(app);
    const { http } = await signedIn(person.email);
    const other = await subscriber(app);
    for (const one of [http, (await signedIn(other.email)).http])
      await one.post('/api/keys', { name: 'Loja', scopes: ['history:read'], mode: 'test' });
    expect((await erase(http)).status).toBe(200);
    // One that is under way when all are made due would come twice.
    await until(async () => {
      const { rows } = await app.sql.query<{ id: string }>('SELECT id FROM mail_outbox');
      return rows.every(({ id }) => `${app.log()}${two.log()}`.includes(`e-mail ${id} not sent`));
    });
    await app.sandbox.delete('/faults');
    await app.sql.query('UPDATE mail_outbox SET next_attempt_at = now()');
    await emailTo(app, person.email, 'Sua conta foi encerrada');
    await emailTo(app, other.email, 'Uma chave de API foi criada');
    await until(async () => (await app.sql.query('SELECT FROM mail_outbox')).rowCount === 0);
    const subjects = (await emailsTo(app, person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Sua conta foi encerrada']);
  });

  it('is open to who never paid, with the temporary token and the password', async () => {
    const registered = await app.http.post<{ tempToken: string; user: { id: string } }>(
      '/api/auth/register',
      registration({ termsVersion: TERMS_VERSION }),
    );
    const http = app.http.as(registered.body.tempToken);
    expect(await erase(http, 'Errada123')).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
    expect(await erase(http)).toMatchObject({ status: 200, body: { success: true } });
    const { rows } = await app.sql.query('SELECT name FROM accounts WHERE id = $1', [registered.body.user.id]);
    expect(rows).toEqual([{ name: 'Conta encerrada' }]);
    expect((await erase(http)).status).toBe(401);
  });

  it('needs the password', async () => {
    const { email } = await subscriber(app);
    const { http } = await signedIn(email);
    expect(await erase(http, 'Errada123')).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD', fields: [{ field: 'password', message: 'Senha incorreta.' }] },
    });
    expect((await http.delete('/api/user', {})).status).toBe(400);
    expect((await http.delete('/api/user')).status).toBe(400);
    expect((await http.get('/api/user/profile')).status).toBe(200);
  });

  it('is not asked for any more by a session that ends with the password', async () => {
    const { id, email } = await subscriber(app);
    const [{ http }, token] = [await signedIn(email), await resetToken(app, email)];
    const [done, late] = await inLine(
      app,
      id,
      () => reset(app, token, 'Neblina-77'),
      () => erase(http),
    );
    expect(done?.status).toBe(200);
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    expect((await login(app.http, email, 'Neblina-77')).status).toBe(200);
  });

  it('of an administrator who was invited leaves the username nowhere in the database', async () => {
    const username = `canaria.${randomUUID().slice(0, 8)}`;
    const { http } = await colleague(app, username);
    expect(await dumpOf(app)).toContain(username);
    expect((await erase(http)).status).toBe(200);
    expect(await dumpOf(app)).not.toContain(username);
  });

  it('is refused to the last administrator who has a password of their own, and to one of two who leave at the same moment', async () => {
    const answer = await enterAsAdmin(app.http);
    const admin = app.http.as(answer.body.token);
    expect(await erase(admin, ADMIN.ADMIN_PASSWORD)).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
    await admin.post('/api/admin/admins', { username: 'convidada' });
    expect(await erase(admin, ADMIN.ADMIN_PASSWORD)).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });

    await app.sql.query(
      `INSERT INTO accounts (id, role, username, name, password_hash, created_at)
       SELECT $1, 'admin', 'segunda', 'Administração', password_hash, now() FROM accounts WHERE id = $2`,
      [randomUUID(), answer.body.user.id],
    );
    const second = await enterAsAdmin(app.http, { username: 'segunda' });
    const both = await Promise.all([
      erase(admin, ADMIN.ADMIN_PASSWORD),
      erase(two.http.as(second.body.token), ADMIN.ADMIN_PASSWORD),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const these = [[answer.body.user.id, second.body.user.id]];
    const gone = await app.sql.query('SELECT id FROM accounts WHERE id = ANY ($1) AND erased_at IS NOT NULL', these);
    const written = await app.sql.query(
      "SELECT admin_id FROM admin_actions WHERE action = 'erase-own-account' AND admin_id = ANY ($1)",
      these,
    );
    expect(written.rows).toEqual([{ admin_id: gone.rows[0].id }]);
    const left = await app.sql.query(
      "SELECT 1 FROM accounts WHERE role = 'admin' AND erased_at IS NULL AND NOT must_change_password",
    );
    expect(left.rowCount).toBe(1);
  });

  describe('with a Pix that is open', () => {
    async function paying(): Promise<{ customer: Customer; http: HttpClient; id: string }> {
      const customer = await Customer.registered(app, 'webhook-lost');
      const first = await customer.pix();
      await pay(app, first.id);
      await customer.http.post(`/api/payments/${first.id}/check`);
      const { id } = await customer.pix();
      return { customer, http: (await signedIn(customer.email)).http, id };
    }

    it('cancels the charge at the gateway and keeps the payment’s books', async () => {
      const { http, id } = await paying();
      await erase(http);
      await until(async () => (await chargeOf(app, id)).status === 'cancelled');
      expect(await bookStatus(app, id)).toBe('expirado');
      expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'expirado']);
    });

    it('lets a step of the payment that comes at the same moment wait for the erasure', async () => {
      const { customer, http, id } = await paying();
      const [erased, checked, late] = await inLine<{ status: number }>(
        app,
        customer.id,
        () => erase(http),
        () => customer.http.post(`/api/payments/${id}/check`),
        () => http.put('/api/user/preferences', { finalidadePadrao: 'cobranca' }),
      );
      expect([erased?.status, checked?.status]).toEqual([200, 200]);
      expect(late?.status).toBeLessThan(500);
    });

    it('opens none for who is erased at that moment, and says that the session is over', async () => {
      const customer = await Customer.registered(app);
      const [erased, late] = await inLine<Answer<ErrorBody | PixAnswer>>(
        app,
        customer.id,
        () => erase(customer.http),
        () => customer.createPix(),
      );
      expect(erased?.status).toBe(200);
      expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
      expect(await rowsOf('payments', customer.id)).toEqual([]);
    });

    it('says so too where the gateway was making it meanwhile, and cancels it there', async () => {
      const customer = await Customer.registered(app);
      await app.sandbox.post('/gates/mercado-pago');
      const asked = customer.createPix();
      const id = await openedBy(customer);
      expect((await erase(customer.http)).status).toBe(200);
      await until(async () => (await bookStatus(app, id)) === 'falhou');
      await app.sandbox.delete('/gates');
      expect(await asked).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
      await until(async () => (await chargeOf(app, id)).status === 'cancelled');
    });

    it('books money that arrives all the same, gives it back, and gives nobody access by it', async () => {
      const { customer, http, id } = await paying();
      await app.sandbox.post('/gates/mercado-pago');
      await Promise.all([erase(http), pay(app, id)]);
      await app.sandbox.delete('/gates');
      await until(async () => (await bookStatus(app, id)) === 'estornado');
      expect(await ledgerOf(app, id)).toEqual(expect.arrayContaining(['sem_conta', 'retido', 'devolvido']));
      expect(await moneyOf(app, id)).toBe(0);
      expect(await customer.grantedDays()).toEqual([7]);
      expect((await login(app.http, customer.email)).status).toBe(401);
      expect((await http.get('/api/user/subscription')).status).toBe(401);
    });
  });

  it('erases what a request that was under way writes late', async () => {
    const person = await Subscriber.of(app);
    await erase(person.http);
    await app.sql.query(
      `INSERT INTO lookup_history (account_id, created_at, id, type, outcome, protocolo, masked, latency_ms)
       VALUES ($1, now(), gen_random_uuid(), 'cep', 'not_found', 'tarde', '***', 1)`,
      [person.id],
    );
    await app.sql.query(
      `UPDATE account_erasures SET erased_at = erased_at - interval '6 minutes', next_sweep_at = now()
       WHERE account_id = $1`,
      [person.id],
    );
    await until(async () => (await rowsOf('lookup_history', person.id)).length === 0);
    await until(async () => (await rowsOf('account_erasures', person.id))[0]?.includes('"next_sweep_at":null'));
  });
});

/** Every row of every table, as text. */
async function dumpOf(app: RunningApp): Promise<string> {
  const { rows: tables } = await app.sql.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind = 'r'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => app.sql.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}
