import type { Answer, HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, enterAsAdmin } from './admins.js';
import { login, PASSWORD, subscriber } from './people.js';

jest.setTimeout(180_000);

let app: RunningApp;
let address = 0;

beforeAll(async () => {
  app = await startApp({ env: { ...ADMIN, RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' } });
});

/** From an address that nobody has come from. */
function fromElsewhere(): HttpClient {
  address += 1;
  return app.http.with({ 'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}` });
}

/** From another address, in the browser that received the answer. */
function inThatBrowser(answer: Answer<unknown>): HttpClient {
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return fromElsewhere().with({ cookie: cookie.join('; ') });
}

const waited = (domain: string) =>
  app.sql.query(
    "update rate_limits set resets_at = now() - interval '1 second' where key like $1 and key not like '%:month'",
    [`${domain}:%`],
  );

/** Guesses from ever new addresses, with all short windows over after each, until the account is shut. */
async function guessAMonth(email: string, most: number): Promise<number> {
  for (let guess = 0; guess < most; guess++) {
    const answer = await login(fromElsewhere(), email, `Palpite${guess}`);
    if (answer.status === 429) return guess;
    await waited('login-email');
  }
  return most;
}

describe('An account that is guessed at from many addresses', () => {
  let email: string;
  let id: string;
  let home: HttpClient;

  beforeAll(async () => {
    ({ email, id } = await subscriber(app));
    home = inThatBrowser(await login(fromElsewhere(), email));
  });

  it('is guessed at thirty times in thirty days, not a hundred, whatever the waiting in between (ASVS 6.3.1)', async () => {
    expect(await guessAMonth(email, 101)).toBe(30);
    const answer = await login(fromElsewhere(), email, PASSWORD);
    expect(answer).toMatchObject({
      status: 429,
      body: {
        error:
          'Por segurança, o acesso a esta conta está pausado após muitas tentativas. Redefina sua senha para entrar.',
        details: { strangersShutOut: true },
      },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(29 * 86_400);
  });

  it('lets its owner in all the same, from the browser that is known, again and again', async () => {
    for (let time = 0; time < 3; time++) expect((await login(home, email)).status).toBe(200);
    expect((await login(home, email, 'Errada123')).status).toBe(401);
  });

  it('says the same of an account that does not exist', async () => {
    expect(await guessAMonth('nao.existe@gmail.com', 101)).toBe(30);
  });

  it('knows no browser of another account, and no cookie that was made up', async () => {
    const other = await subscriber(app);
    const otherHome = inThatBrowser(await login(fromElsewhere(), other.email));
    expect((await login(otherHome, email)).status).toBe(429);
    expect((await login(fromElsewhere().with({ cookie: 'nitido_device_x=abc.1.def' }), email)).status).toBe(429);
  });

  it('gives the known browser ten attempts in a quarter of an hour, of its own', async () => {
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) statuses.push((await login(home, email, `Engano${guess}`)).status);
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(9);
    await waited('login-device');
    expect((await login(home, email)).status).toBe(200);
  });

  it('opens no door with the cookie alone, and keeps it from scripts and other sites (ASVS 3.3.2, 3.3.4)', async () => {
    expect((await login(home, email, 'Errada123')).status).toBe(401);
    const lines = (await login(home, email)).headers.getSetCookie();
    const line = lines.find((cookie) => cookie.startsWith('nitido_device_')) ?? '';
    expect(line.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']));
    expect(line).not.toContain(id);
  });

  it('does not count what its owner does in new browsers', async () => {
    const traveller = await subscriber(app);
    for (let time = 0; time < 35; time++) {
      expect((await login(fromElsewhere(), traveller.email)).status).toBe(200);
    }
  });

  it('gives nothing back of the guesses before when the owner comes in a new browser', async () => {
    const person = await subscriber(app);
    for (let guess = 0; guess < 9; guess++) await login(fromElsewhere(), person.email, `Palpite${guess}`);
    expect((await login(fromElsewhere(), person.email)).status).toBe(200);
    expect((await login(fromElsewhere(), person.email, 'Palpite9')).status).toBe(401);
    expect((await login(fromElsewhere(), person.email, 'Palpite10')).status).toBe(429);
  });
});

describe('A login on a device that is known', () => {
  const WRITTEN = `
    select s.xmin = a.xmin as "withAccount", array_agg(r.xmin = s.xmin) as "withAttempts"
    from sessions s join accounts a on a.id = s.account_id, rate_limits r
    where a.email = $1 and r.key like 'login-email:%'
      and s.id = (select id from sessions where account_id = a.id order by created_at desc limit 1)
    group by 1`;

  it('writes the session, the account’s time and what becomes of the attempts in one transaction', async () => {
    const { email } = await subscriber(app);
    await login(fromElsewhere(), email);
    await app.sql.query('delete from rate_limits');
    expect((await login(fromElsewhere(), email)).status).toBe(200);
    expect((await app.sql.query(WRITTEN, [email])).rows).toEqual([{ withAccount: true, withAttempts: [true, true] }]);
  });
});

describe('The administrators’ door', () => {
  it('stays open to the browser that is known while strangers are shut out for thirty days', async () => {
    const home = inThatBrowser(await enterAsAdmin(fromElsewhere()));
    const statuses = [];
    for (let guess = 0; guess < 32; guess++) {
      statuses.push((await enterAsAdmin(fromElsewhere(), { password: `Palpite${guess}` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429]);
    expect(await enterAsAdmin(fromElsewhere())).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('só pode ser acessada de um navegador já usado') },
    });
    expect((await enterAsAdmin(home)).status).toBe(200);
    for (let guess = 0; guess < 5; guess++) await enterAsAdmin(home, { password: 'errada' });
    expect((await enterAsAdmin(home)).status).toBe(429);
  });
});
