import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, enterAsAdmin, letProofPass } from './admins.js';
import { emailTo, forgot, tokenIn } from './emails.js';
import { type ErrorBody, login, PASSWORD, subscriber } from './people.js';

const NOBODY = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

describe('An administrator and somebody’s account', () => {
  let app: RunningApp;
  let two: RunningApp;
  let admin: HttpClient;
  let adminId: string;
  let person: { id: string; email: string; tempToken: string };

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE } });
    two = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE }, beside: app });
  });
  beforeEach(async () => {
    const { body } = await enterAsAdmin(app.http);
    admin = app.http.as(body.token);
    adminId = body.user.id;
    person = await subscriber(app);
  });

  const act = (action: string, id = person.id) => admin.post<ErrorBody>(`/api/admin/users/${id}/${action}`);
  const profileAt = async (at: RunningApp, token: string) => (await at.http.as(token).get('/api/user/profile')).status;
  const entriesOn = async (id: string) =>
    (
      await app.sql.query('SELECT admin_id, action, before, after FROM admin_actions WHERE target = $1 ORDER BY at', [
        `account:${id}`,
      ])
    ).rows;

  it('blocks it: whoever is in is out at both instances, and nobody gets in', async () => {
    const { token } = (await login(app.http, person.email)).body;
    expect([await profileAt(app, token), await profileAt(two, token)]).toEqual([200, 200]);
    expect(await act('block')).toMatchObject({ status: 200, body: { success: true } });
    expect(await profileAt(app, token)).toBe(401);
    await until(async () => (await profileAt(two, token)) === 401);
    expect(await login(two.http, person.email)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BLOCKED' } });
    expect((await app.http.as(person.tempToken).get('/api/payments/pending')).status).toBe(401);
  });

  it('changes it, as a login does, without waiting for who adds a row of it, as for a payment', async () => {
    const payer = await app.sql.connect();
    try {
      await payer.query('BEGIN');
      await payer.query('SELECT FROM accounts WHERE id = $1 FOR KEY SHARE', [person.id]);
      expect((await login(app.http, person.email)).status).toBe(200);
      expect((await act('block')).status).toBe(200);
    } finally {
      await payer.query('ROLLBACK');
      payer.release();
    }
  });

  it('unblocks it again, and both are on record', async () => {
    await act('block');
    await act('unblock');
    expect((await login(app.http, person.email)).status).toBe(200);
    expect(await entriesOn(person.id)).toEqual([
      { admin_id: adminId, action: 'block-account', before: { blocked: false }, after: { blocked: true } },
      { admin_id: adminId, action: 'unblock-account', before: { blocked: true }, after: { blocked: false } },
    ]);
  });

  it('ends its sessions, at both instances, and lets it in again (ASVS 7.4.5)', async () => {
    const { token } = (await login(app.http, person.email)).body;
    expect(await profileAt(two, token)).toBe(200);
    expect((await act('sessions/end')).status).toBe(200);
    expect((await app.http.as(person.tempToken).get('/api/payments/pending')).status).toBe(401);
    await until(async () => (await profileAt(two, token)) === 401);
    expect((await login(app.http, person.email)).status).toBe(200);
    expect(await entriesOn(person.id)).toMatchObject([{ action: 'end-sessions' }]);
  });

  it('lets no temporary token from before a block live on after it', async () => {
    await act('block');
    await act('unblock');
    expect((await app.http.as(person.tempToken).get('/api/payments/pending')).status).toBe(401);
  });

  it.each(['block', 'sessions/end'])('lets it move to no e-mail that was asked for before: %s', async (action) => {
    const { token } = (await login(app.http, person.email)).body;
    const email = `outro.${person.email}`;
    expect((await app.http.as(token).post('/api/user/email', { email, password: PASSWORD })).status).toBe(200);
    const link = { token: tokenIn(await emailTo(app, email, 'Confirme seu novo e-mail')) };
    expect((await act(action)).status).toBe(200);
    expect(await app.http.post('/api/auth/confirm-email', link)).toMatchObject({
      status: 400,
      body: { code: 'LINK_INVALID' },
    });
    const { rows } = await app.sql.query('SELECT email FROM accounts WHERE id = $1', [person.id]);
    expect(rows).toEqual([{ email: person.email }]);
  });

  it('sends its owner no more links for a new password than that one may ask for, in all', async () => {
    const limited = await startApp({ env: { ...ADMIN, RATE_LIMIT: 'on' }, beside: app });
    const there = limited.http.as((await enterAsAdmin(limited.http)).body.token);
    const send = () => there.post<ErrorBody>(`/api/admin/users/${person.id}/reset-link`);
    const statuses = [];
    for (const ask of [send, () => forgot(limited, person.email), send, send, () => forgot(limited, person.email)])
      statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await limited.stop();
  });

  it('cannot block the own one', async () => {
    expect(await act('block', adminId)).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect(await profileAt(app, (await enterAsAdmin(app.http)).body.token)).toBe(200);
  });

  it.each(['block', 'unblock', 'sessions/end'])('finds no account that does not exist: %s', async (action) => {
    expect(await act(action, NOBODY)).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
    expect(await act(action, 'nada')).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
    expect(await entriesOn(NOBODY)).toEqual([]);
  });

  it.each(['block', 'unblock', 'sessions/end'])('gives the password first: %s', async (action) => {
    await letProofPass(app);
    expect(await act(action)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
  });

  it.each(['block', 'unblock', 'sessions/end'])('is nobody else: %s', async (action) => {
    const { token } = (await login(app.http, person.email)).body;
    expect((await app.http.as(token).post(`/api/admin/users/${person.id}/${action}`)).status).toBe(403);
  });
});
