import { generateSync } from 'otplib';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, enterAsAdmin, letProofPass } from './admins.js';
import type { ErrorBody } from './people.js';

jest.setTimeout(120_000);

const TOTP = '/api/admin/me/totp';
const STEP_SECONDS = 30;

describe('The second factor of an administrator', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let secret: string;
  let recoveryCodes: string[];

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    admin = await adminOf(app);
  });

  beforeEach(() => app.sql.query('delete from login_locks'));

  const now = () => Math.floor(Date.now() / 1000);
  const codeAt = (seconds: number) => generateSync({ secret, epoch: seconds });

  /** A code that has not been used: of now, after the record of what was used is set back. */
  async function freshCode(): Promise<string> {
    await app.sql.query('update second_factors set last_step = 0');
    return codeAt(now());
  }

  const enter = (totp?: string) => enterAsAdmin(app.http, totp === undefined ? {} : { totp });

  it('is off at first, and nothing asks for it', async () => {
    expect(await admin.get(TOTP)).toMatchObject({
      status: 200,
      body: { enabled: false, enabledAt: null, recoveryCodesLeft: 0 },
    });
    expect(await admin.put(TOTP, { code: '123456' })).toMatchObject({ status: 409, body: { code: 'TOTP_NOT_BEGUN' } });
    expect((await admin.post(`${TOTP}/recovery-codes`)).status).toBe(409);
  });

  it('begins with a secret, its address and a picture, and is still not asked for', async () => {
    const first = await admin.post<{ secret: string }>(TOTP);
    const begun = await admin.post<{ secret: string; otpauthUrl: string; qrCodeBase64: string }>(TOTP);
    expect(begun.status).toBe(200);
    ({ secret } = begun.body);
    expect(secret).not.toBe(first.body.secret);
    expect(new URL(begun.body.otpauthUrl).searchParams.get('secret')).toBe(secret);
    expect(Buffer.from(begun.body.qrCodeBase64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect((await enter()).status).toBe(200);
  });

  it('stands encrypted in the database', async () => {
    const { rows } = await app.sql.query('select secret from second_factors');
    expect(rows).toHaveLength(1);
    expect(rows[0].secret.toString('latin1')).not.toContain(secret);
  });

  it('is confirmed by a code of the app alone, and gives ten recovery codes', async () => {
    expect(await admin.put(TOTP, { code: codeAt(now() - 3_600) })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'code', message: expect.stringContaining('Código inválido') }] },
    });
    const code = codeAt(now());
    const confirmed = await admin.put<{ recoveryCodes: string[] }>(TOTP, { code });
    expect(confirmed.status).toBe(200);
    ({ recoveryCodes } = confirmed.body);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await admin.get(TOTP)).toMatchObject({ body: { enabled: true, recoveryCodesLeft: 10 } });
    expect(await enter(code)).toMatchObject({ status: 401, body: { code: 'TOTP_INVALID' } });
    expect(await admin.post(TOTP)).toMatchObject({ status: 409, body: { code: 'TOTP_ALREADY_ON' } });
    expect(await admin.put(TOTP, { code })).toMatchObject({ status: 409 });
  });

  it('is asked for after the right password only', async () => {
    expect(await enter()).toMatchObject({
      status: 401,
      body: { code: 'TOTP_REQUIRED', error: 'Informe o código de verificação.' },
    });
    expect(await enterAsAdmin(app.http, { password: 'errada' })).toMatchObject({
      body: { code: 'INVALID_CREDENTIALS' },
    });
    expect((await enter(await freshCode())).status).toBe(200);
  });

  it('takes each code once, of a hundred that come at once (ASVS 6.5.1)', async () => {
    const totp = await freshCode();
    const { rows } = await app.sql.query('select account_id, last_step from second_factors');
    expect(rows[0].last_step).toBe('0');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => enter(totp).then(({ status, body }) => ({ status, code: body.code }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401 || status === 429)).toHaveLength(4);
  });

  it('takes the code before and the code after, but none older than one that was used', async () => {
    await freshCode();
    const moment = now();
    expect((await enter(codeAt(moment + STEP_SECONDS))).status).toBe(200);
    expect(await enter(codeAt(moment))).toMatchObject({ status: 401, body: { code: 'TOTP_INVALID' } });
    await freshCode();
    const stepOf = () => Math.floor(now() / STEP_SECONDS);
    const status = await until(async () => {
      const step = stepOf();
      const answer = await enter(codeAt((step - 1) * STEP_SECONDS));
      return stepOf() === step && answer.status; // else it was the code before the last one
    });
    expect(status).toBe(200);
    expect((await enter(codeAt(now() - 3 * STEP_SECONDS))).status).toBe(401);
  });

  it('counts wrong codes at the same door, and the right password alone does not start the count anew (ASVS 6.6.3)', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect(await enter('000000')).toMatchObject({
        status: 401,
        body: { error: 'Código de verificação inválido', message: `Tentativas restantes: ${left}` },
      });
      expect((await enter()).body.code).toBe('TOTP_REQUIRED');
    }
    expect((await enter('000000')).status).toBe(429);
    expect((await enter(await freshCode())).status).toBe(429);
  });

  it('is asked for at /login too, under the same lock (ASVS 6.3.4)', async () => {
    const byEmail = (totp?: string) =>
      app.http.post<ErrorBody>('/api/auth/login', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD, totp });
    expect(await byEmail()).toMatchObject({ status: 401, body: { code: 'TOTP_REQUIRED' } });
    expect(await byEmail('000000')).toMatchObject({ body: { message: 'Tentativas restantes: 4' } });
    expect(await enter('000000')).toMatchObject({ body: { message: 'Tentativas restantes: 3' } });
    expect((await byEmail(await freshCode())).status).toBe(200);
  });

  it('lets each recovery code in once, however it is typed (ASVS 6.4.4, 6.5.1)', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect((await enter(first)).status).toBe(200);
    expect((await enter(first)).status).toBe(401);
    const both = await Promise.all([1, 2, 3].map(() => enter(` ${second.toUpperCase().replace('-', ' ')} `)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await admin.get(TOTP)).body).toMatchObject({ recoveryCodesLeft: 8 });
    const { rows } = await app.sql.query('select * from second_factors');
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[3]?.replace('-', ''));
  });

  it('is asked for before dangerous actions, and they replace the recovery codes and remove it (ASVS 7.5.1)', async () => {
    await letProofPass(app);
    for (const call of [admin.post(`${TOTP}/recovery-codes`), admin.delete(TOTP)]) {
      expect(await call).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    }
    const stepUp = (totp?: string) =>
      admin.post<ErrorBody>('/api/auth/admin/step-up', { password: ADMIN.ADMIN_PASSWORD, totp });
    expect((await stepUp()).body.code).toBe('TOTP_REQUIRED');
    expect((await stepUp(await freshCode())).status).toBe(200);

    const renewed = await admin.post<{ recoveryCodes: string[] }>(`${TOTP}/recovery-codes`);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await enter(recoveryCodes[5])).status).toBe(401);
    expect((await enter(renewed.body.recoveryCodes[0])).status).toBe(200);

    expect((await admin.delete(TOTP)).status).toBe(200);
    expect((await enter()).status).toBe(200);
    const { rows } = await app.sql.query('select action from admin_actions order by id');
    expect(rows.map(({ action }) => action)).toEqual(['enable-totp', 'renew-recovery-codes', 'remove-totp']);
  });
});

