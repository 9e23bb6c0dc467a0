import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { Person } from '../../sandbox/population/index.js';
import { API_SCOPES } from '../../src/kernel/api-keys.js';
import { LOOKUP_CATALOGUE, LOOKUP_TYPES } from '../../src/kernel/lookup-catalogue.js';
import { TEST_ANSWERS } from '../../src/kernel/test-answers.js';
import { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { makeKey } from '../identity/keys.js';
import { login, subscriber } from '../identity/people.js';
import { ASKED, PERSONAL } from './queries-about-people.js';

jest.setTimeout(120_000);

interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  requestId: string;
  fields?: Array<{ field: string }>;
  details?: Record<string, unknown>;
}

interface Found {
  data: Record<string, unknown>;
  meta: { origem: string; simulado: boolean; protocolo: string };
}

interface Past {
  protocolo: string;
  tipo: string;
  consultado: string;
  desfecho: string;
  finalidade: string | null;
}

const CPF = '52998224725';
const CNPJ = { cnpj: '11222333000181' };
const ENCRYPTION_KEYS = `1:${randomBytes(32).toString('base64')}`;

describe('The public API', () => {
  let app: RunningApp;
  let hasty: RunningApp;
  let person: { id: string; email: string };
  let own: HttpClient;
  const secrets: string[] = [];

  beforeAll(async () => {
    app = await startApp({ env: { ...LOGGED, ...ADMIN, ENCRYPTION_KEYS } });
    hasty = await startApp({
      beside: app,
      env: {
        ENCRYPTION_KEYS,
        RATE_LIMIT: 'on',
        API_KEY_CALLS_PER_MINUTE: '6',
        LOOKUPS_BURST: '2',
        LOOKUPS_PER_MINUTE: '1',
      },
    });
  });
  beforeEach(async () => {
    person = await subscriber(app);
    own = app.http.as((await login(app.http, person.email)).body.token);
  });

  async function withKey(change: Record<string, unknown> = {}, on = app): Promise<HttpClient> {
    const { body } = await makeKey(own, { scopes: API_SCOPES, ...change });
    secrets.push(body.key.slice(-43));
    return on.http.as(body.key);
  }
  const kept = async () => {
    const { rows } = await app.sql.query(
      `select (select count(*)::int from lookup_history where account_id = $1) as history,
              (select count(*)::int from lookup_audit where account_id = $1) as audit,
              (select count(*)::int from lookup_counts_pending where account_id = $1) as counts,
              (select count(*)::int from lookup_allowances where account_id = $1) as spent`,
      [person.id],
    );
    return rows[0];
  };
  const problem = ({ status, body, headers }: Answer<Problem>) => {
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect([body.status, body.type]).toEqual([status, 'about:blank']);
    expect(body.requestId).toBe(headers.get('x-request-id'));
    expect(body).not.toHaveProperty('success');
    return [status, body.code];
  };

  it('looks up as the page does: with the plan, history, audit and the day’s quota', async () => {
    const { status, body, headers } = await (await withKey()).post<Found>('/v1/lookups/cnpj', CNPJ);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data', 'meta']);
    expect(body.meta.simulado).toBe(false);
    expect(headers.get('ratelimit-policy')).toMatch(/^"diario";q=\d+;w=86400$/);
    expect(await kept()).toMatchObject({ history: 1, audit: 1 });
    const { body: usage } = await own.get<{ usadas: number }>('/api/user/usage');
    expect(usage.usadas).toBe(1);
  });

  it('leaves the key’s id in the audit, under the record’s mark, and counts by key', async () => {
    const key = await withKey({ purpose: 'cobranca' });
    await key.post('/v1/lookups/cnpj', CNPJ);
    await key.post('/v1/lookups/cpf', { cpf: '00000000191' });
    await own.post('/api/external/cnpj', CNPJ);
    const { rows } = await app.sql.query(
      `select a.type, a.key_id = k.id as "withKey" from lookup_audit a left join api_keys k on k.account_id = a.account_id
       where a.account_id = $1 order by a.created_at, a.id`,
      [person.id],
    );
    expect(rows).toEqual([
      { type: 'cnpj', withKey: true },
      { type: 'cpf', withKey: true },
      { type: 'cnpj', withKey: null },
    ]);
    const counts = await app.sql.query(
      'select type, found, others from lookup_key_counts where account_id = $1 order by type',
      [person.id],
    );
    expect(counts.rows).toEqual([{ type: 'cnpj', found: 1, others: 0 }, expect.objectContaining({ type: 'cpf' })]);
  });

  it('takes the purpose of the call, else the key’s, else refuses', async () => {
    const asked = { cpf: CPF };
    expect(problem(await (await withKey()).post<Problem>('/v1/lookups/cpf', asked))).toEqual([422, 'PURPOSE_REQUIRED']);
    const key = await withKey({ purpose: 'cobranca' });
    await key.post('/v1/lookups/cpf', asked);
    await key.post('/v1/lookups/cpf', { ...asked, finalidade: 'prevencao_fraude', atualizar: true });
    const { body } = await key.get<{ data: Past[] }>('/v1/lookups');
    expect(body.data.map(({ finalidade }) => finalidade)).toEqual(['prevencao_fraude', 'cobranca']);
  });

  it('answers a test key about people who do not exist, for every type, without a plan and without a trace', async () => {
    const key = await withKey({ mode: 'test', purpose: 'cadastro_proprio' });
    await app.sql.query(
      `with ended as (update subscriptions set expires_at = now() - interval '1 second' where account_id = $1 returning account_id)
       select pg_notify('subscription_changed', account_id::text) from ended`,
      [person.id],
    );
    const bodies: Record<string, object> = { cnpj: CNPJ, cep: { cep: '01001000' } };
    for (const type of PERSONAL) bodies[type] = ASKED[type](Person.ofCpf(CPF));
    const answered: string[] = [];
    for (const { type } of LOOKUP_CATALOGUE.filter(({ type }) => type !== 'cpf-pai')) {
      const { status, body } = await key.post<Found>(`/v1/lookups/${type}`, bodies[type]);
      expect([type, status, body.meta?.origem, body.meta?.simulado]).toEqual([type, 200, 'simulada', true]);
      answered.push(type);
    }
    expect(answered).toHaveLength(12);
    expect(await kept()).toEqual({ history: 0, audit: 0, counts: 0, spent: 0 });
    expect((await key.get<{ data: Past[] }>('/v1/lookups')).body.data).toEqual([]);
    const live = await (await withKey()).post<Problem>('/v1/lookups/cnpj', CNPJ);
    expect(problem(live)).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
  });

  it('answers a test key as /desenvolvedores says for documents that are there to fail', async () => {
    const key = await withKey({ mode: 'test', purpose: 'cadastro_proprio' });
    for (const { type, document, status, code, meaning } of TEST_ANSWERS) {
      const began = performance.now();
      const answer = await key.post<Partial<Problem>>(`/v1/lookups/${type}`, { [type]: document });
      expect([document, answer.status, answer.body.code ?? null]).toEqual([document, status, code]);
      if (meaning.includes('dois segundos')) expect(performance.now() - began).toBeGreaterThan(1_990);
    }
  });

  it('lets no failures that one test key provokes reach another', async () => {
    const key = await withKey({ mode: 'test', purpose: 'cadastro_proprio' });
    for (let failures = 0; failures < 10; failures++) await key.post('/v1/lookups/cpf', { cpf: UNLUCKY.garbage.cpf });
    const another = await withKey({ mode: 'test', purpose: 'cadastro_proprio' });
    expect((await another.post('/v1/lookups/cpf', { cpf: CPF })).status).toBe(200);
  });

  it('withholds minors from a test key too', async () => {
    const { body } = await app.sandbox.get<Array<{ cpf: string }>>('/people?minor=true&limit=1');
    const key = await withKey({ mode: 'test', purpose: 'cadastro_proprio' });
    const answer = await key.post<Problem>('/v1/lookups/cpf', { cpf: body[0]?.cpf });
    expect(problem(answer)).toEqual([451, 'SUBJECT_SUPPRESSED']);
  });

  it('tells a test key of nobody that they are suppressed', async () => {
    const { cpf, name } = Person.ofCpf(CPF);
    const suppression = { motivo: 'titular', protocolo: '20261126-AAAA-0001' };
    const admin = await adminOf(app);
    const documentos = [
      { tipo: 'cpf', valor: cpf },
      { tipo: 'nome', valor: name },
    ];
    expect((await admin.post('/api/admin/suppressions', { documentos, ...suppression })).status).toBe(201);
    const [test, live] = [await withKey({ mode: 'test', purpose: 'cobranca' }), await withKey({ purpose: 'cobranca' })];
    for (const type of ['cpf', 'nome', 'pix'] as const) {
      const { status, body } = await test.post<Found>(`/v1/lookups/${type}`, ASKED[type](Person.ofCpf(cpf)));
      expect([type, status, JSON.stringify(body).includes(name)]).toEqual([type, 200, true]);
    }
    expect(problem(await live.post<Problem>('/v1/lookups/cpf', { cpf }))).toEqual([451, 'SUBJECT_SUPPRESSED']);
    const { data } = (await admin.get<{ data: Array<{ id: string }> }>('/api/admin/suppressions')).body;
    for (const { id } of data) await admin.delete(`/api/admin/suppressions/${id}`);
  });

  it('runs a lookup once for each Idempotency-Key, and gives its answer again', async () => {
    const key = (await withKey({ purpose: 'cobranca' })).with({ 'idempotency-key': `pedido-${CPF}` });
    const asked = { cpf: CPF, atualizar: true };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 6 }, () => key.post<Found & Problem>('/v1/lookups/cpf', asked)),
    ).then((answers) => answers.sort((a, b) => a.status - b.status));
    expect(first?.status).toBe(200);
    const again = await key.post<Found>('/v1/lookups/cpf', asked);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body.data).toEqual(first?.body.data);
    expect(again.body.meta).toMatchObject({ protocolo: first?.body.meta.protocolo, origem: first?.body.meta.origem });
    for (const { status, body } of others) expect(status === 200 || body.code === 'IDEMPOTENCY_KEY_IN_USE').toBe(true);
    expect(await kept()).toMatchObject({ history: 1, audit: 1 });

    const other = await key.post<Problem>('/v1/lookups/cpf', { ...asked, finalidade: 'prevencao_fraude' });
    expect(problem(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const { rows } = await app.sql.query('select * from lookup_requests where account_id = $1', [person.id]);
    expect(JSON.stringify(rows)).not.toContain(CPF);
    const bad = await key.with({ 'idempotency-key': 'x'.repeat(129) }).post<Problem>('/v1/lookups/cpf', asked);
    expect(problem(bad)).toEqual([400, 'INVALID_INPUT']);
  });

  it('gives an answer again with a key for tests too, which takes no Idempotency-Key from live ones', async () => {
    const once = { 'idempotency-key': 'pedido-1' };
    const test = (await withKey({ mode: 'test', purpose: 'cobranca' })).with(once);
    const first = await test.post<Found>('/v1/lookups/cpf', { cpf: CPF });
    const again = await test.post<Found>('/v1/lookups/cpf', { cpf: CPF });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    const other = await test.post<Problem>('/v1/lookups/cep', { cep: '01001000' });
    expect(problem(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const live = await (await withKey()).with(once).post<Found>('/v1/lookups/cep', { cep: '01001000' });
    expect([live.status, live.body.meta.simulado]).toEqual([200, false]);
    expect(await kept()).toMatchObject({ history: 1, audit: 1 });
  });

  it('asks again with the key of a lookup that failed, and says when an answer is kept no more', async () => {
    const key = (await withKey({ purpose: 'cobranca' })).with({ 'idempotency-key': 'pedido-1' });
    for (let time = 0; time < 2; time++) {
      const failed = await key.post<Problem>('/v1/lookups/cpf-pai', { cpf: CPF });
      expect(problem(failed)).toEqual([503, 'MAINTENANCE']);
    }
    const asked = { cep: '01001000' };
    const again = (pedido: string) => key.with({ 'idempotency-key': pedido }).post<Problem>('/v1/lookups/cep', asked);
    for (const pedido of ['pedido-2', 'pedido-3']) await again(pedido);
    const { body } = await own.get<{ history: Array<{ id: string }> }>('/api/user/history');
    expect((await own.delete(`/api/user/history/${body.history[0]?.id}`)).status).toBe(200);
    await app.sql.query('update lookup_history set result = null where account_id = $1', [person.id]);
    for (const pedido of ['pedido-2', 'pedido-3']) {
      const gone = await again(pedido);
      expect(problem(gone)).toEqual([409, 'RESULT_NOT_KEPT']);
      expect(gone.body.title).toBe(
        'O resultado desta consulta já não está guardado. Consulte de novo com outra Idempotency-Key.',
      );
    }
  });

  it('lists what was looked up, masked, page by page, and opens one with its result', async () => {
    const key = await withKey({ purpose: 'cobranca' });
    await key.post('/v1/lookups/cpf', { cpf: CPF });
    for (const cep of ['01001000', '20040002']) await key.post('/v1/lookups/cep', { cep });
    const seen: Past[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: Answer<{ data: Past[]; nextCursor: string | null }> = await key.get(
        `/v1/lookups?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...body.data);
      cursor = body.nextCursor;
    }
    expect(seen.map(({ tipo }) => tipo)).toEqual(['cep', 'cep', 'cpf']);
    const asked = seen.at(-1);
    expect(asked?.consultado).toBe('***.982.247-**');
    const { body } = await key.get<{ data: Past & { resultado: unknown } }>(`/v1/lookups/${asked?.protocolo}`);
    expect(body.data).toMatchObject({ ...asked, resultado: expect.any(Object) });
    person = await subscriber(app);
    own = app.http.as((await login(app.http, person.email)).body.token);
    const stranger = await (await withKey()).get<Problem>(`/v1/lookups/${asked?.protocolo}`);
    expect(problem(stranger)).toEqual([404, 'NOT_FOUND']);
  });

  it('tells what was saved before a field was added with all that its description names', async () => {
    const key = (await withKey()).with({ 'idempotency-key': 'antes' });
    const { body } = await key.post<Found>('/v1/lookups/cnpj', CNPJ);
    const { rows } = await app.sql.query<{ id: string; result: Buffer }>(
      'select id, result from lookup_history where account_id = $1',
      [person.id],
    );
    const [entry] = rows;
    const cipher = new FieldCipher(ENCRYPTION_KEYS);
    const {
      situacao_especial: _,
      data_situacao_especial: __,
      ...former
    } = JSON.parse(cipher.decrypt(entry!.result, entry!.id));
    await app.sql.query('update lookup_history set result = $2 where account_id = $1', [
      person.id,
      cipher.encrypt(JSON.stringify(former), entry!.id),
    ]);
    const unknown = { ...body.data, situacao_especial: null, data_situacao_especial: null };
    const opened = await key.get<{ data: { resultado: unknown } }>(`/v1/lookups/${body.meta.protocolo}`);
    expect(opened.body.data.resultado).toEqual(unknown);
    expect((await key.post<Found>('/v1/lookups/cnpj', CNPJ)).body.data).toEqual(unknown);
  });

  it('tells the day’s and the month’s use, and how each type is', async () => {
    const key = await withKey();
    await key.post('/v1/lookups/cnpj', CNPJ);
    const { body } = await key.get('/v1/usage');
    expect(body.data).toMatchObject({
      hoje: { usadas: 1, porTipo: { cnpj: 1 } },
      mes: { usadas: 1, semDados: 0, porTipo: { cnpj: 1 } },
      chave: { hoje: 1, mes: 1 },
    });
    const other = await (await withKey()).get<{ data: { chave: object } }>('/v1/usage');
    expect(other.body.data.chave).toEqual({ hoje: 0, mes: 0 });
    const byKey = await own.get<{ chaves: object[]; dias: object[] }>('/api/keys/usage');
    expect(byKey.body.chaves).toEqual([
      expect.objectContaining({ hoje: 1, mes: 1, semDados: 0, porTipo: { cnpj: 1 } }),
    ]);
    expect(byKey.body.dias.at(-1)).toMatchObject({ comDados: 1, semDados: 0 });
    const status = await key.get<{ data: { consultas: Array<{ tipo: string; estado: string }> } }>('/v1/status');
    expect(status.body.data.consultas).toHaveLength(LOOKUP_TYPES.length);
  });

  it('names what is wrong, as a problem whatever the caller accepts', async () => {
    const key = (await withKey()).with({ accept: 'application/json' });
    const unknown = await key.post<Problem>('/v1/lookups/cnpj', { ...CNPJ, extra: 1 });
    expect(problem(unknown)).toEqual([400, 'INVALID_INPUT']);
    expect(unknown.body.fields?.[0]?.field).toBe('extra');
    expect(problem(await key.get<Problem>('/v1/lookups?limit=101'))).toEqual([400, 'INVALID_INPUT']);
    for (const cursor of ['x', '']) {
      expect(problem(await key.get<Problem>(`/v1/lookups?cursor=${cursor}`))).toEqual([400, 'INVALID_INPUT']);
    }
    expect(problem(await key.get<Problem>('/v1/nada'))).toEqual([404, 'ROUTE_NOT_FOUND']);
    const noType = await key.post<Problem>('/v1/lookups/tudo', CNPJ);
    expect(problem(noType)).toEqual([404, 'LOOKUP_TYPE_NOT_FOUND']);
    expect(noType.body.details).toEqual({ tipos: LOOKUP_TYPES });
    const broken = await key.raw<Problem>('POST', '/v1/lookups/cnpj', '{', { 'content-type': 'application/json' });
    expect(problem(broken)[0]).toBe(400);
    const nobody = await app.http.get<Problem>('/v1/usage');
    expect(problem(nobody)).toEqual([401, 'API_KEY_REQUIRED']);
    expect(nobody.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([
    ['GET', '/v1/lookups/cnpj/x', null],
    ['GET', `/v1/lookups/${'a'.repeat(300)}`, null],
    ['DELETE', '/v1/lookups', 'GET'],
    ['PUT', '/v1/usage', 'GET'],
    ['PATCH', '/v1/lookups/cnpj', 'GET, POST'],
  ])('answers %s %s with the methods that there are: %s', async (method, path, allowed) => {
    const answer = await (await withKey()).raw<Problem>(method, path);
    expect(problem(answer)[0]).toBe(allowed ? 405 : 404);
    expect(answer.headers.get('allow')).toBe(allowed);
  });

  it('gives no other site’s page leave to call it', async () => {
    const origin = { origin: 'https://loja.example', 'access-control-request-method': 'POST' };
    const preflight = await app.http.with(origin).raw('OPTIONS', '/v1/lookups/cnpj');
    const call = await (await withKey()).with(origin).get('/v1/status');
    for (const { headers } of [preflight, call]) expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers within the trace that a call comes from, with its own request id', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const key = (await withKey()).with({ traceparent });
    for (const path of ['/v1/status', '/v1/nada']) {
      const { headers } = await key.get(path);
      expect([headers.get('traceparent'), headers.get('x-request-id')]).toEqual([
        traceparent,
        expect.stringMatching(/^[0-9a-f-]{36}$/),
      ]);
    }
    const untraced = await (await withKey()).with({ traceparent: 'ana@gmail.com' }).get('/v1/status');
    expect(untraced.headers.get('traceparent')).toBeNull();
  });

  it('says which limit refused: the key’s calls a minute, or the account’s pace', async () => {
    const old = (headers: Headers) => ['limit', 'remaining'].map((name) => headers.get(`x-ratelimit-${name}`));
    const key = await withKey({}, hasty);
    const refusals: Array<Answer<Problem>> = [];
    for (let call = 0; call < 8; call++) {
      const answer = await key.post<Problem>('/v1/lookups/cnpj', CNPJ);
      if (answer.status === 429) refusals.push(answer);
    }
    const limits = refusals.map((answer) => [answer.body.details?.politica, answer.headers.get('ratelimit-policy')]);
    expect(limits).toContainEqual(['ritmo', '"ritmo";q=1;w=60']);
    expect(limits.at(-1)).toEqual(['chave', '"chave";q=6;w=60']);
    for (const { headers } of refusals) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(old(headers)).toEqual([/q=(\d+)/.exec(headers.get('ratelimit-policy') ?? '')?.[1], '0']);
      expect(headers.get('x-ratelimit-reset')).toBe(headers.get('retry-after'));
    }
    const calm = await (await withKey({}, hasty)).get('/v1/status');
    expect(calm.headers.get('ratelimit')).toMatch(/^"chave";r=5;t=\d+$/);
    expect(old(calm.headers)).toEqual(['6', '5']);
  });

  it('describes itself to everybody, as the committed description has it', async () => {
    const { status, body } = await app.http.get('/v1/openapi.json');
    const committed = JSON.parse(readFileSync('docs/openapi-v1.json', 'utf8'));
    expect(status).toBe(200);
    expect({ ...body, servers: committed.servers }).toEqual(committed);
    expect(body.servers).toEqual([{ url: app.url }]);
    expect(JSON.stringify((await app.http.get('/api/openapi.json')).body)).not.toContain('"/v1');
  });

  it('writes no key into its log', async () => {
    await (await withKey()).get(`/v1/status?key=${secrets.at(-1)}`);
    expect(app.log()).toContain('v1/status');
    for (const secret of secrets) expect(app.log()).not.toContain(secret);
    expect(app.log()).not.toMatch(/nit_(live|test)_/);
  });
});
