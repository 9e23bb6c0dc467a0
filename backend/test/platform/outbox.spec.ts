import { setTimeout as sleep } from 'node:timers/promises';
import { MailServer } from '../harness/mail-server.js';
import { freePorts } from '../harness/ports.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { emailsTo, emailTo, forgot } from '../identity/emails.js';
import { subscriber } from '../identity/people.js';

jest.setTimeout(120_000);

const QUICK = { MAIL_JOB_INTERVAL_MS: '100', MAIL_RETRY_SECONDS: '1' };

async function waiting(app: RunningApp): Promise<number> {
  const { rows } = await app.sql.query<{ count: number }>('SELECT count(*)::int AS count FROM mail_outbox');
  return rows[0]?.count ?? 0;
}

describe('The outbox', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK, ...LOGGED } });
  });

  afterEach(() => app.sandbox.delete('/faults'));

  it('sends an e-mail and keeps nothing of it', async () => {
    const { email } = await subscriber(app);
    await forgot(app, email);
    await emailTo(app, email, 'Redefinição de senha');
    await until(async () => (await waiting(app)) === 0);
  });

  it('holds a waiting e-mail encrypted: neither address nor words nor link in clear', async () => {
    await app.sandbox.post('/faults/mail', { kind: 'server-error' });
    const { email } = await subscriber(app);
    await forgot(app, email);
    const { rows } = await app.sql.query('SELECT id, letter FROM mail_outbox');
    expect(rows).toHaveLength(1);
    expect(rows[0].letter.toString('latin1')).not.toMatch(/gmail|senha|redefinir/);
    await app.sandbox.delete('/faults');
    await emailTo(app, email, 'Redefinição de senha');
  });

  it.each(['server-error', 'reset'])('goes on after a mail server that failed (%s)', async (kind) => {
    await app.sandbox.post('/faults/mail', { kind, times: 2 });
    const { email } = await subscriber(app);
    await forgot(app, email);
    await emailTo(app, email, 'Redefinição de senha');
    await until(async () => (await waiting(app)) === 0);
    await until(() => /e-mail [0-9a-f-]{36} not sent, will be tried again: \w+/.test(app.log()));
    expect(app.log()).not.toContain(email);
  });

  it('gives up an address that takes no mail, at once and without naming it', async () => {
    const email = `ninguem.${process.pid}+mail-rejected@gmail.com`;
    const { email: other, id } = await subscriber(app);
    await app.sql.query('UPDATE accounts SET email = $2 WHERE id = $1', [id, email]);
    expect((await forgot(app, email)).status).toBe(200);
    await until(async () => (await waiting(app)) === 0);
    await until(() => /e-mail [0-9a-f-]{36} given up: the address takes no mail/.test(app.log()));
    for (const secret of [email, other]) expect(app.log()).not.toContain(secret);
  });

  it('sends what one person waits for before what many receive at once', async () => {
    const { email } = await subscriber(app);
    await app.sql.query(
      `INSERT INTO mail_outbox (id, letter, bulk, put_at, next_attempt_at, worth_until)
       SELECT gen_random_uuid(), '\\x00', true, now(), now() - interval '1 minute', now() + interval '1 day'
       FROM generate_series(1, 3000)`,
    );
    await forgot(app, email);
    await emailTo(app, email, 'Redefinição de senha');
    const { rows } = await app.sql.query('SELECT FROM mail_outbox WHERE bulk AND attempts = 0 LIMIT 1');
    expect(rows).toHaveLength(1);
    await app.sql.query('DELETE FROM mail_outbox');
  });

  it('gives up an e-mail whose time is over, with a line that names nobody', async () => {
    await app.sandbox.post('/faults/mail', { kind: 'server-error' });
    const { email } = await subscriber(app);
    await forgot(app, email);
    await app.sql.query('UPDATE mail_outbox SET worth_until = now()');
    await until(async () => (await waiting(app)) === 0);
    await until(() => /e-mail [0-9a-f-]{36} given up: its time is over/.test(app.log()));
    expect(app.log()).not.toContain(email);
    await app.sandbox.delete('/faults');
    expect(await emailsTo(app, email)).toEqual([]);
  });

  it('is not held up by an e-mail that cannot be opened', async () => {
    await app.sql.query(
      `INSERT INTO mail_outbox (id, letter, put_at, next_attempt_at, worth_until)
       VALUES (gen_random_uuid(), '\\x00', now(), now(), now() + interval '1 day')`,
    );
    const { email } = await subscriber(app);
    await forgot(app, email);
    await emailTo(app, email, 'Redefinição de senha');
    await app.sql.query('DELETE FROM mail_outbox');
  });
});

