import { randomUUID } from 'node:crypto';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { emailTo, tokenIn } from './emails.js';
import { currentTerms, type ErrorBody, login, PASSWORD, registration, type SessionBody, subscriber } from './people.js';

jest.setTimeout(120_000);

const ADMIN_EMAIL = 'chefe@empresa.com.br';

describe('Registration', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ADMIN_EMAIL } });
  });

  it('creates the account and sends the person to payment with a token for it', async () => {
    const body = registration({ name: '  Ana   Souza ', email: ' ANA.souza@Gmail.com ' });
    const answer = await app.http.post('/api/auth/register', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      message: expect.any(String),
      user: { id: expect.any(String), email: 'ana.souza@gmail.com', name: 'Ana Souza' },
      tempToken: expect.any(String),
      redirectToPayment: true,
    });
  });

  it('keeps no password that could be read', async () => {
    const body = registration();
    await app.http.post('/api/auth/register', body);
    const { rows } = await app.sql.query('select row_to_json(a)::text as row from accounts a where email = $1', [
      body.email,
    ]);
    expect(rows[0].row).toContain('$argon2id$');
    expect(rows[0].row).not.toContain(PASSWORD);
  });

  it('records the version of the terms that was accepted, when and from where', async () => {
    const termsVersion = await currentTerms(app);
    const body = registration({ termsVersion });
    await app.http.with({ 'user-agent': 'Navegador/1.0' }).post('/api/auth/register', body);
    const { rows } = await app.sql.query(
      `select c.document, c.version, c.address, c.agent, c.accepted_at = a.created_at as on_time
       from consents c join accounts a on a.id = c.account_id where a.email = $1`,
      [body.email],
    );
    expect(rows).toEqual([
      { document: 'terms', version: termsVersion, address: '127.0.0.1', agent: 'Navegador/1.0', on_time: true },
    ]);
  });

  it('takes an account without acceptance, to be asked later, but not the acceptance of another version', async () => {
    const silent = registration();
    expect((await app.http.post('/api/auth/register', silent)).status).toBe(201);
    const { rows } = await app.sql.query(
      'select 1 from consents c join accounts a on a.id = c.account_id where a.email = $1',
      [silent.email],
    );
    expect(rows).toEqual([]);
    const old = registration({ termsVersion: '2020-01-01' });
    expect(await app.http.post('/api/auth/register', old)).toMatchObject({
      status: 409,
      body: { code: 'TERMS_OUTDATED', error: 'Os termos de uso mudaram. Leia e aceite a versão atual.' },
    });
  });

  it('refuses a second account for the same address, in whatever case', async () => {
    const body = registration();
    await app.http.post('/api/auth/register', body);
    const again = { ...body, email: String(body.email).toUpperCase() };
    expect(await app.http.post('/api/auth/register', again)).toMatchObject({
      status: 409,
      body: { success: false, code: 'EMAIL_TAKEN', error: expect.stringContaining('já está cadastrado') },
    });
  });

  it('refuses a second account for the same mailbox under another address, and shows the one that was typed', async () => {
    const name = `caixa${randomUUID().slice(0, 8)}`;
    const typed = `${name.slice(0, 5)}.${name.slice(5)}+primeira@gmail.com`;
    const first = await app.http.post<SessionBody>('/api/auth/register', registration({ email: typed }));
    expect([first.status, first.body.user.email]).toEqual([201, typed]);
    for (const email of [
      `${name}@gmail.com`,
      `${name}+outra@googlemail.com`,
      `${name.split('').join('.')}@gmail.com`,
    ]) {
      expect(await app.http.post('/api/auth/register', registration({ email }))).toMatchObject({
        status: 409,
        body: { code: 'EMAIL_TAKEN', error: expect.stringContaining('já está cadastrado') },
      });
    }
    expect((await app.http.post('/api/auth/register', registration({ email: `${name}@google.com` }))).status).toBe(201);
  });

  it('gives one of twenty simultaneous registrations the address', async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.http.post('/api/auth/register', body)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('refuses the administrator’s address, and makes nobody administrator', async () => {
    const answer = await app.http.post('/api/auth/register', registration({ email: ADMIN_EMAIL.toUpperCase() }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    const { rows } = await app.sql.query("select username from accounts where role = 'admin'");
    expect(rows).toEqual([{ username: 'admin' }]);
  });

  it('says the same of a free, a taken and the administrator’s address where answers are uniform', async () => {
    const uniform = await startApp({
      beside: app,
      env: { ADMIN_EMAIL: 'chefe@gmail.com', UNIFORM_AUTH_ERRORS: 'true' },
    });
    const free = registration();
    const taken = await subscriber(app);
    const register = (email: unknown) => uniform.http.post('/api/auth/register', registration({ email }));
    const answers = [];
    for (const email of [free.email, taken.email, taken.email.replace('@', '+outra@'), 'chefe@gmail.com']) {
      answers.push(await register(email));
    }
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { success: true, user: null, tempToken: null } });
    expect(new Set(answers.map(({ headers }) => headers.getSetCookie().length))).toEqual(new Set([0]));
    const told = await emailTo(app, taken.email, 'Alguém tentou criar uma conta com este e-mail', 2);
    expect(told.text).toContain('Nada mudou nela.');
    expect((await login(app.http, taken.email)).status).toBe(200);

    const enter = () => login(uniform.http, String(free.email));
    const refused = [await enter(), await login(uniform.http, taken.email, 'Outra-2026')];
    expect(refused.map(({ status, body }) => [status, body.code, body.error])).toEqual(
      Array(2).fill([401, 'INVALID_CREDENTIALS', expect.any(String)]),
    );
    const token = tokenIn(await emailTo(app, String(free.email), 'Confirme seu e-mail'));
    await uniform.http.post('/api/auth/confirm-email', { token });
    expect(await enter()).toMatchObject({ status: 403, body: { code: 'SUBSCRIPTION_REQUIRED' } });
    await uniform.stop();
  });

  it.each([
    [{ name: '' }, 'name', 'Nome é obrigatório'],
    [{ name: ' A ' }, 'name', 'Nome deve ter pelo menos 2 caracteres'],
    [{ name: undefined }, 'name', 'Nome é obrigatório'],
    [{ email: '' }, 'email', 'Email é obrigatório'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ email: 'joão.silva@gmail.com' }, 'email', 'Email inválido'],
    [{ email: '.ana@gmail.com' }, 'email', 'Email inválido'],
    [
      { email: 'ana@hotmail.com' },
      'email',
      'Apenas emails do Google são aceitos (@gmail.com, @google.com, @googlemail.com)',
    ],
    [{ password: '' }, 'password', 'Senha é obrigatória'],
    [{ password: 'Ab1' }, 'password', 'Senha deve ter pelo menos 6 caracteres'],
    [{ password: 'SENHA123' }, 'password', 'Senha deve conter pelo menos uma letra minúscula'],
    [{ password: 'senha123' }, 'password', 'Senha deve conter pelo menos uma letra maiúscula'],
    [{ password: 'SenhaSenha' }, 'password', 'Senha deve conter pelo menos um número'],
    [{ password: `Aa1${'x'.repeat(126)}` }, 'password', 'Senha deve ter no máximo 128 caracteres'],
  ])('refuses %j and says why', async (change, field, message) => {
    const answer = await app.http.post<ErrorBody>('/api/auth/register', registration(change));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', error: message, fields: [{ field, message }] });
  });
});
