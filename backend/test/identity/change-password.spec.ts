import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { emailTo, reset, resetToken } from './emails.js';
import { cookieOf, type ErrorBody, login, PASSWORD, refresh, registration, subscriber } from './people.js';

jest.setTimeout(120_000);

const ADMIN = { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD: 'Trilha-9041' };
const NEW = 'Neblina-77';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: ADMIN });
});

describe('One’s own password', () => {
  const change = (token: string, currentPassword = PASSWORD, newPassword = NEW) =>
    app.http.as(token).post<ErrorBody>('/api/user/password', { currentPassword, newPassword });

  it('is changed in this session, which stays; the others end, on every instance (ASVS 6.2.2, 7.4.3)', async () => {
    const other = await startApp({ beside: app, env: ADMIN });
    const { email } = await subscriber(app);
    const [here, there] = [await login(app.http, email), await login(app.http, email)];
    const asked = (token: string) => other.http.as(token).get('/api/user/profile');
    expect((await asked(there.body.token)).status).toBe(200);
    expect(await change(here.body.token)).toMatchObject({ status: 200, body: { success: true } });
    while ((await asked(there.body.token)).status === 200);
    expect((await asked(here.body.token)).status).toBe(200);
    expect((await refresh(app.http, cookieOf(here).pair)).status).toBe(200);
    expect((await refresh(app.http, cookieOf(there).pair)).status).toBe(401);
    expect((await login(app.http, email)).status).toBe(401);
    expect((await login(app.http, email, NEW)).status).toBe(200);
    expect((await emailTo(app, email, 'Sua senha foi alterada')).text).toContain('defina outra senha agora');
    await other.stop();
  });

  it('ends a link to a new one that is still under way', async () => {
    const { email } = await subscriber(app);
    const token = await resetToken(app, email);
    const { body } = await login(app.http, email);
    expect((await change(body.token)).status).toBe(200);
    expect((await reset(app, token)).body.code).toBe('LINK_INVALID');
  });

  it('stays when the current one is wrong, and the session does too (ASVS 6.2.3)', async () => {
    const { email } = await subscriber(app);
    const { body } = await login(app.http, email);
    expect(await change(body.token, 'Garoa-9999')).toMatchObject({
      status: 400,
      body: {
        code: 'WRONG_PASSWORD',
        error: 'Senha incorreta.',
        fields: [{ field: 'currentPassword', message: 'Senha incorreta.' }],
      },
    });
    expect((await login(app.http, email)).status).toBe(200);
    expect((await app.http.as(body.token).get('/api/user/profile')).status).toBe(200);
  });

  it('is not changed to itself, which would end sessions and write e-mails for nothing', async () => {
    const { email } = await subscriber(app);
    const [here, there] = [await login(app.http, email), await login(app.http, email)];
    const error = 'A nova senha deve ser diferente da atual';
    expect(await change(here.body.token, PASSWORD, PASSWORD)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: [{ field: 'newPassword', message: error }] },
    });
    expect((await app.http.as(there.body.token).get('/api/user/profile')).status).toBe(200);
  });

  it('is changed by one of two who do so at the same moment', async () => {
    const { email } = await subscriber(app);
    const { body } = await login(app.http, email);
    const news = Array.from({ length: 6 }, (_, n) => `Neblina-${n}`);
    const answers = await Promise.all(news.map((password) => change(body.token, PASSWORD, password)));
    const winners = news.filter((_, n) => answers[n]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await login(app.http, email, winners[0])).status).toBe(200);
  });

  it.each([
    ['Senha123', 'PASSWORD_TOO_COMMON', 'Esta senha está entre as mais usadas. Escolha outra.'],
    ['SouzaAna-1', 'PASSWORD_PERSONAL', 'A senha não pode ser feita do seu nome ou e-mail. Escolha outra.'],
    ['curta', 'INVALID_INPUT', 'A senha deve ter pelo menos 6 caracteres'],
  ])('does not become %s (ASVS 6.2.4, 6.2.11)', async (password, code, error) => {
    const { email } = await subscriber(app);
    const { body } = await login(app.http, email);
    const refused = { status: 400, body: { code, error, fields: [{ field: 'newPassword', message: error }] } };
    expect(await change(body.token, PASSWORD, password)).toMatchObject(refused);
  });

  it('of an administrator is changed elsewhere, where it is recorded', async () => {
    const credentials = { username: 'chefe', password: 'Trilha-9041' };
    const { body } = await app.http.post<{ token: string }>('/api/auth/admin/login', credentials);
    expect(await change(body.token, 'Trilha-9041')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it.each([
    ['Senha123', 'PASSWORD_TOO_COMMON', 'Esta senha está entre as mais usadas. Escolha outra.'],
    ['Password1', 'PASSWORD_TOO_COMMON', 'Esta senha está entre as mais usadas. Escolha outra.'],
    ['Chefe-2026', 'PASSWORD_PERSONAL', 'A senha não pode ser feita do seu nome ou e-mail. Escolha outra.'],
  ])('of an administrator does not become %s either (ASVS 6.2.4, 6.2.11)', async (newPassword, code, error) => {
    const credentials = { username: 'chefe', password: 'Trilha-9041' };
    const { body } = await app.http.post<{ token: string }>('/api/auth/admin/login', credentials);
    expect(await app.http.as(body.token).post('/api/admin/me/password', { newPassword })).toMatchObject({
      status: 400,
      body: { code, error, fields: [{ field: 'newPassword', message: error }] },
    });
    expect((await app.http.post('/api/auth/admin/login', credentials)).status).toBe(200);
  });

  it('is nobody’s to change without a session', async () => {
    const { tempToken } = await subscriber(app);
    expect((await app.http.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(
      401,
    );
    expect((await change(tempToken)).status).toBe(403);
  });

  it('cannot be guessed through a session that was left open', async () => {
    const limited = await startApp({ beside: app, env: { ...ADMIN, RATE_LIMIT: 'on' } });
    const { email } = await subscriber(app);
    const { body } = await login(app.http, email);
    const statuses = [];
    for (let guess = 0; guess < 7; guess++) {
      const proof = { currentPassword: `Palpite-${guess}`, newPassword: NEW };
      statuses.push((await limited.http.as(body.token).post('/api/user/password', proof)).status);
    }
    expect(statuses).toEqual([...Array(5).fill(400), 429, 429]);
    await limited.stop();
  });
});

describe('A password that is given once more', () => {
  it('counts only when it is wrong', async () => {
    const limited = await startApp({ beside: app, env: { ...ADMIN, RATE_LIMIT: 'on' } });
    const { email } = await subscriber(app);
    const own = limited.http.as((await login(app.http, email)).body.token);
    const given = async (...passwords: string[]) => {
      const statuses = [];
      for (const password of passwords) statuses.push((await own.post('/api/auth/step-up', { password })).status);
      return statuses;
    };
    expect(await given(...Array(4).fill('Palpite-1'))).toEqual(Array(4).fill(400));
    expect(await given(...Array(6).fill(PASSWORD))).toEqual(Array(6).fill(200));
    expect(await given('Palpite-2', PASSWORD)).toEqual([400, 429]);
    await limited.stop();
  });

  it('is refused after 30 wrong ones in 30 days, until a new one was set by e-mail', async () => {
    const limited = await startApp({ beside: app, env: { ...ADMIN, RATE_LIMIT: 'on' } });
    const { email } = await subscriber(app);
    const own = limited.http.as((await login(app.http, email)).body.token);
    const prove = (http: HttpClient, password: string) => http.post<ErrorBody>('/api/auth/step-up', { password });
    const waited = () =>
      app.sql.query(
        `update rate_limits set resets_at = now() - interval '1 second'
         where key like 'password-%' and key not like '%:month'`,
      );
    for (let guess = 0; guess < 30; guess++) {
      expect([guess, (await prove(own, `Palpite-${guess}`)).status]).toEqual([guess, 400]);
      if (guess === 10) expect((await prove(own, PASSWORD)).status).toBe(200);
      await waited();
    }
    const refused = await prove(own, PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.body.error).toContain('Redefina sua senha por e-mail');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(29 * 86_400);
    await reset(app, await resetToken(app, email), NEW);
    const anew = limited.http.as((await login(app.http, email, NEW)).body.token);
    expect((await prove(anew, NEW)).status).toBe(200);
    await limited.stop();
  });

  it('is not looked at without end, however right it is', async () => {
    const limited = await startApp({ beside: app, env: { ...ADMIN, RATE_LIMIT: 'on' } });
    const { email } = await subscriber(app);
    const own = limited.http.as((await login(app.http, email)).body.token);
    const answers = [];
    for (let time = 0; time < 61; time++) answers.push(await own.post('/api/auth/step-up', { password: PASSWORD }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429]);
    await limited.stop();
  });
});

describe('A registration', () => {
  it.each([
    ['Senha123', 'PASSWORD_TOO_COMMON'],
    ['sENHA123', 'PASSWORD_TOO_COMMON'],
    ['AnaSouza-2026', 'PASSWORD_PERSONAL'],
  ])('takes no password that is easily guessed: %s (ASVS 6.2.4, 6.2.11)', async (password, code) => {
    const answer = await app.http.post<ErrorBody>('/api/auth/register', registration({ password }));
    expect(answer).toMatchObject({ status: 400, body: { code, fields: [{ field: 'password' }] } });
  });
});
