import { type RunningApp, startApp } from '../harness/start-app.js';
import { makeKey } from './keys.js';
import { aliasOf, type ErrorBody, login, registration, subscriber } from './people.js';

jest.setTimeout(120_000);

describe('Limits on attempts, counted over three instances', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ instances: 3, env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' } });
  });

  const from = (address: string) => app.http.with({ 'x-forwarded-for': address });

  it('stop guessing at one account, from however many addresses, until the window is over (ASVS 6.3.1)', async () => {
    const statuses: number[] = [];
    for (let guess = 1; guess <= 12; guess++) {
      statuses.push((await login(from(`203.0.113.${guess}`), 'vitima@gmail.com', `Palpite${guess}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const refused = await login(from('203.0.113.99'), 'vitima@gmail.com');
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      error: 'Muitas tentativas em pouco tempo. Aguarde alguns minutos e tente novamente.',
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await login(from('203.0.113.99'), 'demo@gmail.com', 'Demo1234')).status).toBe(200);
  });

  it('stop guessing at one account by whatever addresses of its mailbox, and do so where there is none', async () => {
    const { email } = await subscriber(app);
    for (const name of [email, 'nenhuma.conta@gmail.com']) {
      const statuses: number[] = [];
      for (let guess = 1; guess <= 12; guess++) {
        const address = guess % 2 ? name : aliasOf(name);
        statuses.push((await login(from(`203.0.113.${100 + guess}`), address, `Palpite${guess}`)).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    }
  });

  it('count nobody for the month who is shut out for the moment', async () => {
    for (let guess = 1; guess <= 13; guess++)
      await login(from(`192.0.2.${guess}`), 'outra@gmail.com', `Palpite${guess}`);
    const { rows } = await app.sql.query(
      "select count from rate_limits where key like 'login-email:%:month' and count > 1",
    );
    expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([10]));
  });

  it('are not used up by those who fail the captcha', async () => {
    for (let guess = 1; guess <= 12; guess++) {
      const attempt = { email: 'dona@gmail.com', password: `Palpite${guess}`, captchaToken: 'sandbox-fail' };
      expect((await from(`203.0.113.${guess}`).post('/api/auth/login', attempt)).body.code).toBe('CAPTCHA_FAILED');
    }
    expect((await login(from('203.0.113.50'), 'dona@gmail.com')).status).toBe(401);
  });

  it('start anew in a known browser after the right password', async () => {
    const opened = await login(from('198.51.100.1'), 'demo@gmail.com', 'Demo1234');
    const device = opened.headers.getSetCookie().find((line) => line.startsWith('nitido_device_')) ?? '';
    const http = from('198.51.100.1').with({ cookie: device.split(';')[0] ?? '' });
    for (let round = 0; round < 2; round++) {
      for (let guess = 0; guess < 8; guess++) await login(http, 'demo@gmail.com', `Palpite${guess}`);
      expect((await login(http, 'demo@gmail.com', 'Demo1234')).status).toBe(200);
    }
  });

  it('stop one address from trying many accounts (ASVS 6.3.1)', async () => {
    const statuses = [];
    for (let guess = 0; guess < 62; guess++) {
      statuses.push((await login(from('198.51.100.2'), `pessoa${guess}@gmail.com`)).status);
    }
    expect(statuses.indexOf(429)).toBe(60);
  });

  it('stop one address from trying name after name at the administrators’ door', async () => {
    const statuses = [];
    for (let guess = 0; guess < 62; guess++) {
      const attempt = { username: `chefe${guess}`, password: `Palpite${guess}` };
      statuses.push((await from('198.51.100.7').post('/api/auth/admin/login', attempt)).status);
    }
    expect(statuses).toEqual([...Array(60).fill(401), 429, 429]);
  });

  it('stop one account from making and revoking keys, each with an e-mail, without end', async () => {
    const { email } = await subscriber(app);
    const own = from('198.51.100.8').as((await login(from('198.51.100.8'), email)).body.token);
    const statuses = [];
    for (let made = 0; made < 32; made++) {
      const { status, body } = await makeKey(own);
      statuses.push(status);
      if (status === 201) expect((await own.delete(`/api/keys/${body.id}`)).status).toBe(200);
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429, 429]);
  });

  it('stop one account from adding and removing webhooks, each with an e-mail, without end', async () => {
    const { email } = await subscriber(app);
    const own = from('198.51.100.9').as((await login(from('198.51.100.9'), email)).body.token);
    const statuses = [];
    for (let added = 0; added < 32; added++) {
      const endpoint = { url: `${app.sandboxUrl}/webhooks/muitos`, events: ['plan.ended'] };
      const { status, body } = await own.post<{ data: { id: string } } & ErrorBody>('/api/webhook-endpoints', endpoint);
      statuses.push(status);
      if (status === 201) expect((await own.delete(`/api/webhook-endpoints/${body.data.id}`)).status).toBe(200);
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429, 429]);
  });

  it('stop one address from registering without end', async () => {
    const statuses = [];
    for (let person = 0; person < 22; person++) {
      statuses.push((await from('198.51.100.3').post('/api/auth/register', registration())).status);
    }
    expect(statuses.indexOf(429)).toBe(20);
    expect((await from('198.51.100.4').post('/api/auth/register', registration())).status).toBe(201);
  });

  it('count an IPv6 address with its network: 40 addresses of one /64 are one', async () => {
    const statuses = [];
    for (let host = 1; host <= 40; host++) {
      statuses.push((await from(`2001:db8:1:1::${host}`).post('/api/auth/register', registration())).status);
    }
    expect(statuses.indexOf(429)).toBe(20);
    expect((await from('2001:db8:1:2::1').post('/api/auth/register', registration())).status).toBe(201);
  });

  it('count each wider network of an IPv6 address with a higher ceiling, until the nearest one is full', async () => {
    const signIn = (address: string) => login(from(address), `alguem.${address.replace(/:+/g, '.')}@gmail.com`);
    const counts = async () =>
      (await app.sql.query("select count from rate_limits where key like 'login-address:%' order by 1")).rows.map(
        ({ count }) => count,
      );
    await app.sql.query("delete from rate_limits where key like 'login-address:%'");
    for (let host = 1; host <= 62; host++) await signIn(`2001:db8:2:100::${host}`);
    expect(await counts()).toEqual([60, 60, 62]);
    expect((await signIn('2001:db8:2:101::1')).status).toBe(401);
    expect(await counts()).toEqual([1, 61, 61, 62]);
  });

  it('count under hashes: the table names nobody', async () => {
    const { rows } = await app.sql.query('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ key }) => key).join()).not.toMatch(/gmail|vitima|demo|203\.0|198\.51/);
  });

  it('hold every address to a number of requests a minute, and say how many are left (ASVS 2.4.1, 15.2.2)', async () => {
    const [instance = app] = app.instances.slice(1);
    const http = instance.http.with({ 'x-forwarded-for': '198.51.100.5' });
    const first = await http.get('/api/public/config');
    const limit = Number(first.headers.get('x-ratelimit-limit'));
    expect(limit).toBeGreaterThan(100);
    expect(Number(first.headers.get('x-ratelimit-remaining'))).toBe(limit - 1);
    const statuses = new Set<number>();
    for (let sent = 1; sent <= limit; sent++) statuses.add((await http.get('/api/public/config')).status);
    expect([...statuses]).toEqual([200, 429]);
    const refused = await http.get('/api/user/profile');
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await http.get('/api/health/live')).status).toBe(200);
    expect((await from('198.51.100.6').get('/api/public/config')).status).toBe(200);
  });

  it.each(['/v1/openapi.json', '/%61pi/openapi.json', '/api/docs'])(
    'hold every address to fewer descriptions of the API a minute: %s (ASVS 15.2.2)',
    async (path) => {
      const [instance = app] = app.instances.slice(1);
      const http = instance.http.with({ 'x-forwarded-for': `198.51.100.${100 + path.length}` });
      const statuses = [];
      for (let read = 0; read < 62; read++) statuses.push((await http.get(path)).status);
      expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
      const refused = await http.get(path);
      expect(refused.body).toMatchObject({ code: 'RATE_LIMITED' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await http.get('/api/public/config')).status).toBe(200);
    },
  );

  it('believe no forwarded address where no proxy stands in front (ASVS 4.1.3, 15.3.4)', async () => {
    const open = await startApp({ beside: app, env: { RATE_LIMIT: 'on' } });
    const statuses = [];
    for (let guess = 0; guess < 62; guess++) {
      const http = open.http.with({ 'x-forwarded-for': `192.0.2.${guess}` });
      statuses.push((await login(http, `alguem${guess}@gmail.com`)).status);
    }
    expect(statuses).toContain(429);
    await open.stop();
  });
});
