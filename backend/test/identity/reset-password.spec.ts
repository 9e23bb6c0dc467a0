import { LOGGED, type RunningApp, startApp, type World } from '../harness/start-app.js';
import { Authenticator } from './authenticator.js';
import { emailsTo, emailTo, forgot, reset, resetToken, tokenIn, validate } from './emails.js';
import { makeKey } from './keys.js';
import { aliasOf, cookieOf, login, PASSWORD, refresh, registration, subscriber } from './people.js';

jest.setTimeout(120_000);

const ADMIN = { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD: 'Trilha-9041', ADMIN_EMAIL: 'chefe@gmail.com' };
const UNKNOWN = 'Email não encontrado no banco de dados. Verifique se o email está correto ou cadastre-se primeiro.';
const OVER = { status: 400, body: { success: false, code: 'LINK_INVALID', error: 'Token inválido ou expirado' } };

describe('A forgotten password', () => {
  let app: World;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  it('is set anew through the link in an e-mail, and the new one opens the account', async () => {
    const { email } = await subscriber(app);
    const answer = await forgot(app, ` ${email.toUpperCase()}`);
    const message = 'Email de redefinição enviado! Verifique sua caixa de entrada.';
    expect(answer).toMatchObject({ status: 200, body: { success: true, message } });
    const mail = await emailTo(app, email, 'Redefinição de senha');
    expect(mail.links).toEqual([`${app.url}/redefinir-senha/${tokenIn(mail)}`]);
    expect(mail.text).toContain('Olá, Ana.');
    expect(mail.text).toMatch(/vale até \d\d\/\d\d\/\d{4} \d\d:\d\d \(horário de Brasília\)/);

    const token = tokenIn(mail);
    expect((await validate(app, token)).body).toEqual({
      success: true,
      valid: true,
      email: `${email.slice(0, 2)}***@gmail.com`,
      message: 'Token válido',
    });
    const done = await reset(app, token, 'Neblina-77');
    const success = 'Senha alterada com sucesso! Faça login com sua nova senha.';
    expect(done).toMatchObject({ status: 200, body: { success: true, message: success } });
    expect((await login(app.http, email)).status).toBe(401);
    expect((await login(app.http, email, 'Neblina-77')).status).toBe(200);
    const told = await emailTo(app, email, 'Sua senha foi alterada');
    expect(told.links).toEqual([`${app.url}/login`]);
    expect(told.text).not.toContain('deixaram de valer');
  });

  it('tells the owner that passkeys and keys for programs, where there were any, have ended with it', async () => {
    const { email } = await subscriber(app);
    const own = app.http.as((await login(app.http, email)).body.token);
    expect((await makeKey(own)).status).toBe(201);
    const passkey = new Authenticator(app.url.replace('127.0.0.1', 'localhost'));
    const asked = await own.post<{ options: never }>('/api/user/passkeys/options', { password: PASSWORD });
    const response = passkey.creates(asked.body.options);
    expect((await own.post('/api/user/passkeys', { name: 'Celular', response })).status).toBe(201);
    const newPassword = { currentPassword: PASSWORD, newPassword: 'Garoa-77' };
    expect((await own.post('/api/user/password', newPassword)).status).toBe(200);
    const told = async (nth: number) => (await emailTo(app, email, 'Sua senha foi alterada', nth)).text;
    expect(await told(1)).not.toContain('deixaram de valer');
    await reset(app, await resetToken(app, email), 'Neblina-77');
    expect(await told(2)).toContain('As chaves de acesso e de API da conta deixaram de valer.');
  });

  it('has a link that works once, also for many who use it at the same moment (ASVS 6.4.3, 6.5.1)', async () => {
    const { email } = await subscriber(app);
    const token = await resetToken(app, email);
    const passwords = Array.from({ length: 12 }, (_, n) => `Neblina-${n}`);
    const answers = await Promise.all(passwords.map((password) => reset(app, token, password)));
    const winners = passwords.filter((_, n) => answers[n]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(OVER);
    expect((await login(app.http, email, winners[0])).status).toBe(200);
    expect((await validate(app, token)).body).toMatchObject({ valid: false, email: null });
  });

  it('has one link at a time: a newer one ends the older (ASVS 6.6.2)', async () => {
    const { email } = await subscriber(app);
    const first = await resetToken(app, email);
    const second = await resetToken(app, email, 2);
    expect(second).not.toBe(first);
    expect(await reset(app, first)).toMatchObject(OVER);
    expect((await reset(app, second)).status).toBe(200);
  });

  it('has a link that is over after an hour (ASVS 6.4.3)', async () => {
    const { email, id } = await subscriber(app);
    const token = await resetToken(app, email);
    const left = `extract(epoch FROM expires_at - now()) AS seconds`;
    const { rows } = await app.sql.query(`SELECT ${left} FROM account_links WHERE account_id = $1`, [id]);
    expect(Math.ceil(Number(rows[0].seconds) / 60)).toBe(60);
    await app.sql.query(`UPDATE account_links SET expires_at = now() WHERE account_id = $1`, [id]);
    const gone = { valid: false, email: null, message: 'Token inválido ou expirado' };
    expect((await validate(app, token)).body).toMatchObject(gone);
    expect(await reset(app, token)).toMatchObject(OVER);
  });

  it('is kept as a hash: the database holds no link that works', async () => {
    const { email } = await subscriber(app);
    const token = await resetToken(app, email);
    const { rows } = await app.sql.query('SELECT * FROM account_links');
    const kept = JSON.stringify(rows.map((row) => ({ ...row, hash: row.token_hash.toString('base64url') })));
    expect(rows.length).toBeGreaterThan(0);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(email);
  });

  it.each(['', 'abc', 'x'.repeat(43), "' OR true --", 'x'.repeat(201), 7, null])(
    'does not begin with the invented link %j',
    async (token) => {
      const body = { token, newPassword: 'Neblina-77' };
      const answer = await app.http.post<{ error: string }>('/api/auth/reset-password', body);
      expect([answer.status, answer.body.error]).toEqual([400, 'Token inválido ou expirado']);
    },
  );

  it.each([
    ['', 'Por favor, digite a nova senha'],
    ['Ab1', 'A senha deve ter pelo menos 6 caracteres'],
    ['neblina-77', 'Senha deve conter pelo menos uma letra maiúscula'],
    [`Ne1${'x'.repeat(126)}`, 'Senha deve ter no máximo 128 caracteres'],
    ['NEBLINA-77', 'Senha deve conter pelo menos uma letra minúscula'],
    ['Senha123', 'Esta senha está entre as mais usadas. Escolha outra.'],
    ['Souza-1990', 'A senha não pode ser feita do seu nome ou e-mail. Escolha outra.'],
  ])('refuses %j as the new one and keeps the link', async (password, error) => {
    const { email } = await subscriber(app);
    const token = await resetToken(app, email);
    const answer = await reset(app, token, password);
    expect(answer).toMatchObject({ status: 400, body: { error, fields: [{ field: 'newPassword', message: error }] } });
    expect((await reset(app, token, `Ne1-${'x'.repeat(124)}`)).status).toBe(200);
  });

  it('is set anew by whoever types another address of the mailbox; the link goes to the one that is stored', async () => {
    const { email } = await subscriber(app);
    expect((await forgot(app, aliasOf(email))).status).toBe(200);
    const token = tokenIn(await emailTo(app, email, 'Redefinição de senha'));
    expect(await emailsTo(app, aliasOf(email))).toEqual([]);
    expect((await reset(app, token, 'Neblina-77')).status).toBe(200);
    expect((await login(app.http, email, 'Neblina-77')).status).toBe(200);
  });

  it('shows the administrator by no other address of the mailbox', async () => {
    const alias = aliasOf(ADMIN.ADMIN_EMAIL);
    expect(await forgot(app, alias)).toMatchObject({ status: 404, body: { code: 'EMAIL_NOT_FOUND', error: UNKNOWN } });
    const [known, unknown] = [
      await login(app.http, alias, ADMIN.ADMIN_PASSWORD),
      await login(app.http, 'ninguem@gmail.com'),
    ];
    expect(known).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect({ ...known.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('is unknown for an address without an account, and for an administrator’s (ASVS 6.4.3)', async () => {
    for (const email of ['ninguem@gmail.com', ADMIN.ADMIN_EMAIL]) {
      const expected = { status: 404, body: { success: false, code: 'EMAIL_NOT_FOUND', error: UNKNOWN } };
      expect(await forgot(app, email)).toMatchObject(expected);
      expect(await emailsTo(app, email)).toEqual([]);
    }
  });

  it.each([
    ['', 'Por favor, digite seu email'],
    ['ana', 'Email inválido'],
    ['ana@hotmail.com', 'Apenas emails do Google são aceitos (@gmail.com, @google.com, @googlemail.com)'],
  ])('is asked for with an e-mail, not with %j', async (email, error) => {
    expect(await forgot(app, email)).toMatchObject({ status: 400, body: { error, fields: [{ field: 'email' }] } });
  });

  it.each([{}, { captchaToken: 'sandbox-fail' }, { captchaToken: 'sandbox-token.login.localhost.abc' }])(
    'stands behind the captcha, made for this action: %j',
    async (tokens) => {
      const { email } = await subscriber(app);
      const answer = await app.http.post<{ error: string }>('/api/auth/forgot-password', { email, ...tokens });
      expect([answer.status, answer.body.error]).toEqual([400, 'Por favor, complete a verificação de segurança']);
      expect(await emailsTo(app, email)).toEqual([]);
    },
  );

  it('ends every session, at once on every instance, and open pages cannot renew theirs (ASVS 7.4.3)', async () => {
    const other = await startApp({ beside: app, env: ADMIN });
    const { email } = await subscriber(app);
    const sessions = [await login(app.http, email), await login(other.http, email)];
    const stillIn = async () => {
      const tokens = sessions.map(({ body }) => body.token);
      const asked = tokens.flatMap((token) => [app, other].map(({ http }) => http.as(token).get('/api/user/profile')));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect(await stillIn()).toEqual([200, 200, 200, 200]);
    expect((await reset(app, await resetToken(app, email))).status).toBe(200);
    while ((await stillIn()).includes(200));
    for (const session of sessions) {
      expect((await refresh(other.http, cookieOf(session).pair)).status).toBe(401);
    }
    const { rows } = await app.sql.query(
      `SELECT DISTINCT end_reason FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ end_reason: 'password' }]);
    await other.stop();
  });

  it('leaves no link in the log, not even that of the page it opens (ASVS 3.4.5, 16.2.5)', async () => {
    const seen = await startApp({ beside: app, env: { ...ADMIN, ...LOGGED } });
    const { email } = await subscriber(seen);
    const token = await resetToken(seen, email);
    const page = await seen.http.get(`/redefinir-senha/${token}`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    await seen.http.get(`/redefinir-senha/${encodeURIComponent(`${token}&a=1`)}?b=${token}`);
    await reset(seen, token);
    await emailTo(seen, email, 'Sua senha foi alterada');
    expect(seen.log()).not.toContain(token);
    expect(seen.log()).not.toContain(email);
    await seen.stop();
  });

  it('is greeted by no advertisement that someone registered as a name (ASVS 1.3.3)', async () => {
    const body = registration({ name: 'Ganhe já em http://golpe.example' });
    await app.http.post('/api/auth/register', body);
    const trick = registration({ name: 'golpe.example/premio agora' });
    await app.http.post('/api/auth/register', trick);
    for (const { email } of [body, trick]) {
      await forgot(app, String(email));
      const mail = await emailTo(app, String(email), 'Redefinição de senha');
      expect(mail.text + mail.html).not.toContain('golpe');
    }
  });
});

describe('Answers that are the same for all', () => {
  it('tell neither by words nor by work which addresses have an account', async () => {
    const app = await startApp({ env: { ...ADMIN, UNIFORM_AUTH_ERRORS: 'true' } });
    const { email } = await subscriber(app);
    await app.sql.query(`
      CREATE TABLE work (size int);
      CREATE FUNCTION count_work() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
        'BEGIN INSERT INTO work VALUES (octet_length(NEW.letter)); RETURN NEW; END';
      CREATE TRIGGER counted AFTER INSERT ON mail_outbox FOR EACH ROW EXECUTE FUNCTION count_work();`);
    const answers = [];
    const addresses = [email, 'ninguem@gmail.com', ADMIN.ADMIN_EMAIL, aliasOf(email), aliasOf(ADMIN.ADMIN_EMAIL)];
    for (const address of addresses) answers.push(await forgot(app, address));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await emailTo(app, email, 'Redefinição de senha', 2);
    for (const address of addresses.slice(1)) expect(await emailsTo(app, address)).toEqual([]);
    const { rows } = await app.sql.query<{ size: number }>('SELECT size FROM work');
    expect(rows).toHaveLength(5);
    expect(Math.max(...rows.map(({ size }) => size)) - Math.min(...rows.map(({ size }) => size))).toBeLessThan(60);
    await app.stop();
  });
});

describe('Limits on forgotten passwords', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' } });
  });

  const from = (address: string) => ({ http: app.http.with({ 'x-forwarded-for': address }) });

  it('let nobody flood a mailbox, known or not', async () => {
    for (const [email, expected] of [
      ['demo@gmail.com', 200],
      ['ninguem@gmail.com', 404],
    ] as const) {
      const statuses = [];
      for (let n = 1; n <= 5; n++) {
        statuses.push((await forgot(from(`203.0.113.${n}`), n % 2 ? email : aliasOf(email))).status);
      }
      expect(statuses).toEqual([expected, expected, expected, 429, 429]);
    }
  });

  it('hold one address to twenty an hour', async () => {
    const statuses = [];
    for (let n = 0; n < 22; n++) statuses.push((await forgot(from('198.51.100.7'), `pessoa${n}@gmail.com`)).status);
    expect(statuses.indexOf(429)).toBe(20);
  });

  it('hold one address that tries links (ASVS 6.6.3)', async () => {
    const statuses = [];
    for (let n = 0; n < 62; n++) statuses.push((await reset(from('198.51.100.8'), 'x'.repeat(43))).status);
    expect(statuses.indexOf(429)).toBe(60);
  });

  it('give way to the owner: a reset ends the lock on the login', async () => {
    const { email } = await subscriber(app);
    for (let guess = 0; guess < 11; guess++) await login(from(`192.0.2.${guess}`).http, email, `Palpite${guess}`);
    expect((await login(from('192.0.2.50').http, email)).status).toBe(429);
    expect((await reset(app, await resetToken(app, email), 'Neblina-77')).status).toBe(200);
    expect((await login(from('192.0.2.51').http, email, 'Neblina-77')).status).toBe(200);
  });
});
