import type { Answer, HttpClient } from '../harness/http-client.js';
import { LOGGED, type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, colleague, enterAsAdmin, letProofPass } from '../identity/admins.js';
import { inLine } from '../identity/in-line.js';
import { type ErrorBody, login, PASSWORD, registration, subscriber } from '../identity/people.js';

interface Item {
  effect: string;
  name: string;
  value: string;
  initial: string;
  previous: string | null;
  changedAt: string | null;
  changedBy: string | null;
}
interface SettingsBody {
  data: Item[];
  environment: { name: string; value: string | null }[];
}

const ENV = { ...ADMIN, ...SIGNALS_ALONE };

describe('Settings that are changed while the product runs', () => {
  let app: RunningApp;
  let two: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    app = await startApp({ env: ENV });
    two = await startApp({ env: ENV, beside: app });
  });
  beforeEach(async () => {
    admin = await adminOf(app);
  });

  const settings = async () => (await admin.get<SettingsBody>('/api/admin/settings')).body;
  const setting = async (name: string) => {
    const found = (await settings()).data.find((item) => item.name === name);
    if (!found) throw new Error(`no setting ${name}`);
    return found;
  };
  const put = (name: string, value: unknown, seenAt: unknown) =>
    admin.put<{ data: Item } & ErrorBody>(`/api/admin/settings/${name}`, { value, seenAt });
  /** Changes it from what it is now. */
  const set = async (name: string, value: string | null) => put(name, value, (await setting(name)).changedAt);
  const retention = async (at: RunningApp) =>
    (await at.http.get<{ resultDays: number }>('/api/public/privacy')).body.resultDays;
  const domains = async (at: RunningApp) =>
    (await at.http.get<{ emailDomains: string[] }>('/api/public/config')).body.emailDomains;

  it('are at first what the environment says, and no secret is among them', async () => {
    expect(await setting('HISTORY_RETENTION_DAYS')).toMatchObject({ value: '90', initial: '90', changedAt: null });
    const { data, environment } = await settings();
    expect(data.map(({ name }) => name).toSorted()).toEqual([
      'CLEANUP_GRACE_DAYS',
      'CLEANUP_UNPAID_DAYS',
      'EMAIL_DOMAINS',
      'HISTORY_RETENTION_DAYS',
      'LOOKUPS_BURST',
      'LOOKUPS_PER_MINUTE',
      'PLAN_DAILY_LOOKUPS_BRONZE',
      'PLAN_DAILY_LOOKUPS_GOLD',
      'PLAN_DAILY_LOOKUPS_SILVER',
      'PRIVACY_REQUEST_RETENTION_DAYS',
    ]);
    expect(environment.find(({ name }) => name === 'RATE_LIMIT')?.value).toBe('off');
    expect(environment.map(({ name }) => name).join()).not.toMatch(/SECRET|_KEYS?\b|TOKEN|PASSWORD|DATABASE/);
  });

  it('are in force at both instances by the signal alone, on record old and new, and survive a restart', async () => {
    expect([await retention(app), await retention(two)]).toEqual([90, 90]);
    const { status, body } = await set('HISTORY_RETENTION_DAYS', '30');
    expect([status, body.data.value, body.data.previous, body.data.changedBy]).toEqual([
      200,
      '30',
      '90',
      'Administração',
    ]);
    expect(await retention(app)).toBe(30);
    await until(async () => (await retention(two)) === 30);
    await two.restart();
    expect(await retention(two)).toBe(30);
    const { rows } = await app.sql.query(
      "SELECT before, after FROM admin_actions WHERE target = 'setting:HISTORY_RETENTION_DAYS'",
    );
    expect(rows).toEqual([{ before: { value: '90' }, after: { value: '30', initial: false } }]);
    expect((await set('HISTORY_RETENTION_DAYS', null)).body.data).toMatchObject({ value: '90', changedAt: null });
    await until(async () => (await retention(two)) === 90);
  });

  it('decide who may register', async () => {
    const elsewhere = (n: number) => registration({ email: `pessoa${n}@empresa.com.br` });
    expect((await app.http.post('/api/auth/register', elsewhere(1))).status).toBe(400);
    await set('EMAIL_DOMAINS', 'gmail.com, Empresa.com.br');
    expect(await domains(app)).toEqual(['gmail.com', 'empresa.com.br']);
    await until(async () => (await domains(two)).includes('empresa.com.br'));
    expect((await two.http.post('/api/auth/register', elsewhere(2))).status).toBe(201);
    await set('EMAIL_DOMAINS', null);
    expect((await app.http.post('/api/auth/register', elsewhere(3))).status).toBe(400);
  });

  it('decide how many lookups a day a plan allows', async () => {
    const { email } = await subscriber(app);
    const http = app.http.as((await login(app.http, email)).body.token);
    const limit = async () => (await http.get<{ limite: number }>('/api/user/usage')).body.limite;
    const before = await limit();
    await set('PLAN_DAILY_LOOKUPS_GOLD', '7');
    expect([before, await limit()]).toEqual([1_000, 7]);
    const { body } = await app.http.get<{ plans: { id: string; dailyLookups: number }[] }>('/api/plans');
    expect(body.plans.find(({ id }) => id === 'gold')?.dailyLookups).toBe(7);
    await set('PLAN_DAILY_LOOKUPS_GOLD', null);
  });

  it('are the grace of the cleanup', async () => {
    const grace = async () =>
      (await admin.get<{ gracePeriodinDays: number }>('/api/admin/cleanup/stats')).body.gracePeriodinDays;
    expect(await grace()).toBe(7);
    expect((await setting('CLEANUP_GRACE_DAYS')).effect).toContain('depois do aviso ao dono');
    await set('CLEANUP_GRACE_DAYS', '15');
    expect(await grace()).toBe(15);
    await set('CLEANUP_GRACE_DAYS', null);
  });

  it('are not overwritten by who has not seen what they are', async () => {
    const { changedAt } = await setting('LOOKUPS_BURST');
    const answers = await Promise.all(['10', '20', '40'].map((value) => put('LOOKUPS_BURST', value, changedAt)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('SETTING_CHANGED');
    await set('LOOKUPS_BURST', null);
  });

  it.each([
    ['HISTORY_RETENTION_DAYS', '0', 400, 'INVALID_INPUT', 'Informe um número de 1 a 1825.'],
    ['HISTORY_RETENTION_DAYS', '90 dias', 400, 'INVALID_INPUT', 'Informe um número de 1 a 1825.'],
    ['HISTORY_RETENTION_DAYS', 90, 400, 'INVALID_INPUT', 'Informe o valor.'],
    [
      'EMAIL_DOMAINS',
      'gmail',
      400,
      'INVALID_INPUT',
      'Domínio inválido. Use a forma gmail.com, separando por vírgulas.',
    ],
    ['EMAIL_DOMAINS', ' ', 400, 'INVALID_INPUT', 'Informe ao menos um domínio.'],
    ['JWT_SECRET', 'x', 404, 'SETTING_NOT_FOUND', 'Configuração não encontrada.'],
    ['__proto__', 'x', 404, 'SETTING_NOT_FOUND', 'Configuração não encontrada.'],
  ])('refuse %s = %j with a reason', async (name, value, status, code, error) => {
    const answer = await put(name, value, null);
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([status, code, error]);
  });
});

