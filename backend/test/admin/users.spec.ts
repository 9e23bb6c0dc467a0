import { randomUUID } from 'node:crypto';
import { dayInBrazil } from '../../src/kernel/brazilian-day.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, enterAsAdmin, letProofPass } from '../identity/admins.js';
import { emailTo } from '../identity/emails.js';
import { aliasOf, currentTerms, type ErrorBody, login, PASSWORD, subscriber } from '../identity/people.js';

interface Item {
  id: string;
  name: string;
  email: string | null;
  status: string;
  planId: string | null;
}
interface Page {
  data: Item[];
  total: number;
  nextCursor: string | null;
}
interface File {
  account: { email: string | null; blockedAt: string | null; consents: object[]; sessions: { id: string }[] };
  plan: { active: boolean; planId: string | null; payments: object[] };
  usage: { days: { day: string; type: string; found: number; others: number }[]; hold: { measure: string } | null };
}

const NOBODY = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

describe('An administrator and the subscribers', () => {
  let app: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE } });
  });
  beforeEach(async () => {
    admin = await adminOf(app);
  });

  const list = async (query = '') => (await admin.get<Page>(`/api/admin/users${query}`)).body;
  const search = async (texto: string, more: object = {}) =>
    (await admin.post<Page>('/api/admin/users/search', { texto, ...more })).body;
  const open = (id: string) => admin.get<File & ErrorBody>(`/api/admin/users/${id}`);
  const rename = (id: string, name: string) => app.sql.query('UPDATE accounts SET name = $2 WHERE id = $1', [id, name]);
  const entries = async (action: string, id: string) =>
    (
      await app.sql.query('SELECT before, after FROM admin_actions WHERE action = $1 AND target = $2', [
        action,
        `account:${id}`,
      ])
    ).rows;

  /** Many accounts of one name, the first one the oldest, with what each state is made of. */
  async function crowd(name: string, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await app.sql.query(
      `INSERT INTO accounts (id, role, email, name, password_hash, created_at, last_login_at)
       SELECT id, 'user', id || '@gmail.com', $2, 'x', now() - make_interval(hours => 1000 - n::int), now() - make_interval(days => n::int)
       FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, n)`,
      [ids, name],
    );
    return ids;
  }

  it('reads them page by page in each order, nobody twice and nobody left out', async () => {
    const ids = await crowd('Multidão Única', 25);
    const all = async (sort: string) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await search('multidao unica', { sort, limit: 10, ...(cursor && { cursor }) });
        expect(page.total).toBe(25);
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return seen;
    };
    expect(await all('oldest')).toEqual(ids);
    expect(await all('newest')).toEqual(ids.toReversed());
    expect(await all('seen')).toEqual(ids);
    await app.sql.query(
      `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at) SELECT id, 'bronze', now(), now() + make_interval(days => n::int)
       FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, n)`,
      [ids.slice(0, 20)],
    );
    const byEnd = await all('expiry');
    expect(byEnd.slice(0, 20)).toEqual(ids.slice(0, 20));
    expect(byEnd.slice(20).toSorted()).toEqual(ids.slice(20).toSorted());
  });

  it('leaves nobody out where the last one of a page renews, or leaves, before the next is read', async () => {
    const ids = await crowd('Renovação no Meio', 6);
    await app.sql.query(
      `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at) SELECT id, 'bronze', now(), now() + make_interval(days => n::int)
       FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, n)`,
      [ids],
    );
    const page = async (more: object) => {
      const { data, nextCursor } = await search('renovacao no meio', { sort: 'expiry', limit: 2, ...more });
      return [data.map(({ id }) => id), nextCursor] as const;
    };
    const [, first] = await page({});
    await app.sql.query("UPDATE subscriptions SET expires_at = now() + interval '90 days' WHERE account_id = $1", [
      ids[1],
    ]);
    const [second, next] = await page({ cursor: first });
    await app.sql.query('DELETE FROM subscriptions WHERE account_id = $1', [ids[3]]);
    expect([second, (await page({ cursor: next }))[0]]).toEqual([ids.slice(2, 4), ids.slice(4)]);
    const other = await admin.get<ErrorBody>(`/api/admin/users?sort=seen&cursor=${first}`);
    expect([other.status, other.body.code, other.body.error]).toEqual([400, 'INVALID_INPUT', 'Cursor inválido.']);
  });

  it('narrows them by the days of their registration, as Brazil counts them', async () => {
    const ids = await crowd('Cadastro em Março', 3);
    const moments = ['2026-03-01T02:59:59Z', '2026-03-01T03:00:00Z', '2026-04-01T03:00:00Z'];
    for (const [n, id] of ids.entries()) {
      await app.sql.query('UPDATE accounts SET created_at = $2 WHERE id = $1', [id, moments[n]]);
    }
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect((await search('cadastro em marco', march)).data.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list('?from=2026-03-01&to=2026-03-31')).data.map(({ id }) => id)).toEqual([ids[1]]);
    const { body } = await admin.post<string>('/api/admin/users/export', { ...march, texto: 'cadastro em marco' });
    expect(String(body).trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining(ids[1] as string)]);
    expect((await admin.get('/api/admin/users?from=ontem')).status).toBe(400);
  });

  it.each(['Škoda Ünal', 'ŠKODA', 'skoda unal'])('finds a name with any accents by %j', async (text) => {
    const [id] = await crowd('Škoda Ünal', 1);
    expect((await search(text)).data.map((item) => item.id)).toContain(id);
  });

  it('finds nobody by accents alone', async () => {
    await crowd('José Conceição', 1);
    expect((await search('\u0301\u0303')).total).toBe(0);
  });

  it('narrows them by how they stand and by plan', async () => {
    const [active, expired, without, blocked, erased] = await crowd('Situações', 5);
    await app.sql.query(
      `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at) VALUES
         ($1, 'silver', now(), now() + interval '1 day'), ($2, 'gold', now() - interval '9 days', now() - interval '1 day'),
         ($3, 'silver', now(), now() + interval '1 day')`,
      [active, expired, blocked],
    );
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [blocked]);
    await app.sql.query('UPDATE accounts SET erased_at = now(), email = NULL WHERE id = $1', [erased]);
    const only = async (more: object) => (await search('situacoes', more)).data.map(({ id }) => id);
    expect(await only({})).toEqual([blocked, without, expired, active]);
    expect(await only({ status: 'ativo' })).toEqual([active]);
    expect(await only({ status: 'expirado' })).toEqual([expired]);
    expect(await only({ status: 'sem_plano' })).toEqual([without]);
    expect(await only({ status: 'bloqueado' })).toEqual([blocked]);
    expect(await only({ status: 'excluido' })).toEqual([erased]);
    expect(await only({ status: 'todas' })).toEqual([erased, blocked, without, expired, active]);
    expect(await only({ plan: 'silver' })).toEqual([blocked, active]);
    expect((await list('?status=ativo&plan=gold&limit=100')).data.every(({ planId }) => planId === 'gold')).toBe(true);
  });

  it('finds them by name, e-mail or code, and takes no character for a pattern (ASVS 1.2.4)', async () => {
    const { id, email } = await subscriber(app);
    await rename(id, 'Érica D’Ávila 100%');
    const found = async (text: string) => (await search(text)).data.map((user) => user.id);
    expect(await found('ERICA d’avila')).toEqual([id]);
    expect(await found(email.toUpperCase())).toEqual([id]);
    expect(await found(aliasOf(email))).toEqual([id]);
    expect(await found(id)).toEqual([id]);
    expect(await found('100%')).toEqual([id]);
    expect(await found('Éric_')).toEqual([]);
    const [item] = (await search(id)).data;
    expect(item?.email).toBe(`${email.slice(0, 2)}***@gmail.com`);
  });

  it('finds nobody by a part of an e-mail, which is masked', async () => {
    const [id = ''] = await crowd('Endereço Mascarado', 1);
    for (const part of [id.slice(0, 13), `${id}@gmail`, id.slice(1)]) expect((await search(part)).total).toBe(0);
    expect((await search(`${id}@gmail.com`)).total).toBe(1);
  });

  it('meets no administrator among them', async () => {
    expect((await search(ADMIN.ADMIN_EMAIL)).total).toBe(0);
    const { body } = await enterAsAdmin(app.http);
    expect((await open(body.user.id)).status).toBe(404);
  });

  it.each([
    ['?status=feliz', 'Situação inválida.'],
    ['?plan=ferro', 'Plano inválido.'],
    ['?sort=acaso', 'Ordem inválida.'],
    ['?limit=101', 'Peça de 1 a 100 por página.'],
    ['?limit=x', 'Peça de 1 a 100 por página.'],
    ['?cursor=1', 'Cursor inválido.'],
  ])('is told what is wrong with %s', async (query, text) => {
    const { status, body } = await admin.get<ErrorBody>(`/api/admin/users${query}`);
    expect([status, body.code, body.error]).toEqual([400, 'INVALID_INPUT', text]);
  });

  it('opens an account: plan, sessions, consents and counts of use, and that is on record', async () => {
    const { id, email } = await subscriber(app);
    const http = app.http.as((await login(app.http, email)).body.token);
    await http.post('/api/user/terms/accept', { termsVersion: await currentTerms(app) });
    await http.post('/api/external/cnpj', { cnpj: '11222333000181' });
    await http.post('/api/external/cnpj', { cnpj: '90000010000110' });
    const { body } = await open(id);
    expect(body.account.email).toBe(`${email.slice(0, 2)}***@gmail.com`);
    expect(body.account.sessions).toHaveLength(1);
    expect(body.account.consents.length).toBeGreaterThan(0);
    expect(body.plan).toMatchObject({ active: true, planId: 'gold', payments: [] });
    expect(body.usage.days.map(({ type }) => type)).toEqual(['cnpj']);
    expect(body.usage.days[0]).toMatchObject({ type: 'cnpj', found: 1, others: 1 });
    expect(body.usage.hold).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/11222333|11\.222\.333/);
    await open(id);
    expect(await entries('open-user', id)).toHaveLength(1);
  });

  it('counts the use of thirty whole days in Brazil, today among them', async () => {
    const { id } = await subscriber(app);
    const day = (ago: number) => dayInBrazil(new Date(Date.now() - ago * 86_400_000));
    await app.sql.query("SELECT lookup_make_partitions(now() - interval '2 months', 1)");
    for (const [ago, time] of [
      [30, '23:59'],
      [29, '00:00'],
    ] as const) {
      await app.sql.query(USED, [id, `${day(ago)}T${time}-03:00`]);
    }
    expect((await open(id)).body.usage.days.map((used) => used.day)).toEqual([day(29)]);
  });

  it('reads the API keys of an account, which is on record as an opening of it', async () => {
    const { id } = await subscriber(app);
    expect((await admin.get(`/api/admin/users/${id}/keys`)).status).toBe(200);
    expect(await entries('open-user', id)).toHaveLength(1);
    await open(id);
    expect(await entries('open-user', id)).toHaveLength(1);
  });

  it('sees the whole e-mail when asked for, on record', async () => {
    const { id, email } = await subscriber(app);
    const { body } = await admin.post<{ email: string }>(`/api/admin/users/${id}/reveal-email`);
    expect(body.email).toBe(email);
    expect(await entries('reveal-user-email', id)).toHaveLength(1);
  });

  it('sees that of an administrator too, whose use may be suspicious, though it opens no such account', async () => {
    const [{ id }] = (await app.sql.query("SELECT id FROM accounts WHERE role = 'admin'")).rows;
    const { body } = await admin.post<{ email: string }>(`/api/admin/users/${id}/reveal-email`);
    expect(body.email).toBe(ADMIN.ADMIN_EMAIL);
    expect(await entries('reveal-user-email', id)).toHaveLength(1);
    expect(await open(id)).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
  });

  it.each([NOBODY, 'nada'])('finds no account %s', async (id) => {
    expect(await open(id)).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
    const calls = ['reveal-email', 'reset-link', `sessions/${NOBODY}/end`].map((call) =>
      admin.post<ErrorBody>(`/api/admin/users/${id}/${call}`),
    );
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.code]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
    }
  });

  it('ends one session and leaves the others', async () => {
    const two = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE }, beside: app });
    const { id, email } = await subscriber(app);
    const [lost, kept] = [(await login(app.http, email)).body.token, (await login(app.http, email)).body.token];
    const profile = async (at: RunningApp, token: string) => (await at.http.as(token).get('/api/user/profile')).status;
    expect([await profile(two, lost), await profile(two, kept)]).toEqual([200, 200]);
    const { rows } = await app.sql.query('SELECT id FROM sessions WHERE account_id = $1 ORDER BY created_at', [id]);
    const end = () => admin.post<ErrorBody>(`/api/admin/users/${id}/sessions/${rows[0].id}/end`);
    expect((await end()).status).toBe(200);
    await until(async () => (await profile(two, lost)) === 401);
    expect([await profile(app, kept), await profile(two, kept)]).toEqual([200, 200]);
    expect(await end()).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    expect(await entries('end-session', id)).toHaveLength(1);
    const other = await subscriber(app);
    const theirs = await admin.post<ErrorBody>(`/api/admin/users/${other.id}/sessions/${rows[1].id}/end`);
    expect([theirs.status, await profile(app, kept)]).toEqual([404, 200]);
    await two.stop();
  });

  it('sends a link for a new password to the owner alone', async () => {
    const { id, email } = await subscriber(app);
    const answer = await admin.post(`/api/admin/users/${id}/reset-link`);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const mail = await emailTo(app, email, 'Redefinição de senha');
    expect(mail.to).toEqual([email]);
    expect(await entries('send-reset-link', id)).toEqual([{ before: null, after: null }]);
  });

  it('takes the filtered ones away in a file, which is on record', async () => {
    const [id] = await crowd('Planilha', 1);
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [id]);
    const { status, body } = await admin.post<string>('/api/admin/users/export', { status: 'bloqueado' });
    expect(status).toBe(200);
    const [head, ...lines] = String(body).trim().split('\r\n');
    expect(head).toBe('Conta;E-mail;Situação;Plano;Fim do plano (UTC);Criada em (UTC);Último acesso (UTC)');
    expect(lines.some((line) => line.startsWith(`${id};${id}@gmail.com;Bloqueado;;;`))).toBe(true);
    expect(lines.every((line) => line.includes(';Bloqueado;'))).toBe(true);
    expect(String(body)).not.toContain('Planilha');
    const { rows } = await app.sql.query(
      "SELECT after FROM admin_actions WHERE action = 'export-users' ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ after: { status: 'bloqueado', rows: lines.length } }]);
  });

  it('is asked for the password before a file, an end of a session or a link', async () => {
    const { id } = await subscriber(app);
    await letProofPass(app);
    await app.sql.query("SELECT pg_notify('account_changed', id::text) FROM accounts WHERE role = 'admin'");
    await until(async () => (await admin.post('/api/admin/users/export', {})).status === 403);
    for (const call of ['reset-link', `sessions/${NOBODY}/end`]) {
      const { status, body } = await admin.post<ErrorBody>(`/api/admin/users/${id}/${call}`);
      expect([status, body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
    }
  });

  it('sees an erased account as one that left, without an address', async () => {
    const { id, email } = await subscriber(app);
    const http = app.http.as((await login(app.http, email)).body.token);
    expect((await http.delete('/api/user', { password: PASSWORD })).status).toBe(200);
    const { body } = await open(id);
    expect(body.account).toMatchObject({ name: 'Conta encerrada', email: null, sessions: [] });
    expect((await admin.post(`/api/admin/users/${id}/reveal-email`)).status).toBe(404);
  });
});

const USED = `
  INSERT INTO lookup_history (account_id, created_at, id, type, outcome, protocolo, masked, latency_ms)
  VALUES ($1, $2, gen_random_uuid(), 'cnpj', 'not_found', gen_random_uuid(), '', 1)`;