describe('A second factor that is required', () => {
  it('is all that an administrator without one gets to, and opens the administration everywhere once it is on', async () => {
    const env = { ...ADMIN, ADMIN_TOTP_REQUIRED: 'true', ...SIGNALS_ALONE };
    const app = await startApp({ env });
    const beside = await startApp({ beside: app, env });
    const { status, body } = await enterAsAdmin(app.http);
    expect(status).toBe(200);
    const [admin, there] = [app.http.as(body.token), beside.http.as(body.token)];
    const REQUIRED = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } };
    for (const path of ['/api/admin/stats', '/api/admin/users', '/api/user/profile']) {
      expect(await admin.get(path)).toMatchObject(REQUIRED);
    }
    expect(await there.get('/api/user/profile')).toMatchObject(REQUIRED);
    expect(await admin.delete(TOTP)).toMatchObject(REQUIRED);
    expect((await admin.get(TOTP)).status).toBe(200);
    const { secret } = (await admin.post<{ secret: string }>(TOTP)).body;
    const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
    expect((await admin.put(TOTP, { code })).status).toBe(200);
    expect((await admin.get('/api/user/profile')).status).toBe(200);
    await until(async () => (await there.get('/api/user/profile')).status === 200);
    await beside.stop();
    await app.stop();
  });
});
