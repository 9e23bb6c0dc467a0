import type { Answer } from '../harness/http-client.js';
import { startApp, type World } from '../harness/start-app.js';
import { emailsTo, emailTo, forgot, reset, resetToken, tokenIn } from './emails.js';
import { inLine, inLineFor } from './in-line.js';
import { makeKey } from './keys.js';
import { type ErrorBody, login, PASSWORD, registration, subscriber } from './people.js';

jest.setTimeout(120_000);

const ADMIN = { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD: 'Trilha-9041', ADMIN_EMAIL: 'chefe@gmail.com' };
const CONFIRM = 'Confirme seu novo e-mail';
const CHANGED = 'O e-mail da sua conta foi alterado';
let addresses = 0;
const fresh = () => `novo.${process.pid}.${++addresses}@gmail.com`;

describe('One’s own e-mail', () => {
  let app: World;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  async function signedIn() {
    const person = await subscriber(app);
    const { body } = await login(app.http, person.email);
    return { ...person, token: body.token };
  }

  const change = (token: string, email: string, password = PASSWORD) =>
    app.http.as(token).post<ErrorBody>('/api/user/email', { email, password });

  const confirm = (token: string) =>
    app.http.post<ErrorBody & { outcome: string; email: string }>('/api/auth/confirm-email', { token });

  async function moved(person: { email: string; token: string }, email = fresh()) {
    expect((await change(person.token, email)).status).toBe(200);
    expect((await confirm(tokenIn(await emailTo(app, email, CONFIRM)))).status).toBe(200);
    return { email, back: tokenIn(await emailTo(app, person.email, CHANGED)) };
  }

  it('changes when the new address has confirmed it, and not before', async () => {
    const person = await signedIn();
    const email = fresh();
    expect(await change(person.token, ` ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const mail = await emailTo(app, email, CONFIRM);
    expect(mail.links).toEqual([`${app.url}/confirmar-email/${tokenIn(mail)}`]);
    expect((await login(app.http, person.email)).status).toBe(200);
    expect((await login(app.http, email)).status).toBe(401);

    const look = () => app.http.post('/api/auth/validate-email-link', { token: tokenIn(mail) });
    for (let n = 0; n < 2; n++) expect((await look()).body).toMatchObject({ valid: true, email: 'no***@gmail.com' });
    const answer = await confirm(tokenIn(mail));
    expect((await look()).body).toMatchObject({ valid: false, email: null, message: 'Token inválido ou expirado' });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, outcome: 'changed', email: 'no***@gmail.com' },
    });
    expect((await login(app.http, email)).status).toBe(200);
    expect((await login(app.http, person.email)).status).toBe(401);
    const profile = await app.http.as(person.token).get<{ user: { email: string } }>('/api/user/profile');
    expect(profile.body.user.email).toBe(email);
    expect((await emailTo(app, person.email, CHANGED)).text).toContain(email);
    expect(await confirm(tokenIn(mail))).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  });

  it('is not moved any more by a session that ends with the password', async () => {
    const [person, email] = [await signedIn(), fresh()];
    const token = await resetToken(app, person.email);
    const [done, late] = await inLine(
      app,
      person.id,
      () => reset(app, token),
      () => change(person.token, email),
    );
    expect(done?.status).toBe(200);
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    const { rows } = await app.sql.query(
      "select from account_links where account_id = $1 and purpose = 'confirm-email'",
      [person.id],
    );
    expect(rows).toEqual([]);
  });

  it('is not moved any more by what was asked for before all other sessions were ended, and is still confirmed as it is', async () => {
    const [person, email] = [await signedIn(), fresh()];
    const owner = app.http.as((await login(app.http, person.email)).body.token);
    await change(person.token, email);
    const token = tokenIn(await emailTo(app, email, CONFIRM));
    expect((await owner.delete('/api/user/sessions')).status).toBe(200);
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });

    await owner.post('/api/user/email/confirmation');
    const proof = tokenIn(await emailTo(app, person.email, 'Confirme seu e-mail'));
    expect((await owner.delete('/api/user/sessions')).status).toBe(200);
    expect((await confirm(proof)).body).toMatchObject({ outcome: 'confirmed' });
  });

  it('is not moved any more by what was asked for before one other session was ended, and is still confirmed as it is', async () => {
    const [person, email] = [await signedIn(), fresh()];
    const owner = app.http.as((await login(app.http, person.email)).body.token);
    const endOther = async () => {
      const { data } = (await owner.get<{ data: { id: string; current: boolean }[] }>('/api/user/sessions')).body;
      const other = data.find(({ current }) => !current);
      expect((await owner.delete(`/api/user/sessions/${other?.id}`)).status).toBe(200);
    };
    await change(person.token, email);
    const token = tokenIn(await emailTo(app, email, CONFIRM));
    await endOther();
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });

    await login(app.http, person.email);
    await owner.post('/api/user/email/confirmation');
    const proof = tokenIn(await emailTo(app, person.email, 'Confirme seu e-mail'));
    await endOther();
    expect((await confirm(proof)).body).toMatchObject({ outcome: 'confirmed' });
  });

  it('is not moved while the account is blocked, but comes back', async () => {
    const person = await signedIn();
    const { email, back } = await moved(person);
    const next = fresh();
    await change(person.token, next);
    const token = tokenIn(await emailTo(app, next, CONFIRM));
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [person.id]);
    expect((await confirm(token)).body.code).toBe('LINK_INVALID');
    const emailOf = async () => (await app.sql.query('SELECT email FROM accounts WHERE id = $1', [person.id])).rows[0];
    expect(await emailOf()).toEqual({ email });
    expect((await confirm(back)).body).toMatchObject({ outcome: 'restored' });
    expect(await emailOf()).toEqual({ email: person.email });
  });

  it('is confirmed although another one is asked for at the same moment', async () => {
    const [person, email] = [await signedIn(), fresh()];
    await change(person.token, email);
    const token = tokenIn(await emailTo(app, email, CONFIRM));
    const answers = await inLine<{ status: number }>(
      app,
      person.id,
      () => change(person.token, fresh()),
      () => confirm(token),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('comes back although the password is set anew at the same moment', async () => {
    const person = await signedIn();
    const { email, back } = await moved(person);
    const token = await resetToken(app, email);
    const answers = await inLine<{ status: number }>(
      app,
      person.id,
      () => confirm(back),
      () => reset(app, token),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('comes back although the thief asks for a new password at the same moment, whose link goes to nobody', async () => {
    const person = await signedIn();
    const { email, back } = await moved(person);
    const answers = await inLine<{ status: number }>(
      app,
      person.id,
      () => confirm(back),
      () => forgot(app, email),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const again = await emailTo(app, person.email, 'Seu e-mail foi restaurado: defina uma nova senha');
    expect((await reset(app, tokenIn(again), 'Neblina-77')).status).toBe(200);
    expect((await emailsTo(app, email)).map(({ subject }) => subject)).toEqual([CONFIRM]);
  });

  it('comes back through the e-mail to the former address, and the thief is out', async () => {
    const person = await signedIn();
    const { email, back } = await moved(person);
    const thief = await login(app.http, email);
    expect((await app.http.as(thief.body.token).get('/api/user/profile')).status).toBe(200);
    expect((await makeKey(app.http.as(thief.body.token))).status).toBe(201);

    expect(await confirm(back)).toMatchObject({ status: 200, body: { outcome: 'restored' } });
    while ((await app.http.as(thief.body.token).get('/api/user/profile')).status === 200);
    expect((await login(app.http, email)).status).toBe(401);
    expect((await login(app.http, person.email)).status).toBe(401);
    // Whoever tries to sign in until there is a new password must not tell by the time that the account is there.
    const { rows } = await app.sql.query('SELECT password_hash FROM accounts WHERE id = $1', [person.id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect((await login(app.http, person.email)).status).toBe(401);
    const again = await emailTo(app, person.email, 'Seu e-mail foi restaurado: defina uma nova senha');
    expect(again.text).toContain('As chaves de API da conta deixaram de valer.');
    expect((await reset(app, tokenIn(again), 'Neblina-77')).status).toBe(200);
    expect((await login(app.http, person.email, 'Neblina-77')).status).toBe(200);
  });

  it('comes back although the thief moved it twice and changed the password meanwhile', async () => {
    const person = await signedIn();
    const first = await moved(person);
    const second = await moved({ email: first.email, token: person.token });
    const newPassword = { currentPassword: PASSWORD, newPassword: 'Ladrao-77' };
    expect((await app.http.as(person.token).post('/api/user/password', newPassword)).status).toBe(200);
    expect((await confirm(first.back)).body).toMatchObject({ outcome: 'restored' });
    expect((await confirm(second.back)).body.code).toBe('LINK_INVALID');
    const { rows } = await app.sql.query('SELECT email FROM accounts WHERE id = $1', [person.id]);
    expect(rows).toEqual([{ email: person.email }]);
  });

  it('comes back although the thief, who moved it twice, came back first by the link of their own', async () => {
    const person = await signedIn();
    const first = await moved(person);
    const second = await moved({ email: first.email, token: person.token });
    expect((await confirm(second.back)).body).toMatchObject({ outcome: 'restored' });
    const squatter = await app.http.post<ErrorBody>('/api/auth/register', registration({ email: person.email }));
    expect([squatter.status, squatter.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(await confirm(first.back)).toMatchObject({ status: 200, body: { outcome: 'restored' } });
    const { rows } = await app.sql.query('SELECT email FROM accounts WHERE id = $1', [person.id]);
    expect(rows).toEqual([{ email: person.email }]);
  });

  it('leaves the former address to nobody while it may come back', async () => {
    const person = await signedIn();
    const { back } = await moved(person);
    const squatter = await app.http.post<ErrorBody>('/api/auth/register', registration({ email: person.email }));
    expect([squatter.status, squatter.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await confirm(back)).status).toBe(200);
  });

  it('is refused as another address of somebody’s mailbox, and may be another one of the own', async () => {
    const [ana, bia] = [await signedIn(), await signedIn()];
    const tagged = ({ email }: { email: string }) => email.replace('@gmail.com', '+loja@googlemail.com');
    expect(await change(ana.token, tagged(bia))).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    await moved(ana, tagged(ana));
    expect((await login(app.http, tagged(ana))).status).toBe(200);
  });

  it('leaves no other address of the former mailbox to anybody either', async () => {
    const person = await signedIn();
    const { back } = await moved(person);
    const email = person.email.replace('@', '+ladrao@');
    expect((await app.http.post<ErrorBody>('/api/auth/register', registration({ email }))).body.code).toBe(
      'EMAIL_TAKEN',
    );
    expect((await confirm(back)).status).toBe(200);
  });

  it('leaves the former address to nobody who registers it while the account moves', async () => {
    const person = await signedIn();
    await resetToken(app, person.email);
    const email = fresh();
    await change(person.token, email);
    const token = tokenIn(await emailTo(app, email, CONFIRM));
    const row = {
      from: "account_links where account_id = $1 and purpose = 'reset-password' for update",
      id: person.id,
    };
    const register = () => app.http.post<ErrorBody>('/api/auth/register', registration({ email: person.email }));
    const [move, registered] = await inLineFor<Answer<ErrorBody>>(app, row, () => confirm(token), register);
    expect(move?.status).toBe(200);
    expect(registered).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await confirm(tokenIn(await emailTo(app, person.email, CHANGED)))).body.outcome).toBe('restored');
  });

  it('is confirmed, as it is, by the link that was sent to it', async () => {
    const person = await signedIn();
    const client = app.http.as(person.token);
    const confirmed = async () =>
      (await client.get<{ user: { emailConfirmed: boolean } }>('/api/user/profile')).body.user.emailConfirmed;
    const ask = (token: string) => app.http.as(token).post<{ message: string }>('/api/user/email/confirmation');
    expect(await confirmed()).toBe(false);
    expect((await ask(person.tempToken)).body.message).toContain('Enviamos um link');
    const token = tokenIn(await emailTo(app, person.email, 'Confirme seu e-mail'));
    expect(await confirmed()).toBe(false);
    expect((await confirm(token)).body).toMatchObject({ success: true, outcome: 'confirmed' });
    expect(await confirmed()).toBe(true);
    expect((await client.get('/api/user/profile')).status).toBe(200);
    expect((await ask(person.token)).body.message).toBe('Seu e-mail já está confirmado.');
    expect(await emailsTo(app, person.email)).toHaveLength(1);
  });

  it('is confirmed by a new password through it, too', async () => {
    const person = await signedIn();
    await reset(app, await resetToken(app, person.email), 'Neblina-77');
    const { token } = (await login(app.http, person.email, 'Neblina-77')).body;
    const { body } = await app.http.as(token).get<{ user: object }>('/api/user/profile');
    expect(body.user).toMatchObject({ emailConfirmed: true });
  });

  it('is taken by one of two accounts that confirm it at the same moment', async () => {
    const [ana, bia] = [await signedIn(), await signedIn()];
    const email = fresh();
    await change(ana.token, email);
    const first = tokenIn(await emailTo(app, email, CONFIRM));
    await change(bia.token, email);
    const second = tokenIn(await emailTo(app, email, CONFIRM, 2));
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await app.sql.query('SELECT id FROM accounts WHERE email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('has one confirmation at a time', async () => {
    const person = await signedIn();
    const [one, two] = [fresh(), fresh()];
    await change(person.token, one);
    const old = tokenIn(await emailTo(app, one, CONFIRM));
    await change(person.token, two);
    expect((await confirm(old)).body.code).toBe('LINK_INVALID');
    expect((await confirm(tokenIn(await emailTo(app, two, CONFIRM)))).status).toBe(200);
  });

  it('ends a link to a new password that went to the former address', async () => {
    const person = await signedIn();
    const token = await resetToken(app, person.email);
    await moved(person);
    expect((await reset(app, token)).body.code).toBe('LINK_INVALID');
  });

  it('mixes no links up: one to a new password confirms no address, and the other way round (ASVS 6.6.2)', async () => {
    const person = await signedIn();
    expect((await confirm(await resetToken(app, person.email))).body.code).toBe('LINK_INVALID');
    const email = fresh();
    await change(person.token, email);
    expect((await reset(app, tokenIn(await emailTo(app, email, CONFIRM)))).body.code).toBe('LINK_INVALID');
  });

  it('is refused where it is wrong, one’s own, someone else’s or the administrator’s (ASVS 7.5.1)', async () => {
    const [ana, bia] = [await signedIn(), await signedIn()];
    const codes = async (email: string, password?: string) => {
      const { status, body } = await change(ana.token, email, password);
      return [status, body.code, body.fields?.[0]?.field];
    };
    expect(await codes('ana@hotmail.com')).toEqual([400, 'INVALID_INPUT', 'email']);
    expect(await codes(ana.email)).toEqual([400, 'INVALID_INPUT', 'email']);
    expect(await codes(bia.email)).toEqual([409, 'EMAIL_TAKEN', 'email']);
    expect(await codes(ADMIN.ADMIN_EMAIL)).toEqual([409, 'EMAIL_TAKEN', 'email']);
    expect(await codes(fresh(), 'Garoa-9999')).toEqual([400, 'WRONG_PASSWORD', 'password']);
    expect(await emailsTo(app, bia.email)).toEqual([]);
  });

  it('of an administrator is a setting', async () => {
    const credentials = { username: 'chefe', password: 'Trilha-9041' };
    const { body } = await app.http.post<{ token: string }>('/api/auth/admin/login', credentials);
    expect(await change(body.token, fresh(), 'Trilha-9041')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });

  it('says the same of a taken address where answers are uniform', async () => {
    const uniform = await startApp({ beside: app, env: { ...ADMIN, UNIFORM_AUTH_ERRORS: 'true' } });
    const [ana, bia] = [await signedIn(), await signedIn()];
    const ask = (email: string) => uniform.http.as(ana.token).post('/api/user/email', { email, password: PASSWORD });
    const answers = [await ask(fresh()), await ask(bia.email), await ask(ADMIN.ADMIN_EMAIL)];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await emailsTo(app, bia.email)).toEqual([]);
    const ends = async (wanted: string) => {
      const earlier = fresh();
      await ask(earlier);
      const link = tokenIn(await emailTo(app, earlier, CONFIRM));
      await ask(wanted);
      return (await confirm(link)).body.code;
    };
    expect([await ends(fresh()), await ends(bia.email)]).toEqual(['LINK_INVALID', 'LINK_INVALID']);
    await uniform.stop();
  });
});
