import { MAGIC_CNPJS } from '../../sandbox/faults/magic-inputs.js';
import { API_SCOPES } from '../../src/kernel/api-keys.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { makeKey } from '../identity/keys.js';
import { login, subscriber } from '../identity/people.js';
import { cnpjOf, plantCompany, plantMonth, rootOf } from './planted.js';

interface Body {
  readonly code?: string;
  readonly detail?: string;
  readonly data: Record<string, unknown> & Record<string, unknown>[];
  readonly meta: Record<string, unknown>;
  readonly nextCursor: string | null;
  readonly total: number | null;
  readonly simulado: boolean;
  readonly meses: string[];
  readonly details?: Record<string, unknown>;
}

const KNOWN = '11222333000181';
const SEARCH = '/v1/companies/search';
const ZORAIDE = { name: 'ZORAIDE QUINTELA DA ROSA', document: '***111222**' };

describe('Companies in the public API', () => {
  let app: RunningApp;
  let hasty: RunningApp;
  let own: HttpClient;
  let id: string;

  beforeAll(async () => {
    app = await startApp();
    hasty = await startApp({
      beside: app,
      env: { RATE_LIMIT: 'on', API_KEY_CALLS_PER_MINUTE: '2', LOOKUPS_BURST: '9' },
    });
    await plantMonth(app);
    await plantCompany(app, 1, 'ALFA HOLDING LTDA', [ZORAIDE]);
    await plantCompany(app, 2, 'BETA TRANSPORTES LTDA', [ZORAIDE]);
  });
  beforeEach(async () => {
    const person = await subscriber(app);
    id = person.id;
    own = app.http.as((await login(app.http, person.email)).body.token);
  });

  it('answers what the page does, at the same price, with the key in the audit', async () => {
    const key = await withKey({ purpose: 'cobranca' });
    const read = await key.get<Body>(`/v1/companies/${cnpjOf(1)}`);
    expect(read).toMatchObject({ status: 200, body: { data: { razao_social: 'ALFA HOLDING LTDA' } } });
    expect(Object.keys(read.body)).toEqual(['data', 'meta']);
    expect(read.body.meta).toMatchObject({ origem: 'aberta', dadosDe: '2026-10', simulado: false });
    expect(read.headers.get('ratelimit-policy')).toMatch(/^"diario";q=\d+;w=86400$/);
    const timeline = await key.get<Body>(`/v1/companies/${cnpjOf(1)}/timeline`);
    expect(timeline.body).toEqual({ data: [], nextCursor: null, meses: ['2026-10'] });
    const found = await key.post<Body>(SEARCH, { text: 'transportes' });
    expect(found.body).toMatchObject({ total: 1, nextCursor: null, simulado: false, dadosDe: '2026-10' });
    const group = await key.get<Body>(`/v1/companies/${cnpjOf(1)}/group`);
    expect(group.body.meta).toMatchObject({ consultas: 2, simulado: false });
    const partner = await key.post<Body>(SEARCH, { socio: 'zoraide quintela' });
    expect(partner.body.data).toHaveLength(2);
    expect((await own.get<{ usadas: number }>('/api/user/usage')).body.usadas).toBe(6);
    expect((await key.get<Body>('/v1/usage')).body.data).toMatchObject({
      hoje: { usadas: 6 },
      mes: { usadas: 6 },
      chave: { hoje: 6, mes: 6 },
    });
    const { chaves } = (await own.get<{ chaves: object[] }>('/api/keys/usage')).body;
    const [made] = (await own.get<Body>('/api/keys')).body.data;
    expect(chaves).toEqual([{ id: made?.id, hoje: 6, mes: 6, semDados: 0, porTipo: { cnpj: 6 } }]);
    const { rows } = await app.sql.query(
      `SELECT a.type, a.purpose, a.key_id = k.id AS "withKey" FROM lookup_audit AS a JOIN api_keys AS k USING (account_id)
       WHERE a.account_id = $1 ORDER BY a.type`,
      [id],
    );
    const company = { type: 'cnpj', purpose: null, withKey: true };
    const person = { type: 'nome', purpose: 'cobranca', withKey: true };
    expect(rows).toEqual([company, company, company, company, person, person]);
  });

  it('answers HEAD as GET, at the same price, without the body', async () => {
    const key = await withKey();
    const path = `/v1/companies/${cnpjOf(1)}`;
    const [asked, read] = [await key.raw<unknown>('HEAD', path), await key.get(path)];
    expect([asked.status, asked.body]).toEqual([200, '']);
    expect(asked.headers.get('content-length')).toBe(read.headers.get('content-length'));
    expect((await own.get<{ usadas: number }>('/api/user/usage')).body.usadas).toBe(2);
  });

  it('gives a page of the search again at no cost with the Idempotency-Key that it was asked with', async () => {
    const key = await withKey({ purpose: 'cobranca' });
    const once = key.with({ 'idempotency-key': 'busca-1' });
    const used = async () => (await own.get<{ usadas: number }>('/api/user/usage')).body.usadas;
    const broad = await key.with({ 'idempotency-key': 'busca-0' }).post<Body>(SEARCH, { text: 'a' });
    expect([broad.status, await used()]).toEqual([400, 0]);
    const first = await once.post<Body>(SEARCH, { text: 'transportes' });
    const again = await once.post<Body>(SEARCH, { text: 'transportes' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await used()).toBe(1);
    const other = await once.post<Body>(SEARCH, { text: 'holding' });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const lookup = await once.post<Body>('/v1/lookups/cnpj', { cnpj: KNOWN });
    expect([lookup.status, lookup.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);

    const person = key.with({ 'idempotency-key': 'busca-2' });
    for (let call = 1; call <= 2; call++) {
      expect((await person.post<Body>(SEARCH, { socio: 'zoraide quintela' })).body.data).toHaveLength(2);
    }
    expect(await used()).toBe(2);
    // What was looked for is on record each time that something was told.
    expect((await app.sql.query('SELECT FROM lookup_audit WHERE account_id = $1', [id])).rowCount).toBe(4);
  });

  it('gives a page again with a key for tests too', async () => {
    const once = (await withKey({ mode: 'test' })).with({ 'idempotency-key': 'busca-1' });
    const [first, again] = [await once.post<Body>(SEARCH, { uf: 'SP' }), await once.post<Body>(SEARCH, { uf: 'SP' })];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    const other = await once.post<Body>(SEARCH, { uf: 'RJ' });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('asks for its own permission', async () => {
    const key = await withKey({ scopes: ['lookup:cnpj'] });
    for (const call of [key.get<Body>(`/v1/companies/${cnpjOf(1)}`), key.post<Body>(SEARCH, { uf: 'SP' })])
      expect(await call).toMatchObject({
        status: 403,
        body: { code: 'API_KEY_SCOPE', details: { escopo: 'companies:read' } },
      });
  });

  it('asks for a purpose before people are looked for, with a key for tests too', async () => {
    for (const key of [await withKey(), await withKey({ mode: 'test' })])
      expect(await key.post(SEARCH, { socio: 'zoraide quintela' })).toMatchObject({
        status: 422,
        body: { code: 'PURPOSE_REQUIRED' },
      });
    const key = await withKey();
    expect(await key.get(`/v1/companies/${cnpjOf(1)}/group`)).toMatchObject({
      status: 422,
      body: { code: 'PURPOSE_REQUIRED' },
    });
  });

  it('tells problems as /v1 does, and which limit refused', async () => {
    const key = await withKey();
    const wrong = await key.get<Body>('/v1/companies/11222333000180');
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(await key.get(`/v1/companies/${cnpjOf(99)}`)).toMatchObject({
      status: 404,
      body: { code: 'COMPANY_NOT_FOUND' },
    });
    expect((await key.post<Body>(SEARCH, { cidade: 'SP' })).status).toBe(400);
    expect((await key.delete<Body>(SEARCH)).status).toBe(405);
    const hurried = await withKey({}, hasty);
    const answers = await Promise.all(Array.from({ length: 6 }, () => hurried.get<Body>(`/v1/companies/${cnpjOf(1)}`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.details?.politica)).toContain('chave');
  });

  it('refuses a key for tests what it refuses one for production, in the same words', async () => {
    const many = `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, faixa_etaria, nome)
      SELECT $1, 1, 100 + n, 5, 'MARIA DA SILVA' FROM generate_series(1, 2001) AS n`;
    await app.sql.query(many, [rootOf(2)]);
    const [live, test] = [await withKey(), await withKey({ mode: 'test' })];
    const both = [
      { key: live, known: cnpjOf(1), unknown: cnpjOf(99) },
      { key: test, known: KNOWN, unknown: MAGIC_CNPJS.both['not-found'] },
    ];
    const finalidade = 'cobranca';
    for (const [status, code, ask] of [
      [404, 'COMPANY_NOT_FOUND', ({ key, unknown }) => key.get(`/v1/companies/${unknown}`)],
      [404, 'COMPANY_NOT_FOUND', ({ key, unknown }) => key.get(`/v1/companies/${unknown}/timeline`)],
      [404, 'COMPANY_NOT_FOUND', ({ key, unknown }) => key.get(`/v1/companies/${unknown}/group`)],
      [400, 'INVALID_INPUT', ({ key, known }) => key.get(`/v1/companies/${known}?mes=2019-01`)],
      [422, 'PURPOSE_REQUIRED', ({ key, known }) => key.get(`/v1/companies/${known}/group`)],
      [422, 'PURPOSE_REQUIRED', ({ key, known }) => key.get(`/v1/companies/${known}/group?passos=2`)],
      [400, 'INVALID_INPUT', ({ key }) => key.post(SEARCH, { text: 'a' })],
      [422, 'COMPANY_SEARCH_BROAD', ({ key }) => key.post(SEARCH, { socio: 'Maria da Silva', finalidade })],
    ] as [number, string, (one: (typeof both)[number]) => Promise<Answer<Body>>][]) {
      const answers = await Promise.all(both.map(ask));
      expect(answers).toMatchObject([
        { status, body: { code } },
        { status, body: { code } },
      ]);
      expect(answers[1]?.body.detail).toBe(answers[0]?.body.detail);
    }
    for (const { key, known } of both) {
      const [mes] = (await key.get<Body>(`/v1/companies/${known}/timeline`)).body.meses;
      const served = [`?mes=${mes}`, '/group?passos=1', `/group?finalidade=${finalidade}`];
      for (const rest of served)
        expect([rest, (await key.get(`/v1/companies/${known}${rest}`)).status]).toEqual([rest, 200]);
    }
  });

  it('answers a key for tests about companies that do not exist, and counts nothing', async () => {
    const key = await withKey({ mode: 'test', purpose: 'cobranca' });
    const company = await key.get<Body>(`/v1/companies/${KNOWN}`);
    expect(company.body).toMatchObject({ data: { cnpj: KNOWN }, meta: { origem: 'simulada', simulado: true } });
    const group = await key.get<Body>(`/v1/companies/${KNOWN}/group`);
    expect(group.body).toMatchObject({
      data: { nos: [{ cnpj: KNOWN }, { passo: 1 }, { passo: 1 }] },
      meta: { simulado: true, consultas: 0 },
    });
    expect((await key.get<Body>(`/v1/companies/${KNOWN}/timeline`)).body.data).toEqual([]);
    const first = (await key.post<Body>(SEARCH, { situacao: 'ativa', limit: 5 })).body;
    expect([
      first.data.length,
      first.simulado,
      first.data.every(({ situacao_cadastral: one }) => one === 'ATIVA'),
    ]).toEqual([5, true, true]);
    const next = (await key.post<Body>(SEARCH, { situacao: 'ativa', limit: 5, cursor: first.nextCursor })).body;
    expect(next.data).toHaveLength(5);
    expect(new Set([...first.data, ...next.data].map(({ cnpj }) => cnpj)).size).toBe(10);
    const [{ razao_social, uf, municipio }] = first.data as unknown as [Record<string, string>];
    const again = (await key.post<Body>(SEARCH, { text: razao_social, uf, municipio })).body;
    expect(again.data).toMatchObject([{ razao_social }]);
    expect((await key.post<Body>(SEARCH, { text: 'alfa holding' })).body.data).toEqual([]);
    expect((await own.get<{ usadas: number }>('/api/user/usage')).body.usadas).toBe(0);
    const { rowCount } = await app.sql.query('SELECT FROM lookup_audit WHERE account_id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  async function withKey(change: Record<string, unknown> = {}, on = app): Promise<HttpClient> {
    const { body } = await makeKey(own, { scopes: API_SCOPES, ...change });
    return on.http.as(body.key);
  }
});
