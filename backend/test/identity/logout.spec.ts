import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { cookieOf, login, refresh, subscriber } from './people.js';

jest.setTimeout(120_000);

describe('Logout', () => {
  let app: RunningApp;
  let second: RunningApp;
  let email: string;

  beforeAll(async () => {
    app = await startApp();
    second = await startApp({ beside: app });
    email = (await subscriber(app)).email;
  });

  const profile = (at: RunningApp, token: string) => at.http.as(token).get('/api/user/profile');

  it('ends the session of the cookie at once, here and on the other instance, and clears the cookie (ASVS 7.4.1)', async () => {
    const opened = await login(app.http, email);
    const { token } = opened.body;
    const cookie = cookieOf(opened).pair;
    expect([(await profile(app, token)).status, (await profile(second, token)).status]).toEqual([200, 200]);

    const answer = await app.http.raw('POST', '/api/auth/logout', undefined, { cookie });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(cookieOf(answer)).toMatchObject({ pair: 'nitido_refresh=' });
    expect(await profile(app, token)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    await until(async () => (await profile(second, token)).status === 401);
    expect((await refresh(app.http, cookie)).status).toBe(401);
  });

  it('ends the session of a bearer token without a cookie', async () => {
    const { token } = (await login(app.http, email)).body;
    expect((await app.http.as(token).raw('POST', '/api/auth/logout')).status).toBe(200);
    expect((await profile(app, token)).status).toBe(401);
  });

  it('leaves the person’s other devices alone', async () => {
    const [phone, desktop] = [await login(app.http, email), await login(app.http, email)];
    await app.http.as(phone.body.token).raw('POST', '/api/auth/logout');
    expect((await profile(app, desktop.body.token)).status).toBe(200);
  });

  it('is no failure for someone who is out already', async () => {
    expect((await app.http.raw('POST', '/api/auth/logout')).status).toBe(200);
    expect(
      (await app.http.as('nada').raw('POST', '/api/auth/logout', undefined, { cookie: 'nitido_refresh=x' })).status,
    ).toBe(200);
  });

  it('is refused to another site’s page', async () => {
    const opened = await login(app.http, email);
    const headers = { cookie: cookieOf(opened).pair, origin: 'https://outro.exemplo.com' };
    expect((await app.http.raw('POST', '/api/auth/logout', undefined, headers)).status).toBe(403);
    expect((await profile(app, opened.body.token)).status).toBe(200);
  });
});
