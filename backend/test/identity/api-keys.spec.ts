import type { Answer, HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until, withinASecond } from '../harness/until.js';
import { ADMIN, adminOf } from './admins.js';
import { emailTo, reset, resetToken } from './emails.js';
import { inLine } from './in-line.js';
import { type MadeKey, makeKey, tried } from './keys.js';
import { type ErrorBody, login, PASSWORD, subscriber } from './people.js';

jest.setTimeout(120_000);

interface Listed {
  data: Array<{
    id: string;
    name: string;
    prefix: string;
    state: string;
    lastUsedAt: string | null;
    expiresAt: string;
  }>;
}

describe('API keys', () => {
  let one: RunningApp;
  let two: RunningApp;
  let person: { id: string; email: string };
  let own: HttpClient;

  beforeAll(async () => {
    const env = { ...ADMIN, ...SIGNALS_ALONE, TRUSTED_PROXIES: '1' };
    one = await startApp({ env });
    two = await startApp({ env, beside: one });
  });
  beforeEach(async () => {
    person = await subscriber(one);
    own = one.http.as((await login(one.http, person.email)).body.token);
  });

  const made = async (change?: Record<string, unknown>): Promise<MadeKey> => {
    const answer = await makeKey(own, change);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const listed = async () => (await own.get<Listed>('/api/keys')).body.data;
  const recorded = async () =>
    (
      await one.sql.query('select action, after from admin_actions where target = $1 order by at, id', [
        `account:${person.id}`,
      ])
    ).rows;

  /** Remembered on both instances, then it ends on the one; the other must hear of it within a second. */
  async function endsEverywhere(key: string, end: () => Promise<unknown>, code: string): Promise<void> {
    expect([await tried(one.http, key), await tried(two.http, key)]).toEqual([200, 200]);
    await end();
    expect(await withinASecond(two, async () => (await tried(two.http, key)) === code)).toBe(true);
    expect(await tried(one.http, key)).toBe(code);
  }

  it('are made with a name and what they are for, shown once, stored as a hash and told by e-mail', async () => {
    const { id, key, prefix } = await made({ networks: ['203.0.113.7', '2001:DB8::/32'], purpose: 'cobranca' });
    expect(key).toMatch(new RegExp(`^${prefix}_[0-9A-Za-z]{43}$`));
    expect(prefix).toMatch(/^nit_live_/);
    const [item, ...others] = await listed();
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      id,
      prefix,
      mode: 'live',
      scopes: ['lookup:cnpj', 'history:read'],
      networks: ['203.0.113.7/32', '2001:db8::/32'],
      purpose: 'cobranca',
      state: 'active',
    });
    const secret = key.slice(-43);
    const { rows } = await one.sql.query('select to_jsonb(k)::text as row from api_keys k where id = $1', [id]);
    expect(JSON.stringify([item, rows])).not.toContain(secret);
    const letter = await emailTo(one, person.email, 'Uma chave de API foi criada');
    expect(letter.text).toContain(prefix);
    expect(letter.text).not.toContain(secret);
  });

  it('are made only by who gave the password just now', async () => {
    await one.sql.query("update sessions set proven_until = now() - interval '1 second' where account_id = $1", [
      person.id,
    ]);
    expect((await makeKey(own)).body.code).toBe('STEP_UP_REQUIRED');
    const rotated = await own.post<ErrorBody>(`/api/keys/${person.id}/rotate`, { overlapHours: 1 });
    expect(rotated.body.code).toBe('STEP_UP_REQUIRED');
    expect((await own.post('/api/auth/step-up', { password: PASSWORD })).status).toBe(200);
    await made();
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: '\u200b' }, 'name'],
    [{ name: 'Loja virtual\u200b' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['lookup:todos'] }, 'scopes'],
    [{ mode: 'prod' }, 'mode'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ expiresAt: 'amanhã' }, 'expiresAt'],
    [{ expiresAt: '2027-W05-1' }, 'expiresAt'],
    [{ expiresAt: '2027-01-31T10:00:00,5Z' }, 'expiresAt'],
    [{ expiresAt: '2027-01-31T23:59:59' }, 'expiresAt'],
    [{ networks: ['203.0.113.0/33'] }, 'networks'],
    [{ networks: ['1.2/8'] }, 'networks'],
    [{ purpose: 'curiosidade' }, 'purpose'],
    [{ secret: 'x' }, 'secret'],
  ])('are refused with %j, and the field is named', async (change, field) => {
    const { status, body } = await makeKey(own, change);
    expect([status, body.code, body.fields?.[0]?.field]).toEqual([400, 'INVALID_INPUT', field]);
  });

  it('are twenty at most, also when many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => makeKey(own)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'API_KEY_LIMIT')).toHaveLength(4);
  });

  it('can all be rotated with an overlap, however many there are', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => made()));
    for (const { id } of keys.slice(0, 2)) {
      expect((await own.post(`/api/keys/${id}/rotate`, { overlapHours: 24 })).status).toBe(201);
    }
    expect((await makeKey(own)).body.code).toBe('API_KEY_LIMIT');
  });

  it('that are in force are all listed, however many ended since', async () => {
    const { id } = await made();
    await one.sql.query(
      `INSERT INTO api_keys (id, account_id, name, prefix, secret_hash, mode, scopes, networks, created_at, created_by, revoked_at)
       SELECT gen_random_uuid(), account_id, name, prefix || n, sha256(n::text::bytea), mode, scopes, networks, now() + interval '1 minute', created_by, now()
       FROM api_keys, generate_series(1, 200) AS n WHERE id = $1`,
      [id],
    );
    const found = await listed();
    expect([found.length, found[0]?.id]).toEqual([200, id]);
  });

  it('open nothing but the public API, which sessions do not open', async () => {
    const { key } = await made();
    expect(await tried(one.http, key)).toBe(200);
    for (const path of ['/api/user/profile', '/api/keys', '/api/user/history', '/api/payments'])
      expect([path, await tried(one.http, key, path)]).toEqual([path, 'UNAUTHENTICATED']);
    const { status, body } = await own.get<ErrorBody>('/v1/status');
    expect([status, body.code]).toEqual([401, 'API_KEY_REQUIRED']);
    expect((await one.http.get<ErrorBody>('/v1/status')).body.code).toBe('API_KEY_REQUIRED');
  });

  it('do what they were made for alone', async () => {
    const { key } = await made({ scopes: ['lookup:cep'] });
    const { status, body } = await one.http.as(key).get<ErrorBody>('/v1/lookups');
    expect([status, body.code, body.details]).toEqual([403, 'API_KEY_SCOPE', { escopo: 'history:read' }]);
    const other = await one.http.as(key).post<ErrorBody>('/v1/lookups/cnpj', { cnpj: '11222333000181' });
    expect(other.body.code).toBe('API_KEY_SCOPE');
    expect((await one.http.as(key).post('/v1/lookups/cep', { cep: '01001-000' })).status).toBe(200);
  });

  it('are refused unless whole: a right prefix with another secret is as wrong as none that there is', async () => {
    const { key, prefix } = await made();
    const changed = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
    const swapped = key.replace('nit_live_', 'nit_test_');
    for (const wrong of [
      changed,
      swapped,
      prefix,
      `${key}0`,
      key.toLowerCase(),
      'xx',
      key.slice(4),
      `nit_live_AAAAAAAA_${'A'.repeat(43)}`,
    ])
      expect([wrong, await tried(one.http, wrong)]).toEqual([wrong, 'API_KEY_INVALID']);
  });

  it('are refused in an address, whether right or cut off', async () => {
    const { key } = await made();
    for (const path of [`/v1/status?key=${key}`, `/v1/status?access_token=${key.slice(0, 30)}`]) {
      expect(await tried(one.http, key, path)).toBe('API_KEY_IN_URL');
      expect(((await one.http.get<ErrorBody>(path)).body as ErrorBody).code).toBe('API_KEY_IN_URL');
    }
  });

  it('are good from their networks alone, as the trusted proxy tells the address', async () => {
    const { key } = await made({ networks: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = (address: string) => tried(one.http.with({ 'x-forwarded-for': address }), key);
    expect(await from('203.0.113.9')).toBe(200);
    expect(await from('::ffff:203.0.113.9')).toBe(200);
    expect(await from('2001:db8:1::1')).toBe(200);
    expect(await from('203.0.114.9')).toBe('API_KEY_NETWORK');
    expect(await from('2001:db9::1')).toBe('API_KEY_NETWORK');
    // What the caller writes before the proxy's own word is not believed.
    expect(await from('203.0.113.9, 198.51.100.4')).toBe('API_KEY_NETWORK');
    expect(await tried(one.http, key)).toBe('API_KEY_NETWORK');
  });

  it('end at their time, without anybody saying so', async () => {
    const { key } = await made({ expiresAt: new Date(Date.now() + 10_000).toISOString() });
    expect(await tried(one.http, key)).toBe(200);
    await until(async () => (await tried(one.http, key)) === 'API_KEY_EXPIRED');
    expect((await listed())[0]?.state).toBe('expired');
  });

  it('are revoked at once on every instance, and for others do not exist', async () => {
    const { id, key } = await made();
    const stranger = one.http.as((await login(one.http, (await subscriber(one)).email)).body.token);
    expect((await stranger.delete<ErrorBody>(`/api/keys/${id}`)).body.code).toBe('API_KEY_NOT_FOUND');
    await endsEverywhere(key, () => own.delete(`/api/keys/${id}`), 'API_KEY_REVOKED');
    expect((await own.delete<ErrorBody>(`/api/keys/${id}`)).body.code).toBe('API_KEY_NOT_FOUND');
    expect((await listed())[0]?.state).toBe('revoked');
  });

  it('are rotated with an overlap, in which both are good', async () => {
    const first = await made();
    const { status, body: second } = await own.post<MadeKey>(`/api/keys/${first.id}/rotate`, { overlapHours: 24 });
    expect(status).toBe(201);
    expect([await tried(one.http, first.key), await tried(one.http, second.key)]).toEqual([200, 200]);
    const former = (await listed()).find(({ id }) => id === first.id);
    expect(former).toMatchObject({ replacedBy: second.id, state: 'active' });
    expect(new Date(former?.expiresAt ?? 0).getTime()).toBeCloseTo(Date.now() + 86_400_000, -5);
    const again = await own.post<ErrorBody>(`/api/keys/${first.id}/rotate`, { overlapHours: 1 });
    expect(again.body.code).toBe('API_KEY_NOT_FOUND');
    await endsEverywhere(
      second.key,
      () => own.post(`/api/keys/${second.id}/rotate`, { overlapHours: 0 }),
      'API_KEY_EXPIRED',
    );
  });

  it('are rotated for as long as they were made for, not for what is left of it', async () => {
    const DAY_MS = 86_400_000;
    const { id, expiresAt } = await made({ expiresAt: new Date(Date.now() + 365 * DAY_MS).toISOString() });
    expect(new Date(expiresAt ?? 0).getTime()).toBeCloseTo(Date.now() + 365 * DAY_MS, -5);
    await one.sql.query(
      `update api_keys set created_at = created_at - interval '360 days', expires_at = expires_at - interval '360 days'
       where id = $1`,
      [id],
    );
    const { body: next } = await own.post<MadeKey>(`/api/keys/${id}/rotate`, { overlapHours: 168 });
    expect(new Date(next.expiresAt ?? 0).getTime()).toBeCloseTo(Date.now() + 365 * DAY_MS, -5);
    const [item, former] = await listed();
    expect(item).toMatchObject({ id: next.id, expiresAt: next.expiresAt });
    expect(new Date(former?.expiresAt ?? 0).getTime()).toBeCloseTo(Date.now() + 5 * DAY_MS, -5);
    const { id: ever } = await made({ expiresAt: '9999-12-31T23:59:59Z' });
    await one.sql.query("update api_keys set created_at = created_at - interval '1 day' where id = $1", [ever]);
    const { body: longest } = await own.post<MadeKey>(`/api/keys/${ever}/rotate`, { overlapHours: 0 });
    expect(longest.expiresAt).toBe('9999-12-31T23:59:59.999Z');
    const forever = await made();
    const { body: other } = await own.post<MadeKey>(`/api/keys/${forever.id}/rotate`, { overlapHours: 0 });
    expect([forever.expiresAt, other.expiresAt]).toEqual([null, null]);
  });

  it('end with a new password by e-mail; a blocked account’s wait for it', async () => {
    const first = await made();
    const admin = await adminOf(one);
    await endsEverywhere(first.key, () => admin.post(`/api/admin/users/${person.id}/block`), 'ACCOUNT_BLOCKED');
    await admin.post(`/api/admin/users/${person.id}/unblock`);
    await until(async () => (await tried(two.http, first.key)) === 200);
    await endsEverywhere(first.key, async () => reset(one, await resetToken(one, person.email)), 'API_KEY_REVOKED');
  });

  it.each(['made', 'rotated'])('are not %s any more by a session that ends with the password', async (what) => {
    const { id } = await made();
    const token = await resetToken(one, person.email);
    const [done, late] = await inLine<Answer<ErrorBody>>(
      one,
      person.id,
      () => reset(one, token),
      () => (what === 'made' ? makeKey(own) : own.post(`/api/keys/${id}/rotate`, { overlapHours: 24 })),
    );
    expect(done?.status).toBe(200);
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    const { rows } = await one.sql.query('select from api_keys where account_id = $1 and revoked_at is null', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('are rotated once, also by two at the same moment', async () => {
    const { id } = await made();
    const rotate = () => own.post<ErrorBody>(`/api/keys/${id}/rotate`, { overlapHours: 24 });
    const answers = await inLine(one, person.id, rotate, rotate);
    expect(answers).toMatchObject([{ status: 201 }, { status: 404, body: { code: 'API_KEY_NOT_FOUND' } }]);
    expect(await listed()).toHaveLength(2);
  });

  it('are made by their owner alone, with the scopes on record', async () => {
    const admin = await adminOf(one);
    const body = { name: 'Suporte', scopes: ['history:read', 'batches'], mode: 'live' };
    expect((await admin.post<ErrorBody>(`/api/admin/users/${person.id}/keys`, body)).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect((await makeKey(admin)).body.code).toBe('API_KEY_SUBSCRIBERS_ONLY');
    const { id, prefix } = await made({ scopes: body.scopes });
    const { body: next } = await own.post<MadeKey>(`/api/keys/${id}/rotate`, { overlapHours: 1 });
    const scopes = 'history:read batches';
    expect(await recorded()).toMatchObject([
      { action: 'make-api-key', after: { key: id, mode: 'live', prefix, scopes } },
      { action: 'rotate-api-key', after: { key: next.id, scopes } },
    ]);
  });

  it('are revoked by an administrator too, which is on record', async () => {
    const admin = await adminOf(one);
    const keys = `/api/admin/users/${person.id}/keys`;
    const { id, key } = await made();
    expect((await admin.get<Listed>(keys)).body.data).toMatchObject([{ id, name: 'Loja virtual' }]);
    await endsEverywhere(key, () => admin.delete(`${keys}/${id}`), 'API_KEY_REVOKED');
    expect((await recorded()).map(({ action }) => action)).toEqual(['make-api-key', 'open-user', 'revoke-api-key']);
  });

  it('end at once where that was asked for, however late signals come', async () => {
    const { key, id } = await made();
    const { rows } = await one.sql.query(
      "select pid from pg_stat_activity where application_name = 'nitido-signals' and datname = current_database()",
    );
    expect(rows).toHaveLength(2);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    try {
      expect(await tried(one.http, key)).toBe(200);
      expect((await own.delete(`/api/keys/${id}`)).status).toBe(200);
      expect(await tried(one.http, key)).toBe('API_KEY_REVOKED');
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    }
  });

  it('tell the hour of their last use', async () => {
    const { key } = await made();
    expect((await listed())[0]?.lastUsedAt).toBeNull();
    await tried(one.http, key);
    await until(async () => (await listed())[0]?.lastUsedAt !== null);
    expect(new Date((await listed())[0]?.lastUsedAt ?? '').getMinutes()).toBe(0);
  });

  it('go with the account that is erased', async () => {
    const { key } = await made();
    await own.delete('/api/user', { password: PASSWORD });
    await until(async () => (await tried(two.http, key)) === 'API_KEY_INVALID');
  });
});
