import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { currentTerms, login, registration, subscriber } from './people.js';

jest.setTimeout(120_000);

const NO_TOKEN = { status: 401, body: { success: false, code: 'UNAUTHENTICATED', error: 'Token não encontrado' } };

describe('The guard', () => {
  let app: RunningApp;
  let email: string;
  let id: string;
  let token: string;

  beforeAll(async () => {
    app = await startApp();
    ({ email, id } = await subscriber(app));
    token = (await login(app.http, email)).body.token;
  });

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['a scheme alone', 'Bearer '],
    ['nonsense', 'Bearer abc.def.ghi'],
    ['a token without a signature', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwiZXhwIjo5ZTl9.'],
    ['a very long token', `Bearer ${'x'.repeat(9_000)}`],
  ])('refuses %s', async (_, authorization) => {
    const http = authorization === undefined ? app.http : app.http.with({ authorization });
    expect(await http.get('/api/user/profile')).toMatchObject(NO_TOKEN);
  });

  it('says to who asks for the administration which token is missing', async () => {
    const { status, body } = await app.http.get<{ code: string; error: string }>('/api/admin/users');
    expect([status, body.code, body.error]).toEqual([401, 'UNAUTHENTICATED', 'Token de admin não encontrado']);
  });

  it('takes the scheme in any case', async () => {
    expect((await app.http.with({ authorization: `bearer ${token}` }).get('/api/user/profile')).status).toBe(200);
  });

  it.each(['/api/user/profile', '/%61pi/user/profile'])(
    'lets nobody keep an answer from %s (ASVS 14.2.2, 14.3.2)',
    async (path) => {
      const answer = await app.http.as(token).get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('answers RFC 9457 to those who ask for it', async () => {
    const answer = await app.http.with({ accept: 'application/problem+json' }).get('/api/user/profile');
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', title: 'Token não encontrado' });
  });

  it('takes no temporary token for an account’s own pages', async () => {
    const { tempToken } = await subscriber(app);
    for (const call of [
      app.http.as(tempToken).get('/api/user/profile'),
      app.http.as(tempToken).put('/api/user/preferences', {}),
    ]) {
      expect(await call).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', error: 'Acesso negado.' } });
    }
  });

  it('ends a blocked account everywhere, temporary token included (ASVS 7.4.2)', async () => {
    const other = await subscriber(app);
    const opened = await login(app.http, other.email);
    const user = app.http.as(opened.body.token);
    expect((await user.get('/api/user/profile')).status).toBe(200);
    await app.sql.query('update accounts set blocked_at = now() where id = $1', [other.id]);
    await app.sql.query('select pg_notify($1, $2)', ['account_changed', other.id]);
    await until(async () => (await user.get('/api/user/profile')).status === 401);
    expect((await user.get<{ code: string }>('/api/user/profile')).body.code).toBe('TOKEN_EXPIRED');
    expect((await app.http.as(other.tempToken).get('/api/payments/pending')).status).toBe(401);
  });

  it('keeps a session over a restart of the product', async () => {
    await app.restart();
    expect((await app.http.as(token).get('/api/user/profile')).status).toBe(200);
  });

  it('shows the profile and nothing that is none of the browser’s business (ASVS 8.2.3, 15.3.1)', async () => {
    const { body } = await app.http.as(token).get('/api/user/profile');
    const { rows } = await app.sql.query('select created_at from accounts where id = $1', [id]);
    expect(body).toEqual({
      success: true,
      user: {
        id,
        email,
        name: 'Ana Souza',
        userType: 'user',
        emailConfirmed: false,
        createdAt: rows[0].created_at.toISOString(),
        lastLogin: null,
        finalidadePadrao: null,
        modoPrivacidade: true,
        termsVersion: await currentTerms(app),
        termsAccepted: true,
        termsAcceptedAt: expect.stringMatching(/Z$/),
      },
    });
  });

  it('keeps the default purpose, and forgets it when asked to', async () => {
    const user = app.http.as(token);
    for (const finalidadePadrao of ['prevencao_fraude', null]) {
      const answer = await user.put('/api/user/preferences', { finalidadePadrao });
      expect(answer).toMatchObject({ status: 200, body: { success: true, finalidadePadrao } });
      expect((await user.get('/api/user/profile')).body).toMatchObject({ user: { finalidadePadrao } });
    }
    expect(await user.put('/api/user/preferences', { finalidadePadrao: 'curiosidade' })).toMatchObject({
      status: 400,
      body: { error: 'Finalidade inválida.' },
    });
  });

  it('records the acceptance of the terms once, and only of those in force', async () => {
    const body = registration();
    const { user } = (await app.http.post<{ user: { id: string } }>('/api/auth/register', body)).body;
    await app.sql.query(
      "insert into subscriptions (account_id, plan_id, starts_at, expires_at) values ($1, 'gold', now(), now() + interval '1 day')",
      [user.id],
    );
    const http = app.http.as((await login(app.http, String(body.email))).body.token);
    expect((await http.get('/api/user/profile')).body).toMatchObject({
      user: { termsAccepted: false, termsVersion: null },
    });

    const termsVersion = await currentTerms(app);
    const accepted = await http.post('/api/user/terms/accept', { termsVersion });
    expect(accepted).toMatchObject({ status: 200, body: { success: true, termsVersion } });
    expect(await http.post('/api/user/terms/accept', { termsVersion })).toMatchObject({ body: accepted.body });
    expect(await http.post('/api/user/terms/accept', { termsVersion: '2020-01-01' })).toMatchObject({ status: 409 });
    expect((await http.get('/api/user/profile')).body).toMatchObject({ user: { termsAccepted: true } });

    const { rows } = await app.sql.query('select id from consents where account_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
    for (const change of ["update consents set version = 'x'", 'delete from consents']) {
      await expect(app.sql.query(`${change} where account_id = $1`, [user.id])).rejects.toThrow('append-only');
    }
    await app.sql.query('update consents set address = null, agent = null where account_id = $1', [user.id]);
  });
});
