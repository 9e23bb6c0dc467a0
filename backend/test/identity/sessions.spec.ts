import type { DataSource } from 'typeorm';
import { SweepSessions } from '../../src/modules/identity/sessions/sweep-sessions.job.js';
import { Sql } from '../../src/platform/database/sql.js';
import { idAt } from '../../src/platform/ids.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, enterAsAdmin } from './admins.js';
import { emailsTo, emailTo, forgot } from './emails.js';
import { type ErrorBody, login, subscriber } from './people.js';

interface SessionItem {
  id: string;
  current: boolean;
  device: string;
  kind: string;
  address: string | null;
  createdAt: string;
  lastSeenAt: string;
}

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

describe('The sessions of an account', () => {
  let app: RunningApp;
  let email: string;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });
  beforeEach(async () => {
    email = (await subscriber(app)).email;
  });

  async function signedIn(agent = DESKTOP, who = email): Promise<HttpClient> {
    const { body } = await login(app.http.with({ 'user-agent': agent }), who);
    return app.http.as(body.token);
  }

  async function sessionsOf(device: HttpClient): Promise<SessionItem[]> {
    return (await device.get<{ data: SessionItem[] }>('/api/user/sessions')).body.data;
  }

  const works = async (device: HttpClient) => (await device.get('/api/user/profile')).status === 200;

  it('are listed with the device in words and the network alone, the one that asks marked (ASVS 7.5.2)', async () => {
    const phone = await signedIn(PHONE);
    await signedIn(DESKTOP);
    const answer = await phone.get<{ data: SessionItem[]; total: number }>('/api/user/sessions');
    expect(answer).toMatchObject({ status: 200, body: { success: true, total: 2 } });
    expect(answer.body.data.map(({ device, kind, current, address }) => [device, kind, current, address])).toEqual([
      ['Chrome no Windows', 'computer', false, '127.0.•.•'],
      ['Safari no iPhone', 'phone', true, '127.0.•.•'],
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toMatch(/Mozilla|127\.0\.0\.1/);
  });

  it('lie encrypted where they came from, and are read by their owner (ASVS 14.2.4)', async () => {
    const phone = await signedIn(PHONE);
    const rows = async () => (await app.sql.query(`select s::text as row from sessions s`)).rows;
    expect(JSON.stringify(await rows())).not.toMatch(/Mozilla|127\.0\.0\.1/);
    const hex = ['Mozilla', '127.0.0.1'].map((text) => Buffer.from(text).toString('hex'));
    for (const text of hex) expect(JSON.stringify(await rows())).not.toContain(text);
    const { body } = await phone.get<{ sessoes: object[] }>('/api/user/export');
    expect(body.sessoes).toEqual([expect.objectContaining({ endereco: '127.0.0.1', navegador: PHONE })]);
  });

  it('tell the owner once of a device that was never seen, and not of the first', async () => {
    const NEW_DEVICE = 'Novo dispositivo na sua conta';
    const told = async () => (await emailsTo(app, email)).filter(({ subject }) => subject === NEW_DEVICE);
    await signedIn(DESKTOP);
    await signedIn(PHONE);
    const { text } = await emailTo(app, email, NEW_DEVICE);
    for (const part of ['Safari no iPhone', '127.0.•.•']) expect(text).toContain(part);
    await Promise.all([signedIn(PHONE), signedIn(DESKTOP), signedIn(PHONE.replace('18_0', '19_1'))]);
    await signedIn('curl/8.0');
    await emailTo(app, email, NEW_DEVICE, 2);
    expect(await told()).toHaveLength(2);
  });

  it('end one by one, and the others stay (ASVS 7.5.2)', async () => {
    const [phone, desktop] = [await signedIn(PHONE), await signedIn(DESKTOP)];
    const lost = (await sessionsOf(desktop)).find(({ current }) => !current);
    expect(await desktop.delete(`/api/user/sessions/${lost?.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect([await works(phone), await works(desktop)]).toEqual([false, true]);
    expect((await sessionsOf(desktop)).map(({ current }) => current)).toEqual([true]);
  });

  it('end all together but for the one that asks, and those that were open are counted', async () => {
    const [phone, desktop, tablet] = [await signedIn(PHONE), await signedIn(), await signedIn()];
    const [left] = await sessionsOf(await signedIn());
    await app.sql.query("update sessions set idle_expires_at = now() - interval '1 second' where id = $1", [left?.id]);
    expect((await desktop.delete('/api/user/sessions')).body).toEqual({ success: true, ended: 2 });
    expect([await works(phone), await works(desktop), await works(tablet)]).toEqual([false, true, false]);
    expect((await desktop.delete('/api/user/sessions')).body).toEqual({ success: true, ended: 0 });
  });

  it('of others neither show nor end (ASVS 8.2.2)', async () => {
    const stranger = await signedIn(DESKTOP, (await subscriber(app)).email);
    const own = await signedIn(PHONE);
    const [session] = await sessionsOf(own);
    const answer = await stranger.delete<ErrorBody>(`/api/user/sessions/${session?.id}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    await stranger.delete('/api/user/sessions');
    expect(await works(own)).toBe(true);
    expect((await sessionsOf(stranger)).map(({ id }) => id)).not.toContain(session?.id);
  });

  it.each(['nada', '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11', "'"])(
    'that do not exist cannot be ended: %s',
    async (id) => {
      const answer = await (await signedIn()).delete<ErrorBody>(`/api/user/sessions/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { error: 'Esta sessão não existe ou já foi encerrada.' } });
    },
  );

  it('that are over are not listed and cannot be ended again', async () => {
    const [gone, own] = [await signedIn(PHONE), await signedIn()];
    const over = (await sessionsOf(own)).find(({ current }) => !current);
    await gone.raw('POST', '/api/auth/logout');
    expect((await sessionsOf(own)).map(({ current }) => current)).toEqual([true]);
    expect((await own.delete(`/api/user/sessions/${over?.id}`)).status).toBe(404);
  });

  it('are of no concern to a temporary token', async () => {
    const { tempToken } = await subscriber(app);
    expect((await app.http.as(tempToken).get('/api/user/sessions')).status).toBe(403);
    expect((await app.http.get('/api/user/sessions')).status).toBe(401);
  });

  it('are there for administrators too', async () => {
    const { body } = await enterAsAdmin(app.http);
    const sessions = await sessionsOf(app.http.as(body.token));
    expect(sessions).toMatchObject([{ current: true }]);
  });

  it('are swept once they have been over for six months, and links with them, though a table beside them cannot be', async () => {
    await signedIn();
    await forgot(app, email);
    const old = idAt(new Date(Date.now() - 240 * 86_400_000));
    const planted = `INSERT INTO sessions SELECT (jsonb_populate_record(s, jsonb_build_object('id', $2::uuid, 'expires_at', now() - interval '7 months'))).*
      FROM sessions AS s JOIN accounts AS a ON a.id = s.account_id WHERE a.email = $1 LIMIT 1`;
    await app.sql.query(planted, [email, old]);
    await app.sql.query("UPDATE account_links SET expires_at = now() - interval '1 minute'");
    await app.sql.query('ALTER TABLE api_keys RENAME TO api_keys_gone');
    const sql = new Sql({ driver: { master: app.sql } } as unknown as DataSource);
    await new SweepSessions(sql, new Jobs(sql))
      .run()
      .finally(() => app.sql.query('ALTER TABLE api_keys_gone RENAME TO api_keys'));
    const { rows } = await app.sql.query<{ old: number; young: number; links: number }>(
      `SELECT count(*) FILTER (WHERE id = $1)::int AS old, count(*) FILTER (WHERE id <> $1)::int AS young,
         (SELECT count(*)::int FROM account_links) AS links FROM sessions`,
      [old],
    );
    expect(rows).toEqual([{ old: 0, young: expect.any(Number), links: 0 }]);
    expect(rows[0]?.young).toBeGreaterThan(0);
  });
});
