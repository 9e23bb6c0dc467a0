import type { HttpClient } from '../harness/http-client.js';
import { runCliHere } from '../harness/run-cli.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf, enterAsAdmin, letProofPass } from './admins.js';
import { inLine } from './in-line.js';
import { login } from './people.js';

jest.setTimeout(120_000);

const PASSWORD = '/api/admin/me/password';
const STEP_UP = '/api/auth/admin/step-up';
const REFUSED = { status: 403, body: { code: 'STEP_UP_REQUIRED', error: 'Confirme sua senha para continuar.' } };

describe('What is dangerous', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let password: string = ADMIN.ADMIN_PASSWORD;
  let round = 0;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  beforeEach(async () => {
    await app.sql.query('delete from login_locks');
    const opened = await enterAsAdmin(app.http, { password });
    admin = app.http.as(opened.body.token);
  });

  async function change(http = admin) {
    const newPassword = `Chefe-nova-${++round}`;
    const answer = await http.post(PASSWORD, { newPassword });
    if (answer.status === 200) password = newPassword;
    return answer;
  }

  it('is open for five minutes after signing in, and closed then', async () => {
    expect((await change()).status).toBe(200);
    expect((await admin.get('/api/user/profile')).status).toBe(200);
    await letProofPass(app);
    expect(await change()).toMatchObject(REFUSED);
    expect((await admin.get('/api/user/profile')).status).toBe(200);
  });

  it('is open again for five minutes once the password was given', async () => {
    await letProofPass(app);
    const answer = await admin.post<{ provenUntil: string }>(STEP_UP, { password });
    expect(answer).toMatchObject({ status: 200, body: { success: true, provenUntil: expect.any(String) } });
    const { rows } = await app.sql.query('select max(proven_until) as until from sessions');
    expect(answer.body.provenUntil).toBe(rows[0].until.toISOString());
    expect((await change()).status).toBe(200);
  });

  it('is open on the other instance as soon as it is open on this one', async () => {
    const second = await startApp({ beside: app, env: ADMIN });
    const there = second.http.with({ authorization: (await bearer()).authorization });
    for (let time = 0; time < 5; time++) {
      await letProofPass(app);
      expect(await change(there)).toMatchObject(REFUSED);
      await admin.post(STEP_UP, { password });
      expect((await change(there)).status).toBe(200);
    }
    await second.stop();
  });

  it('stays closed after a wrong password, which counts at the administrators’ door', async () => {
    await letProofPass(app);
    for (const left of [4, 3, 2, 1]) {
      expect(await admin.post(STEP_UP, { password: 'errada' })).toMatchObject({
        status: 401,
        body: { error: 'Credenciais inválidas', message: `Tentativas restantes: ${left}` },
      });
    }
    expect((await admin.post(STEP_UP, { password: 'errada' })).status).toBe(429);
    expect((await admin.post(STEP_UP, { password })).status).toBe(429);
    expect((await enterAsAdmin(app.http, { password })).status).toBe(429);
    expect(await change()).toMatchObject(REFUSED);
  });

  it('is opened for one session, not for all of the account', async () => {
    await letProofPass(app);
    const other = await adminOf(app, { password });
    expect(await change()).toMatchObject(REFUSED);
    expect((await change(other)).status).toBe(200);
  });

  it('is not for subscribers, with or without their password', async () => {
    const user = app.http.as((await login(app.http, 'demo@gmail.com', 'Demo1234')).body.token);
    expect(await user.post(STEP_UP, { password: 'Demo1234' })).toMatchObject({ status: 403 });
    expect(await user.post(PASSWORD, { newPassword: 'Senha-nova-1' })).toMatchObject({ body: { code: 'FORBIDDEN' } });
  });

  it('ends the other sessions with a new password, and is written down without it (ASVS 16.4.2)', async () => {
    const other = await adminOf(app, { password });
    const old = password;
    expect((await change()).status).toBe(200);
    expect((await admin.get('/api/user/profile')).status).toBe(200);
    expect(await other.get('/api/user/profile')).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    expect((await enterAsAdmin(app.http, { password: old })).status).toBe(401);
    const { rows } = await app.sql.query('select * from admin_actions order by at desc, id desc limit 1');
    expect(rows[0]).toMatchObject({ action: 'change-password', target: `account:${rows[0].admin_id}` });
    expect(JSON.stringify(rows)).not.toMatch(/Chefe|argon2/);
    for (const tamper of [
      "update admin_actions set action = 'x'",
      'delete from admin_actions',
      'truncate admin_actions',
    ]) {
      await expect(app.sql.query(tamper)).rejects.toThrow('append-only');
    }
  });

  it.each([
    ['', 'Senha é obrigatória'],
    ['Curta12', 'Senha deve ter pelo menos 8 caracteres'],
    ['semmaiuscula1', 'Senha deve conter pelo menos uma letra maiúscula'],
  ])('takes no %j for a new password', async (newPassword, error) => {
    expect(await admin.post(PASSWORD, { newPassword })).toMatchObject({ status: 400, body: { error } });
    expect(await admin.post(PASSWORD, { newPassword: password })).toMatchObject({
      status: 400,
      body: { error: 'A nova senha deve ser diferente da atual' },
    });
  });

  async function bearer(): Promise<{ authorization: string }> {
    const { token } = (await enterAsAdmin(app.http, { password })).body;
    admin = app.http.as(token);
    return { authorization: `Bearer ${token}` };
  }
});

describe('A one-time password', () => {
  it('opens nothing but the way to a password of one’s own (ASVS 6.4.1)', async () => {
    const app = await startApp();
    const { admin: made } = app.facts();
    const opened = await enterAsAdmin(app.http, made);
    expect(opened).toMatchObject({ status: 200, body: { mustChangePassword: true } });
    const admin = app.http.as(opened.body.token);
    for (const path of ['/api/user/profile', '/api/user/history']) {
      expect(await admin.get(path)).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } });
    }
    await letProofPass(app);
    expect(await admin.post(PASSWORD, { newPassword: 'Minha-senha-1' })).toMatchObject(REFUSED);
    expect((await admin.post(STEP_UP, { password: made?.password })).status).toBe(200);
    expect((await admin.post(PASSWORD, { newPassword: 'Minha-senha-1' })).status).toBe(200);
    expect((await admin.get('/api/user/profile')).status).toBe(200);
    expect(await enterAsAdmin(app.http, { username: 'admin', password: 'Minha-senha-1' })).toMatchObject({
      status: 200,
      body: { mustChangePassword: false },
    });
    expect((await enterAsAdmin(app.http, made)).status).toBe(401);
  });

  it('that the operator makes is not replaced by a change that was under way', async () => {
    const app = await startApp();
    const { token, user } = (await enterAsAdmin(app.http, app.facts().admin)).body;
    const newPassword = 'Minha-senha-1';
    let said = '';
    const [, late] = await inLine<unknown>(
      app,
      user.id,
      async () => {
        said = (await runCliHere(app, 'admin-reset', [])).output;
      },
      () => app.http.as(token).post(PASSWORD, { newPassword }),
    );
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    expect((await enterAsAdmin(app.http, { username: 'admin', password: newPassword })).status).toBe(401);
    const password = /Senha de uso único: (\S+)/.exec(said)?.[1];
    expect(await enterAsAdmin(app.http, { username: 'admin', password: String(password) })).toMatchObject({
      status: 200,
      body: { mustChangePassword: true },
    });
  });
});
