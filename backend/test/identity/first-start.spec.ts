import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { runCli, runCliHere } from '../harness/run-cli.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { createTestDatabase } from '../harness/test-database.js';
import { login } from './people.js';

jest.setTimeout(120_000);

describe('The first start', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...LOGGED, TRUSTED_PROXIES: '1' } });
  });

  function enter(credentials: { username: string; password: string }) {
    return app.http.post<{ token: string; mustChangePassword: boolean }>('/api/auth/admin/login', credentials);
  }

  /** What the command says. It brings no admin settings of its own. */
  async function reset(...args: string[]): Promise<string> {
    const { code, output } = await runCliHere(app, 'admin-reset', args);
    expect(code).toBe(0);
    return output;
  }

  it('makes an administrator with a one-time password that must be changed (ASVS 6.3.2, 6.4.1)', async () => {
    const { admin } = app.facts();
    expect(admin).toEqual({ username: 'admin', password: expect.any(String) });
    const answer = await enter(admin ?? { username: '', password: '' });
    expect(answer).toMatchObject({ status: 200, body: { mustChangePassword: true } });
    expect(app.log()).not.toContain(admin?.password);
  });

  it('has a subscriber to show the product with: plan, terms and purpose in order', async () => {
    const { demo } = app.facts();
    expect(demo).toEqual({ email: 'demo@gmail.com', password: 'Demo1234' });
    const opened = await login(app.http, 'demo@gmail.com', 'Demo1234');
    expect(opened.status).toBe(200);
    const { body } = await app.http.as(opened.body.token).get('/api/user/profile');
    expect(body).toMatchObject({ user: { termsAccepted: true, finalidadePadrao: 'cadastro_proprio' } });
  });

  it('is not repeated: the next one keeps the administrator and renews what the demonstration needs', async () => {
    await app.sql.query(
      "update subscriptions set starts_at = now() - interval '40 days', expires_at = now() - interval '10 days'",
    );
    await app.sql.query("update accounts set password_hash = 'x' where email = 'demo@gmail.com'");
    await app.sql.query(
      `insert into second_factors (account_id, secret, begun_at, confirmed_at)
       select id, '', now(), now() from accounts where email = 'demo@gmail.com'`,
    );
    const before = app.facts();
    await app.restart();
    expect(app.facts()).toEqual({ demo: before.demo });
    expect((await login(app.http, 'demo@gmail.com', 'Demo1234')).status).toBe(200);
    expect((await enter(before.admin ?? { username: '', password: '' })).status).toBe(200);
  });

  it('takes no first password that is easily guessed (ASVS 6.2.4)', async () => {
    await app.sql.query("delete from sessions; delete from accounts where role = 'admin'");
    for (const ADMIN_PASSWORD of ['password1', 'Chefe-12345']) {
      const start = startApp({ beside: app, env: { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD } });
      await expect(start).rejects.toThrow(/^ADMIN_PASSWORD: valor recusado; /);
    }
    expect((await app.sql.query("select from accounts where role = 'admin'")).rowCount).toBe(0);
  });

  it('makes one administrator when several instances start at once', async () => {
    await app.sql.query("delete from sessions; delete from accounts where role = 'admin'");
    const others = await Promise.all([1, 2, 3].map(() => startApp({ beside: app })));
    const made = others.flatMap((other) => other.facts().admin ?? []);
    expect(made).toHaveLength(1);
    expect((await enter(made[0] ?? { username: '', password: '' })).status).toBe(200);
    await Promise.all(others.map((other) => other.stop()));
  });

  it('can be mended: a new one-time password ends the old one and its sessions, while the product runs', async () => {
    const { code, output } = await runCli(app, 'admin-reset', []);
    const first = /Senha de uso único: (\S+)/.exec(output)?.[1] ?? '';
    expect(code).toBe(0);
    const opened = await enter({ username: 'admin', password: first });
    expect(opened.status).toBe(200);
    const second = /Senha de uso único: (\S+)/.exec(await reset('admin'))?.[1] ?? '';
    expect((await app.http.as(opened.body.token).get('/api/user/profile')).status).toBe(401);
    expect((await enter({ username: 'admin', password: first })).status).toBe(401);
    expect(await enter({ username: 'admin', password: second })).toMatchObject({
      status: 200,
      body: { mustChangePassword: true },
    });
  });

  it('leaves that on record, under nobody’s account (ADR 20)', async () => {
    await app.sql.query(
      `insert into second_factors (account_id, secret, begun_at, confirmed_at)
       select id, '\\x00', now(), now() from accounts where role = 'admin'`,
    );
    await reset();
    const { rows } = await app.sql.query(
      `select l.admin_id, l.before, l.after, a.username from admin_actions l
       join accounts a on l.target = 'account:' || a.id where l.action = 'reset-admin' order by l.at desc, l.id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        admin_id: '00000000-0000-0000-0000-000000000000',
        before: { oneTime: true, totp: true, active: true },
        after: { oneTime: true, totp: false, active: true },
        username: 'admin',
      },
    ]);
  });

  it('mends a lost authenticator app and a door that strangers have shut (ASVS 6.4.4)', async () => {
    await app.sql.query(
      `insert into second_factors (account_id, secret, begun_at, confirmed_at)
       select id, '\\x00', now(), now() from accounts where role = 'admin'`,
    );
    for (let guess = 0; guess < 31; guess++) {
      const stranger = app.http.with({ 'x-forwarded-for': `203.0.113.${guess}` });
      await stranger.post('/api/auth/admin/login', {
        username: 'admin',
        password: `palpite-${guess}`,
        captchaToken: 'ficha',
      });
    }
    const anywhere = { username: 'admin', password: 'qualquer', captchaToken: 'ficha' };
    expect((await enter(anywhere)).status).toBe(429);
    const password = /Senha de uso único: (\S+)/.exec(await reset())?.[1] ?? '';
    expect((await enter({ username: 'admin', password })).status).toBe(200);
  });

  it('forgets the wrong codes of the lost app, which would shut out the new one', async () => {
    const app2 = await startApp({ beside: app, env: { ...LOGGED, TRUSTED_PROXIES: '1', RATE_LIMIT: 'on' } });
    let password = '';
    /** With a password and an app of one's own; answers the app's code. */
    const settle = async (chosen: string): Promise<() => string> => {
      const oneTime = /Senha de uso único: (\S+)/.exec(await reset())?.[1] ?? '';
      const http = app.http.as((await enter({ username: 'admin', password: oneTime })).body.token);
      await http.post('/api/admin/me/password', { newPassword: chosen });
      password = chosen;
      const { secret } = (await http.post<{ secret: string }>('/api/admin/me/totp')).body;
      const code = () => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
      expect((await http.put('/api/admin/me/totp', { code: code() })).status).toBe(200);
      await app.sql.query('update second_factors set last_step = 0');
      return code;
    };
    let guesses = 0;
    const show = (totp: string) =>
      app2.http
        .with({ 'x-forwarded-for': `198.51.100.${++guesses}` })
        .post('/api/auth/admin/login', { username: 'admin', password, totp, captchaToken: 'ficha' });

    const lost = await settle('Garoa-2026');
    const wrong = () => `${(Number(lost()) + 500_000) % 1_000_000}`.padStart(6, '0');
    for (let guess = 0; guess < 10; guess++) expect((await show(wrong())).status).toBe(401);
    expect((await show(lost())).status).toBe(429);
    const found = await settle('Neblina-77');
    expect((await show(found())).status).toBe(200);
    await app2.stop();
  });

  it('lets the oldest one in that is left: who has gone counts no more, and who is deactivated only where no other is', async () => {
    const add = (username: string, day: string) =>
      app.sql.query(
        `insert into accounts (id, role, username, name, password_hash, created_at)
         values (gen_random_uuid(), 'admin', $1, $1, 'x', $2)`,
        [username, day],
      );
    const change = (what: string, username: string) =>
      app.sql.query(`update accounts set ${what} where username = $1`, [username]);
    await add('foi-embora', '2020-01-01');
    await add('desativada', '2020-01-02');
    await change("username = 'encerrada-' || id, name = 'Conta encerrada', erased_at = now()", 'foi-embora');
    await change('blocked_at = now()', 'desativada');
    expect(await reset()).toContain('Usuário: admin\n');

    await change('blocked_at = now()', 'admin');
    const said = await reset();
    expect(said).toContain('Usuário: desativada\n');
    const password = /Senha de uso único: (\S+)/.exec(said)?.[1] ?? '';
    expect((await enter({ username: 'desativada', password })).status).toBe(200);
    const { rows } = await app.sql.query(
      `select before->'active' as before, after->'active' as after from admin_actions
       where action = 'reset-admin' order by at desc, id desc limit 1`,
    );
    expect(rows).toEqual([{ before: false, after: true }]);
    await app.sql.query("delete from sessions; delete from accounts where username = 'desativada'");
    await change('blocked_at = null', 'admin');
  });

  it('makes an administrator anew where all have gone', async () => {
    await app.sql.query(
      "update accounts set username = 'encerrada-' || id, name = 'Conta encerrada', erased_at = now() where role = 'admin'",
    );
    await app.restart();
    const { admin } = app.facts();
    expect((await enter(admin ?? { username: '', password: '' })).status).toBe(200);
  });

  it('in production warns while nobody can administer: without ADMIN_PASSWORD it makes no administrator', async () => {
    const database = await createTestDatabase();
    const key = () => randomBytes(32).toString('base64');
    const production = {
      ...LOGGED,
      NODE_ENV: 'production',
      SANDBOX_URL: '',
      RATE_LIMIT: 'on',
      PASSWORD_HASH_COST: 'full',
      PUBLIC_URL: 'https://nitido.example',
      JWT_SECRET: key(),
      ENCRYPTION_KEYS: `1:${key()}`,
      SUBJECT_HASH_KEY: key(),
      AUDIT_HEAD_FILE: join(app.dataDir, 'heads.jsonl'),
      PRIVACY_CONTACT: 'encarregado@nitido.example',
      SUPPORT_WHATSAPP: '5516900000000',
      SMTP_URL: 'smtps://ninguem:nada@127.0.0.1:9',
      MAIL_FROM: 'Nítido <nao-responda@nitido.example>',
      RECAPTCHA_SITE_KEY: key(),
      RECAPTCHA_SECRET: key(),
      MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-de-teste-sem-conta',
      MERCADO_PAGO_WEBHOOK_SECRET: key(),
      PIX_RECEIVER_NAME: 'NITIDO CONSULTAS LTDA',
    };
    const said = async (): Promise<string[]> => {
      const started = await startApp({ beside: app, env: production, via: async () => database.url });
      expect(started.facts()).toEqual({});
      await started.stop();
      return started.log().match(/"msg":"ninguém pode administrar[^"]*"/g) ?? [];
    };
    try {
      expect(await said()).toEqual([expect.stringMatching(/configure ADMIN_PASSWORD e reinicie"$/)]);
      await database.sql.query(
        `INSERT INTO accounts (id, role, username, name, password_hash, created_at)
         VALUES (gen_random_uuid(), 'admin', 'chefe', 'chefe', 'x', now())`,
      );
      expect(await said()).toEqual([]);
    } finally {
      await database.drop();
    }
  });

  it('is no command’s: whoever has the demonstration’s address keeps a password, and no source is entered', async () => {
    await app.sql.query(`ALTER TABLE source_entry_changes DISABLE TRIGGER USER;
      DELETE FROM source_entry_changes; DELETE FROM source_entries;
      UPDATE accounts SET password_hash = 'x' WHERE email = 'demo@gmail.com'`);
    await reset();
    const { rows } = await app.sql.query(
      `SELECT password_hash, (SELECT count(*)::int FROM source_entries) AS sources
       FROM accounts WHERE email = 'demo@gmail.com'`,
    );
    expect(rows).toEqual([{ password_hash: 'x', sources: 0 }]);
  });

  it('says in one line what kept a command from its end, without the values of the statement (ASVS 16.2.5)', async () => {
    await app.sql.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON accounts EXECUTE FUNCTION refuse()`);
    const said = await runCli(app, 'admin-reset', []);
    await app.sql.query('DROP FUNCTION refuse CASCADE');
    expect(said).toEqual({ code: 1, output: 'Não foi possível terminar: not now.\n' });
  });

  it('mends nobody who is no administrator', async () => {
    expect(await runCliHere(app, 'admin-reset', ['ninguem'])).toEqual({
      code: 1,
      output: 'Não há administrador com o nome ninguem. Os nomes estão em Administração › Configurações.\n',
    });
  });
});
