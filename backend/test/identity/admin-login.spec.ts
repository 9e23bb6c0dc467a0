import { type RunningApp, startApp } from '../harness/start-app.js';
import { cookieOf, type ErrorBody, refresh, type SessionBody } from './people.js';

jest.setTimeout(120_000);

const ADMIN = { ADMIN_USERNAME: 'Chefe', ADMIN_PASSWORD: 'Trilha-9041' };

describe('The administrators’ login', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, TRUSTED_PROXIES: '1' } });
  });

  beforeEach(() => app.sql.query('delete from login_locks'));

  function enter(password: string, username = 'chefe') {
    return app.http.post<SessionBody & ErrorBody>('/api/auth/admin/login', {
      username,
      password,
      captchaToken: 'ficha',
    });
  }

  /** A wrong password from an address of its own: what it is answered. */
  async function guess(host: number, captchaToken?: string): Promise<string> {
    const stranger = app.http.with({ 'x-forwarded-for': `203.0.113.${host}` });
    const body = { username: 'chefe', password: 'errada', captchaToken };
    return (await stranger.post<ErrorBody>('/api/auth/admin/login', body)).body.code;
  }

  it('opens a session of 24 hours with a cookie of its own, for the administrator of the settings', async () => {
    const answer = await enter(ADMIN.ADMIN_PASSWORD, ' CHEFE ');
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, userType: 'admin', mustChangePassword: false },
    });
    const { pair, flags } = cookieOf(answer, 'nitido_admin_refresh');
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']));
    const seconds = Number(flags.find((flag) => flag.startsWith('Max-Age='))?.slice(8));
    expect(seconds).toBeGreaterThan(86_400 - 10);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect((await refresh(app.http, pair, '?userType=admin')).status).toBe(200);
    expect((await app.http.as(answer.body.token).get('/api/user/profile')).status).toBe(200);
  });

  it('does not live longer by being used', async () => {
    const { pair } = cookieOf(await enter(ADMIN.ADMIN_PASSWORD), 'nitido_admin_refresh');
    const id = pair.split(/[=.]/)[1];
    await app.sql.query("update sessions set expires_at = now() + interval '1 hour' where id = $1", [id]);
    const { flags } = cookieOf(await refresh(app.http, pair, '?userType=admin'), 'nitido_admin_refresh');
    expect(Number(flags.find((flag) => flag.startsWith('Max-Age='))?.slice(8))).toBeLessThanOrEqual(3_600);
  });

  it('counts the attempts down and closes for five minutes with the fifth, also for the right password', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect(await enter('errada')).toMatchObject({
        status: 401,
        body: {
          error: 'Credenciais inválidas',
          message: `Tentativas restantes: ${left}`,
          details: { remainingAttempts: left },
        },
      });
    }
    for (const password of ['errada', ADMIN.ADMIN_PASSWORD]) {
      const answer = await enter(password);
      expect(answer).toMatchObject({
        status: 429,
        body: { error: 'Muitas tentativas. Tente novamente em 5 minutos.' },
      });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(290);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    }
  });

  it('asks strangers for the captcha after three tries, and counts none without it, so that nobody is shut out', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)));
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['INVALID_CREDENTIALS', 'CAPTCHA_REQUIRED']));
    expect(await guess(50, 'sandbox-fail')).toBe('CAPTCHA_FAILED');
    expect(await guess(51, 'ficha')).toBe('INVALID_CREDENTIALS');
    expect((await enter(ADMIN.ADMIN_PASSWORD)).status).toBe(200);
  });

  it('opens again after the five minutes, with five attempts', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await enter('errada');
    await app.sql.query(
      "update login_locks set locked_until = now() - interval '1 second', counted_until = now() - interval '1 second'",
    );
    expect(await enter('errada')).toMatchObject({ status: 401, body: { message: 'Tentativas restantes: 4' } });
    expect((await enter(ADMIN.ADMIN_PASSWORD)).status).toBe(200);
  });

  it('looks at five passwords of fifty that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, guess) => enter(`palpite-${guess}`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(46);
  });

  it('starts counting anew after a right password', async () => {
    for (let attempt = 0; attempt < 3; attempt++) await enter('errada');
    expect((await enter(ADMIN.ADMIN_PASSWORD)).status).toBe(200);
    expect(await enter('errada')).toMatchObject({ body: { message: 'Tentativas restantes: 4' } });
  });

  it('treats a name that does not exist alike', async () => {
    const known = await enter('errada');
    const unknown = await enter('errada', 'ninguem');
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
    expect(unknown.status).toBe(known.status);
  });

  it('is not open to a subscriber', async () => {
    const { demo } = app.facts();
    expect((await enter(demo?.password ?? '', demo?.email)).status).toBe(401);
  });

  it.each([
    [{ username: '', password: 'x' }, 'Usuário é obrigatório'],
    [{ username: 'chefe', password: '' }, 'Senha é obrigatória'],
    [{ username: ['chefe'], password: 'x' }, 'Usuário é obrigatório'],
  ])('refuses %j', async (body, error) => {
    expect(await app.http.post('/api/auth/admin/login', body)).toMatchObject({ status: 400, body: { error } });
  });
});
