import { startApp, type World } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { aliasOf, cookieOf, type ErrorBody, login, PASSWORD, refresh, registration, subscriber } from './people.js';

jest.setTimeout(120_000);

const ADMIN = { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD: 'Trilha-9041', ADMIN_EMAIL: 'chefe@empresa.com.br' };

describe('Login', () => {
  let app: World;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  it('opens a session for a subscriber with an active plan', async () => {
    const { email, id } = await subscriber(app);
    const answer = await login(app.http, ` ${email.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 200, body: { success: true, userType: 'user', user: { id, email } } });
    expect((await app.http.as(answer.body.token).get('/api/user/profile')).status).toBe(200);
  });

  it('keeps the refresh token out of scripts’ and other sites’ reach (ASVS 3.3.2, 3.3.4)', async () => {
    const { email } = await subscriber(app);
    const { flags } = cookieOf(await login(app.http, email));
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']));
    expect(flags).not.toContain('Secure');
    expect(Number(flags.find((flag) => flag.startsWith('Max-Age='))?.slice(8))).toBeGreaterThan(29 * 86_400);
  });

  it('marks the cookie Secure where the product is reached over the network (ASVS 3.3.1)', async () => {
    const secure = await startApp({ beside: app, env: { ...ADMIN, PUBLIC_URL: 'https://nitido.exemplo.com.br' } });
    const { email } = await subscriber(app);
    expect(cookieOf(await login(secure.http, email), '__Secure-nitido_refresh').flags).toContain('Secure');
    await secure.stop();
  });

  it('sends an account without a plan to payment, with a token that pays and does nothing else (ASVS 2.3.1, 9.2.2)', async () => {
    const body = registration();
    await app.http.post('/api/auth/register', body);
    const answer = await login(app.http, String(body.email));
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'SUBSCRIPTION_REQUIRED',
      error: 'Sua assinatura expirou. Renove para continuar.',
      message: 'Sua assinatura expirou. Renove para continuar.',
      requiresSubscription: true,
      userId: expect.any(String),
      user: { email: body.email, name: 'Ana Souza' },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const temp = app.http.as(answer.body.tempToken ?? '');
    expect((await temp.get('/api/payments/pending')).status).not.toBe(403);
    expect(await temp.get('/api/user/profile')).toMatchObject({ status: 403, body: { error: 'Acesso negado.' } });
  });

  it('says the same of an unknown address and of a wrong password', async () => {
    const { email } = await subscriber(app);
    const unknown = await login(app.http, 'ninguem@gmail.com');
    const wrong = await login(app.http, email, 'Garoa-2027');
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS', error: 'E-mail ou senha incorretos.' });
  });

  it('knows its subscriber by another address of the mailbox, and keeps theirs as it was typed', async () => {
    const { email, id } = await subscriber(app);
    expect(await login(app.http, aliasOf(email))).toMatchObject({ status: 200, body: { user: { id, email } } });
    const [wrong, unknown] = [
      await login(app.http, aliasOf(email), 'Garoa-2027'),
      await login(app.http, aliasOf('ninguem@gmail.com'), 'Garoa-2027'),
    ];
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('tells a blocked account so, once its password was right', async () => {
    const { email, id } = await subscriber(app);
    await app.sql.query('update accounts set blocked_at = now() where id = $1', [id]);
    expect(await login(app.http, email, 'Garoa-2027')).toMatchObject({ status: 401 });
    expect(await login(app.http, email)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BLOCKED' } });
  });

  it('opens nothing by a password that is replaced while it is looked at', async () => {
    const { email, id } = await subscriber(app);
    expect((await login(app.http, email)).status).toBe(200); // the device is known from now on
    const elsewhere = await app.sql.connect();
    await elsewhere.query('begin');
    await elsewhere.query('update accounts set credentials_version = credentials_version + 1 where id = $1', [id]);
    const attempt = login(app.http, email);
    await until(async () => {
      const { rows } = await app.sql.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    });
    await elsewhere.query('commit');
    elsewhere.release();
    expect(await attempt).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it('shows the login before this one as the last access', async () => {
    const { email } = await subscriber(app);
    const lastLogin = async () => {
      const { token } = (await login(app.http, email)).body;
      const { body } = await app.http.as(token).get<{ user: { lastLogin: string | null } }>('/api/user/profile');
      return body.user.lastLogin;
    };
    expect(await lastLogin()).toBeNull();
    const { rows } = await app.sql.query('select last_login_at from accounts where email = $1', [email]);
    expect(await lastLogin()).toBe(rows[0].last_login_at.toISOString());
  });

  it('leads the administrator’s address to the administration, without a captcha and under its lock', async () => {
    const credentials = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
    const wrong = await app.http.post<ErrorBody>('/api/auth/login', { ...credentials, password: 'Chefe-1234x' });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Tentativas restantes: 4' } });
    const answer = await app.http.post('/api/auth/login', credentials);
    expect(answer).toMatchObject({ status: 200, body: { userType: 'admin' } });
    const { pair } = cookieOf(answer, 'nitido_admin_refresh');
    expect((await refresh(app.http, pair, '?userType=admin')).body.userType).toBe('admin');
  });

  it.each([
    [{ email: '' }, 'Email é obrigatório'],
    [{ email: 'ana' }, 'Email inválido'],
    [{ email: 'ana@empresa.com.br' }, expect.stringContaining('Apenas emails do Google são aceitos')],
    [{ password: '' }, 'Senha é obrigatória'],
    [{ password: '12345' }, 'Senha deve ter pelo menos 6 caracteres'],
  ])('refuses %j and says why', async (change, error) => {
    const body = { email: 'ana@gmail.com', password: PASSWORD, captchaToken: 'ficha', ...change };
    expect(await app.http.post('/api/auth/login', body)).toMatchObject({ status: 400, body: { error } });
  });

  it.each([{}, { email: '', password: '' }, { email: null, password: 1 }])(
    'names both fields that are missing in %j',
    async (body) => {
      const fields = [
        { field: 'email', message: 'Email é obrigatório' },
        { field: 'password', message: 'Senha é obrigatória' },
      ];
      const answer = await app.http.post<{ fields: unknown }>('/api/auth/login', { ...body, captchaToken: 'ficha' });
      expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    },
  );
});