describe('The outbox, with pauses longer than a busy machine takes to send', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ instances: 2, env: { ...QUICK, MAIL_RETRY_SECONDS: '60' } });
  });
  afterAll(() => app.stop());

  it('sends each e-mail once where two instances work', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => subscriber(app)));
    const answers = await Promise.all(people.map(({ email }) => forgot(app, email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    for (const { email } of people) await emailTo(app, email, 'Redefinição de senha');
    await until(async () => (await waiting(app)) === 0);
    for (const { email } of people) expect(await emailsTo(app, email)).toHaveLength(1);
  });

  it('takes no more e-mails than it sends, where statistics tell of an empty table', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => subscriber(app)));
    await app.sandbox.post('/faults/mail', { kind: 'server-error' });
    for (const { email } of people) await forgot(app, email);
    await until(async () => (await app.sql.query('SELECT FROM mail_outbox WHERE attempts > 0')).rowCount === 6);
    await app.sandbox.delete('/faults');
    await app.sql.query('CREATE TABLE kept AS TABLE mail_outbox');
    await app.sql.query('DELETE FROM mail_outbox');
    await app.sql.query('ANALYZE mail_outbox');
    await app.sql.query('INSERT INTO mail_outbox SELECT * FROM kept');
    await app.sql.query('UPDATE mail_outbox SET attempts = 0, next_attempt_at = now()');
    for (const { email } of people) await emailTo(app, email, 'Redefinição de senha');
    await until(async () => (await waiting(app)) === 0);
  });
});