describe('The administrators among themselves', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let adminId: string;

  beforeAll(async () => {
    app = await startApp({ env: { ...ENV, ...LOGGED } });
  });
  beforeEach(async () => {
    const { token, user } = (await enterAsAdmin(app.http)).body;
    admin = app.http.as(token);
    adminId = user.id;
  });

  interface Listed {
    id: string;
    username: string;
    own: boolean;
    invited: boolean;
    deactivatedAt: string | null;
  }
  const list = async () => (await admin.get<{ data: Listed[] }>('/api/admin/admins')).body.data;
  const invite = (username: string) =>
    admin.post<{ id: string; username: string; password: string } & ErrorBody>('/api/admin/admins', { username });

  it('are invited with a password that is shown once and must be replaced', async () => {
    const { status, body } = await invite(' Ana.Souza ');
    expect([status, body.username]).toEqual([201, 'ana.souza']);
    const entered = await enterAsAdmin(app.http, { username: 'ana.souza', password: body.password });
    const http = app.http.as(entered.body.token);
    expect(await http.get('/api/admin/users')).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_CHANGE_REQUIRED' },
    });
    expect(await list()).toContainEqual(expect.objectContaining({ id: body.id, invited: true, own: false }));
    expect((await http.post('/api/admin/me/password', { newPassword: PASSWORD })).status).toBe(200);
    expect((await http.get('/api/admin/users')).status).toBe(200);
    expect(await list()).toContainEqual(expect.objectContaining({ id: body.id, invited: false }));
    const { rows } = await app.sql.query("SELECT target, after FROM admin_actions WHERE action = 'invite-admin'");
    expect(rows).toEqual([{ target: `account:${body.id}`, after: null }]);
    expect(app.log()).not.toContain(body.password);
  });

  it('are given another one-time password when they are invited again before they were in', async () => {
    const lost = (await invite('perdida')).body;
    const { status, body } = await invite('Perdida');
    expect([status, body.id, body.username]).toEqual([201, lost.id, 'perdida']);
    const enter = ({ password }: { password: string }) => enterAsAdmin(app.http, { username: 'perdida', password });
    expect((await enter(lost)).status).toBe(401);
    expect((await enter(body)).status).toBe(200);
    expect((await invite('perdida')).body.code).toBe('USERNAME_TAKEN');
    const { rows } = await app.sql.query('SELECT action FROM admin_actions WHERE target = $1', [`account:${lost.id}`]);
    expect(rows).toEqual([{ action: 'invite-admin' }, { action: 'invite-admin' }]);
  });

  it('are not invited again once they were shut out', async () => {
    const { id } = (await invite('fechada')).body;
    expect((await admin.post(`/api/admin/admins/${id}/deactivate`)).status).toBe(200);
    expect((await invite('fechada')).body.code).toBe('USERNAME_TAKEN');
  });

  it.each([
    ['chefe', 409, 'USERNAME_TAKEN'],
    ['CHEFE', 409, 'USERNAME_TAKEN'],
    ['a', 400, 'INVALID_INPUT'],
    ['ana souza', 400, 'INVALID_INPUT'],
    ['', 400, 'INVALID_INPUT'],
  ])('are not invited as %j', async (username, status, code) => {
    const answer = await invite(username);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('are shut out at once, and let in again', async () => {
    const { id, http } = await colleague(app, 'bruno');
    expect((await admin.post(`/api/admin/admins/${id}/deactivate`)).status).toBe(200);
    expect((await http.get('/api/admin/users')).status).toBe(401);
    const back = { username: 'bruno', password: PASSWORD };
    expect((await enterAsAdmin(app.http, back)).status).toBe(403);
    expect((await list()).find((listed) => listed.id === id)?.deactivatedAt).not.toBeNull();
    expect((await admin.post(`/api/admin/admins/${id}/reactivate`)).status).toBe(200);
    expect((await enterAsAdmin(app.http, back)).status).toBe(200);
    const { rows } = await app.sql.query(
      'SELECT action, before, after FROM admin_actions WHERE target = $1 ORDER BY at',
      [`account:${id}`],
    );
    expect(rows.slice(-2)).toEqual([
      { action: 'deactivate-admin', before: { active: true }, after: { active: false } },
      { action: 'reactivate-admin', before: { active: false }, after: { active: true } },
    ]);
  });

  it('cannot shut themselves out, nor a subscriber or nobody', async () => {
    const { id } = await subscriber(app);
    expect(await admin.post(`/api/admin/admins/${adminId}/deactivate`)).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT' },
    });
    for (const other of [id, 'nada']) {
      for (const action of ['deactivate', 'reactivate']) {
        const { status, body } = await admin.post<ErrorBody>(`/api/admin/admins/${other}/${action}`);
        expect([status, body.code]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
      }
    }
  });

  it('are never all gone: of two who shut each other out at the same moment one stays', async () => {
    const { id, http } = await colleague(app, 'carla');
    await invite('nunca-entrou');
    await app.sql.query(
      "UPDATE accounts SET blocked_at = now() WHERE role = 'admin' AND id NOT IN ($1, $2) AND NOT must_change_password",
      [id, adminId],
    );
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        admin.post(`/api/admin/admins/${id}/deactivate`),
        http.post(`/api/admin/admins/${adminId}/deactivate`),
      ]);
      const { rows } = await app.sql.query(
        "SELECT id FROM accounts WHERE role = 'admin' AND blocked_at IS NULL AND NOT must_change_password",
      );
      expect(rows).toHaveLength(1);
      await app.sql.query('UPDATE accounts SET blocked_at = NULL WHERE id IN ($1, $2)', [id, adminId]);
      await app.sql.query('UPDATE sessions SET ended_at = NULL, end_reason = NULL WHERE account_id IN ($1, $2)', [
        id,
        adminId,
      ]);
      await app.sql.query("SELECT pg_notify('account_changed', id::text) FROM accounts WHERE id IN ($1, $2)", [
        id,
        adminId,
      ]);
      await until(async () => (await http.get('/api/admin/users')).status === 200);
      await until(async () => (await admin.get('/api/admin/users')).status === 200);
    }
  });

  it('do nothing more to each other once they were shut out, by what they had asked for just before', async () => {
    const [first, second] = [await colleague(app, 'gil'), await colleague(app, 'hugo')];
    const shutOut = (by: HttpClient, id: string) => () => by.post<ErrorBody>(`/api/admin/admins/${id}/deactivate`);
    const inviteBy = (by: HttpClient) => () => by.post<ErrorBody>('/api/admin/admins', { username: 'de-fora' });
    const { http } = second;
    const outcomes = (answers: readonly Answer<ErrorBody>[]) =>
      answers.map(({ status, body }) => (status < 300 ? status : body.code));
    const acts = [shutOut(first.http, second.id), shutOut(http, first.id)];
    expect(outcomes(await inLine(app, first.id, ...acts))).toEqual([200, 'TOKEN_EXPIRED']);
    expect((await admin.post(`/api/admin/admins/${second.id}/reactivate`)).status).toBe(200);
    const back = await adminOf(app, { username: 'hugo', password: PASSWORD });
    const late = await inLine(app, first.id, shutOut(admin, second.id), inviteBy(back));
    expect(outcomes(late)).toEqual([200, 'TOKEN_EXPIRED']);
    expect((await list()).map(({ username }) => username)).not.toContain('de-fora');
  });

  it('cannot be blocked as if they were subscribers', async () => {
    const { id } = await colleague(app, 'dora');
    expect(await admin.post(`/api/admin/users/${id}/block`)).toMatchObject({
      status: 404,
      body: { code: 'ACCOUNT_NOT_FOUND' },
    });
  });

  it('give their password before', async () => {
    await letProofPass(app);
    await app.sql.query("SELECT pg_notify('account_changed', $1)", [adminId]);
    await until(async () => (await invite('eva')).status === 403);
    expect((await invite('eva')).body.code).toBe('STEP_UP_REQUIRED');
  });
});
