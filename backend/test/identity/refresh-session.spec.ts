import { startApp, type World } from '../harness/start-app.js';
import { ADMIN } from './admins.js';
import { cookieOf, login, refresh, subscriber } from './people.js';

jest.setTimeout(120_000);

const OVER = { status: 401, body: { code: 'TOKEN_EXPIRED', error: 'Sessão expirada. Entre novamente.' } };

describe('Refreshing a session', () => {
  let app: World;
  let email: string;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    email = (await subscriber(app)).email;
  });

  async function opened(): Promise<{ cookie: string; token: string }> {
    const answer = await login(app.http, email);
    return { cookie: cookieOf(answer).pair, token: answer.body.token };
  }

  async function works(token: string): Promise<boolean> {
    return (await app.http.as(token).get('/api/user/profile')).status === 200;
  }

  /** Puts the last rotation further into the past. */
  async function letPass(cookie: string, seconds: number): Promise<void> {
    await app.sql.query('update sessions set rotated_at = rotated_at - make_interval(secs => $2) where id = $1', [
      cookie.split(/[=.]/)[1],
      seconds,
    ]);
  }

  it('answers a new access token and changes the cookie (ASVS 7.2.2)', async () => {
    const { cookie } = await opened();
    const answer = await refresh(app.http, cookie);
    expect(answer).toMatchObject({ status: 200, body: { success: true, userType: 'user', user: { email } } });
    expect(cookieOf(answer).pair).not.toBe(cookie);
    expect(await works(answer.body.token)).toBe(true);
    expect((await refresh(app.http, cookieOf(answer).pair)).status).toBe(200);
  });

  it('takes two tabs that ask at once for what they are, and gives them the same successor', async () => {
    const { cookie } = await opened();
    const [one, two] = await Promise.all([refresh(app.http, cookie), refresh(app.http, cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(cookieOf(one).pair).toBe(cookieOf(two).pair);
    const next = await refresh(app.http, cookieOf(one).pair);
    expect(next.status).toBe(200);
    expect(await works(next.body.token)).toBe(true);
  });

  it('takes an old token for a stolen one and ends the whole session, also for its owner', async () => {
    const { cookie: stolen } = await opened();
    const owner = await refresh(app.http, stolen);
    await letPass(stolen, 11);
    expect(await refresh(app.http, stolen)).toMatchObject(OVER);
    expect(await refresh(app.http, cookieOf(owner).pair)).toMatchObject(OVER);
    expect(await works(owner.body.token)).toBe(false);
  });

  it('answers the token before it once more, not twice', async () => {
    const { cookie } = await opened();
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push((await refresh(app.http, cookie)).status);
    expect(answers).toEqual([200, 200, 401]);
  });

  it('knows a copy that is many rotations old', async () => {
    const { cookie: first } = await opened();
    let current = first;
    for (let turn = 0; turn < 3; turn++) current = cookieOf(await refresh(app.http, current)).pair;
    expect(await refresh(app.http, first)).toMatchObject(OVER);
    expect(await refresh(app.http, current)).toMatchObject(OVER);
  });

  it('ends no session for a token that was only made up', async () => {
    const { cookie } = await opened();
    const forged = `${cookie.slice(0, -4)}AAAA`;
    expect(await refresh(app.http, forged)).toMatchObject(OVER);
    expect((await refresh(app.http, cookie)).status).toBe(200);
  });

  it('is refused without a cookie, and with one of the other kind', async () => {
    const { cookie } = await opened();
    expect(await app.http.raw('POST', '/api/auth/refresh')).toMatchObject(OVER);
    const renamed = cookie.replace('nitido_refresh', 'nitido_admin_refresh');
    expect(await refresh(app.http, renamed, '?userType=admin')).toMatchObject(OVER);
    expect((await refresh(app.http, cookie)).status).toBe(200);
  });

  it.each([
    [{ origin: 'https://outro.exemplo.com' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is refused to another site’s page: %j (ASVS 3.5.1)', async (headers) => {
    const { cookie } = await opened();
    const answer = await app.http.with(headers).raw('POST', '/api/auth/refresh', undefined, { cookie });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await refresh(app.http.with({ origin: app.url, 'sec-fetch-site': 'same-origin' }), cookie)).status).toBe(
      200,
    );
  });

  it('is over after thirty days without use (ASVS 7.3.1)', async () => {
    const { cookie } = await opened();
    await app.sql.query("update sessions set idle_expires_at = now() - interval '1 second' where id = $1", [
      cookie.split(/[=.]/)[1],
    ]);
    expect(await refresh(app.http, cookie)).toMatchObject(OVER);
  });

  it('is over for an account that was blocked', async () => {
    const other = await subscriber(app);
    const { pair } = cookieOf(await login(app.http, other.email));
    await app.sql.query('update accounts set blocked_at = now() where id = $1', [other.id]);
    expect(await refresh(app.http, pair)).toMatchObject(OVER);
  });

  it('stores no token, only hashes', async () => {
    const { cookie } = await opened();
    const secret = cookie.split('.')[1] ?? '';
    const { rows } = await app.sql.query('select row_to_json(s)::text as row from sessions s');
    const dump = rows.map(({ row }) => row).join();
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret, 'base64url').subarray(0, 32).toString('hex'));
  });
});