describe('The outbox, at a mail server that takes its time', () => {
  it('takes no more than it hands over, so that nothing comes due again while it waits here', async () => {
    const [mail, port] = [new MailServer(), await freePorts(1)];
    await mail.listen(port);
    const app = await startApp({ env: { ...QUICK, MAIL_RETRY_SECONDS: '60', SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const people = await Promise.all(Array.from({ length: 6 }, () => subscriber(app)));
    // The first one is in its hands until all others wait, which are then looked at while the next ones are.
    let allWait = false;
    let taken = 0;
    mail.beforeAcknowledging = async () => {
      if (mail.received.length === 1) await until(() => allWait);
      else if (mail.received.length > 3) return;
      const { rowCount } = await app.sql.query('SELECT FROM mail_outbox WHERE attempts > 0');
      taken = Math.max(taken, rowCount ?? 0);
    };
    for (const { email } of people) await forgot(app, email);
    allWait = true;
    await until(async () => (await waiting(app)) === 0);
    expect(mail.received).toHaveLength(people.length);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(2);
    await app.stop();
    await mail.close();
  });
});

describe('A mail server that is slow', () => {
  it('is handed an e-mail once, however long it takes to confirm it', async () => {
    const [mail, port] = [new MailServer(), await freePorts(1)];
    const app = await startApp({
      instances: 2,
      env: { ...QUICK, MAIL_RETRY_SECONDS: '4', SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
    await mail.listen(port);
    const { email } = await subscriber(app);
    mail.beforeAcknowledging = () => sleep(8_000);
    await forgot(app, email);
    await until(async () => mail.received.length > 0 && (await waiting(app)) === 0);
    expect(mail.received.map(({ to }) => to)).toEqual([email]);
    await mail.close();
  });
});

describe('A process that is killed', () => {
  let app: RunningApp;
  let mail: MailServer;
  let port: number;

  beforeAll(async () => {
    port = await freePorts(1);
    app = await startApp({ ownProcess: true, env: { ...QUICK, SMTP_URL: `smtp://127.0.0.1:${port}` } });
  });

  beforeEach(() => {
    mail = new MailServer();
  });

  afterEach(() => mail.close());

  it('after an e-mail was put, before it was sent: the next start sends it', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => subscriber(app)));
    for (const { email } of people) expect((await forgot(app, email)).status).toBe(200);
    await app.kill('SIGKILL');
    await mail.listen(port);
    await app.restart();
    await until(() => people.every(({ email }) => mail.received.some(({ to }) => to === email)));
    await until(async () => (await waiting(app)) === 0);
  });

  it('after an e-mail was sent, before that was noted: it is sent again, and mail programs know it as the same', async () => {
    await mail.listen(port);
    const { email } = await subscriber(app);
    let killed = false;
    mail.beforeAcknowledging = async () => {
      if (killed) return;
      killed = true;
      await app.kill('SIGKILL');
    };
    await forgot(app, email).catch(() => null);
    await until(() => killed && app.pid() !== undefined);
    await app.restart();
    await until(() => mail.received.length === 2);
    await until(async () => (await waiting(app)) === 0);
    expect(mail.received.map(({ to }) => to)).toEqual([email, email]);
    const [first, second] = mail.received.map(({ messageId }) => messageId);
    expect(first).toMatch(/^<[0-9a-f-]{36}@nitido\.example>$/);
    expect(second).toBe(first);
  });

  it('at any moment under load: every e-mail that was promised arrives', async () => {
    await mail.listen(port);
    const people = await Promise.all(Array.from({ length: 40 }, () => subscriber(app)));
    const promised: string[] = [];
    const asking = people.map(async ({ email }) => {
      const answer = await forgot(app, email).catch(() => null);
      if (answer?.status === 200) promised.push(email);
    });
    await until(() => promised.length >= 8);
    await app.kill('SIGKILL');
    await Promise.all(asking);
    await app.restart('here');
    await until(() => promised.every((email) => mail.received.some(({ to }) => to === email)));
    await until(async () => (await waiting(app)) === 0);
  });

  it.each([
    '554 5.7.1 Relay access denied',
    '553 5.1.8 Sender address rejected: Domain not found',
    '452 4.5.3 Too many recipients',
    '550 relay not permitted',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '550 <user@gmail.com>: recipient rejected, your address is on a block list',
  ])('goes on after a mail server that refuses us, not the address (%s)', async (refusal) => {
    await mail.listen(port);
    mail.refusals = [refusal, refusal];
    const { email } = await subscriber(app);
    await forgot(app, email);
    await until(() => mail.received.some(({ to }) => to === email));
    expect(mail.refusals).toEqual([]);
    await until(async () => (await waiting(app)) === 0);
  });

  it.each(['550 5.1.1 User unknown', '550 5.2.1 Mailbox disabled', '551 User not local', '550 No such user here'])(
    'gives up at once an address that takes no mail (%s)',
    async (refusal) => {
      await mail.listen(port);
      mail.refusals = [refusal];
      await forgot(app, (await subscriber(app)).email);
      await until(async () => mail.refusals.length === 0 && (await waiting(app)) === 0);
      expect(mail.received).toEqual([]);
    },
  );

  it('says in its headers that no person wrote, and takes no line break from anybody (ASVS 1.3.11)', async () => {
    await mail.listen(port);
    const { email, id } = await subscriber(app);
    await app.sql.query("UPDATE accounts SET name = E'Ana\\r\\nBcc: outra@gmail.com' WHERE id = $1", [id]);
    await forgot(app, email);
    await until(() => mail.received.length === 1);
    const names = mail.received[0]?.headers.map(({ key }) => key) ?? [];
    expect(names).toEqual(expect.arrayContaining(['auto-submitted', 'message-id', 'date', 'subject']));
    expect(names).not.toContain('bcc');
    expect(mail.received[0]?.to).toBe(email);
  });
});
