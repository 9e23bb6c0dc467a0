import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { cpfCheckDigits } from '../../src/kernel/cpf.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, letProofPass } from '../identity/admins.js';
import { type LookupBody, Subscriber } from '../lookups/lookups-world.js';

interface Load {
  readonly id: string;
  readonly month: string;
  readonly state: string;
  readonly percent: number;
  readonly secondsLeft: number | null;
  readonly askedBy: string | null;
  readonly decidedBy: string | null;
  readonly counts: Record<string, number>;
  readonly rejected: Record<string, number>;
  readonly reason: string | null;
}

interface CompanyBody {
  readonly code?: string;
  readonly data: Record<string, unknown> & { qsa: { nome: string }[] };
  readonly meta: { fonte: string; dadosDe: string };
}

interface TimelineBody {
  readonly data: {
    mes: string;
    tipo: string;
    antes: Record<string, unknown> | null;
    depois: Record<string, unknown> | null;
  }[];
  readonly meses: string[];
}

const LOADS = '/api/admin/companies/loads';
const KNOWN = '/api/companies/11222333000181';
/** What the share publishes, whatever day it is. */
const MONTH = { SANDBOX_MONTH: '2026-10' };
/** Loading two months takes a busy machine minutes. */
const LOAD_SECONDS = 240;
/** Lookups a day. */
const LIMIT = 30;
const WITH_MINORS = cnpjOf('0TRAP013');
const UNPUBLISHED = cnpjOf('99999999');
/** BrasilAPI takes none. */
const LETTERS = cnpjOf('99XYZ999');

jest.setTimeout((LOAD_SECONDS + 60) * 1_000);

describe('The own register', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let subscriber: Subscriber;
  const months = ['2026-09', '2026-10'] as const;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...MONTH, PLAN_DAILY_LOOKUPS_GOLD: String(LIMIT) } });
    admin = await adminOf(app);
    subscriber = await Subscriber.of(app);
  });

  it('lets the online sources answer while it is empty', async () => {
    const { body } = await lookUp('11222333000181');
    expect(body.meta.fonte).toBe('BrasilAPI (sandbox)');
    expect((await subscriber.http.get<CompanyBody>('/api/companies/11222333000181')).body.code).toBe(
      'COMPANY_NOT_FOUND',
    );
  });

  it('is loaded from the share at an administrator’s word, which is on record', async () => {
    await letProofPass(app);
    expect(await admin.post(LOADS, { month: months[0] })).toMatchObject({ status: 403 });
    admin = await adminOf(app);
    expect(await admin.post(LOADS, { month: '2019-01' })).toMatchObject({ status: 404 });
    const { status, body } = await admin.post<{ id: string }>(LOADS, { month: months[0] });
    expect(status).toBe(202);
    const load = await loaded(body.id, 'em_vigor');
    expect(load).toMatchObject({ month: months[0], percent: 100, askedBy: expect.any(String) });
    expect(load.counts.companies).toBeGreaterThan(1_900);
    expect(load.rejected).toMatchObject({ aspas: 1, campos: 2, chave: 1 });
    expect(await admin.post(LOADS, { month: months[0] })).toMatchObject({ status: 409 });
    const { rows } = await app.sql.query("SELECT target FROM admin_actions WHERE action = 'load-companies'");
    expect(rows).toEqual([{ target: `company-load:${body.id}` }]);
  });

  it('is the first that a CNPJ lookup asks, says its month, and tells what the sources tell', async () => {
    const own = await lookUp('11222333000181');
    const [year, month] = months[0].split('-');
    expect(own.body.meta).toMatchObject({
      origem: 'aberta',
      fonte: `Receita Federal, dados abertos, ${month}/${year} (sandbox)`,
      dadosDe: months[0],
    });
    const online = await lookUp('11222333000181', { atualizar: true });
    expect(online.body.meta.fonte).toBe('BrasilAPI (sandbox)');
    expect(own.body.data).toEqual(online.body.data);
  });

  it('lets the sources answer for a company that it lacks', async () => {
    expect((await lookUp(UNPUBLISHED)).body.meta.fonte).toBe('BrasilAPI (sandbox)');
  });

  it('says that it lacks a CNPJ with letters of which no source can say that it does not exist', async () => {
    await app.sandbox.post('/faults/minha-receita', { kind: 'not-found' });
    const { status, body } = await lookUp(LETTERS);
    await app.sandbox.post('/faults/minha-receita', { kind: 'server-error' });
    const out = await lookUp(LETTERS);
    await app.sandbox.delete('/faults');
    const motivo =
      'A base da Receita Federal de 09/2026 não tem este CNPJ, e as fontes na internet ainda não respondem por todo CNPJ com letras. Empresas mais novas podem faltar';
    expect([status, body.code, body.details]).toEqual([404, 'NOT_FOUND', { motivo }]);
    expect([out.status, out.body.code]).toEqual([502, 'SOURCE_DOWN']);
  });

  it('knows no establishment that a company of its own lacks', async () => {
    const base = `${KNOWN.slice(-14, -6)}0999`;
    const { status, body } = await subscriber.http.get<CompanyBody>(`/api/companies/${base}${cnpjCheckDigits(base)}`);
    expect([status, body.code]).toEqual([404, 'COMPANY_NOT_FOUND']);
  });

  it('withholds partners who may be minors', async () => {
    const { body } = await subscriber.http.get<CompanyBody>(`/api/companies/${WITH_MINORS}`);
    expect(body.data.qsa).toEqual([{ nome: 'ADULTA DA SILVA', qualificacao: 'Sócio' }]);
  });

  it('names partners in the order in which they came, and those of one day by name', async () => {
    const root = Number.parseInt(WITH_MINORS.slice(0, 8), 36);
    const planted = [
      ...[
        ['SEM DIA', null],
        ['ZULMIRA', '2011-02-03'],
        ['NOVA', '2020-01-01'],
        ['ALBA', '2011-02-03'],
      ],
      ...[
        [null, '2011-02-03'],
        ['ANTIGA', '1999-12-31'],
      ],
    ];
    await app.sql.query(
      `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, identificador, nome, desde, qualificacao, faixa_etaria)
       SELECT $1, 1, n, 2, nome, desde::date, 49, 5 FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS p (nome, desde, n)`,
      [root, planted.map(([name]) => name), planted.map(([, day]) => day)],
    );
    const { body } = await subscriber.http.get<CompanyBody>(`/api/companies/${WITH_MINORS}`);
    await app.sql.query('DELETE FROM company_partners WHERE cnpj_basico = $1 AND row_hash = 1', [root]);
    const order = ['ANTIGA', 'ALBA', 'ZULMIRA', null, 'NOVA', 'SEM DIA'];
    const told = body.data.qsa.map(({ nome }) => nome);
    expect(told.filter((nome) => nome !== 'ADULTA DA SILVA')).toEqual(order);
  });

  it('costs one of the plan’s lookups of the day for each answer, and nothing for what it lacks', async () => {
    const ana = await Subscriber.of(app);
    const found = await ana.http.get<CompanyBody>(KNOWN);
    expect([found.status, found.headers.get('x-ratelimit-remaining')]).toEqual([200, String(LIMIT - 1)]);
    expect((await ana.http.get(`${KNOWN}/timeline`)).status).toBe(200);
    expect((await ana.http.get(`/api/companies/${UNPUBLISHED}`)).status).toBe(404);
    expect((await ana.http.get(`${KNOWN}?mes=2001-01`)).status).toBe(400);
    const usage = await ana.http.get<{ usadas: number; restantes: number }>('/api/user/usage');
    expect(usage.body).toMatchObject({ usadas: 2, restantes: LIMIT - 2 });
    const many = await Promise.all(Array.from({ length: LIMIT }, () => ana.http.get<CompanyBody>(KNOWN)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(LIMIT - 2);
    for (const path of [KNOWN, `${KNOWN}/timeline`]) {
      const { status, body } = await ana.http.get<CompanyBody>(path);
      expect([status, body.code, body.data]).toEqual([429, 'QUOTA_EXCEEDED', undefined]);
    }
    const lookup = await ana.http.post<LookupBody>('/api/external/cnpj', { cnpj: '11222333000181' });
    expect([lookup.status, lookup.body.code]).toEqual([429, 'QUOTA_EXCEEDED']);
  });

  it('stands in the audit by each answer, as a lookup does, and in no history', async () => {
    const ana = await Subscriber.of(app);
    for (const path of ['', '/timeline', '/group?passos=1'])
      expect((await ana.http.get(KNOWN + path)).status).toBe(200);
    expect((await ana.http.get(`/api/companies/${UNPUBLISHED}`)).status).toBe(404);
    expect((await ana.cnpj('11222333000181')).status).toBe(200);
    const { rows } = await app.sql.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM lookup_audit WHERE account_id = $1
       GROUP BY type, masked, subject_hash, purpose, origem, fonte, outcome`,
      [ana.id],
    );
    expect(rows).toEqual([{ n: 4 }]);
    expect((await ana.history()).total).toBe(1);
  });

  it('stands in the audit where the company is withheld too, as a lookup of it does', async () => {
    const ana = await Subscriber.of(app);
    const { rows } = await app.sql.query<{ root: string }>(
      'SELECT cnpj_basico AS root FROM company_firms WHERE natureza = 2135 ORDER BY 1 DESC LIMIT 1',
    );
    const cnpj = cnpjOf(Number(rows[0]?.root).toString(36).toUpperCase().padStart(8, '0'));
    const asked = { documentos: [{ tipo: 'cnpj', valor: cnpj }], motivo: 'titular', protocolo: '20261121-AAAA-0001' };
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(1);
    for (const path of ['', '/timeline', '/group?passos=1'])
      expect((await ana.http.get(`/api/companies/${cnpj}${path}`)).status).toBe(451);
    expect((await ana.cnpj(cnpj)).status).toBe(451);
    const audit = await app.sql.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM lookup_audit WHERE account_id = $1 AND outcome = 'withheld'
       GROUP BY type, masked, subject_hash, purpose`,
      [ana.id],
    );
    expect(audit.rows).toEqual([{ n: 4 }]);
    expect((await ana.kept()).audit).toHaveLength(4);
  });

  it('keeps a month that is out of line waiting, and takes it once an administrator approves, which is on record', async () => {
    await app.sql.query(`UPDATE company_loads SET counts = counts || '{"companies": 100000}' WHERE state = 'em_vigor'`);
    const { id } = (await admin.post<{ id: string }>(LOADS)).body;
    expect((await loaded(id, 'aguardando')).reason).toMatch(/^98,\d% menos empresas$/);
    expect((await subscriber.http.get<CompanyBody>(KNOWN)).body.meta.dadosDe).toBe(months[0]);
    expect(await admin.post(LOADS)).toMatchObject({ status: 409, body: { code: 'COMPANY_LOAD_RUNNING' } });
    await letProofPass(app);
    expect((await admin.post(`${LOADS}/${id}/approve`)).status).toBe(403);
    admin = await adminOf(app);
    expect((await admin.post(`${LOADS}/${id}/approve`)).status).toBe(200);
    expect(await loaded(id, 'em_vigor')).toMatchObject({ month: months[1], decidedBy: expect.any(String) });
    expect((await subscriber.http.get<CompanyBody>(KNOWN)).body.meta.dadosDe).toBe(months[1]);
    const { rows } = await app.sql.query("SELECT target FROM admin_actions WHERE action = 'approve-companies'");
    expect(rows).toEqual([{ target: `company-load:${id}` }]);
  });

  it('tells each change of the next month, and how the company stood before', async () => {
    const { rows } = await app.sql.query<{ root: string }>(
      `SELECT f.cnpj_basico AS root FROM company_events AS e JOIN company_firms AS f USING (cnpj_basico)
       WHERE e.kind = 'razao_social' LIMIT 1`,
    );
    const cnpj = cnpjOf(Number(rows[0]?.root).toString(36).toUpperCase().padStart(8, '0'));
    const timeline = (await subscriber.http.get<TimelineBody>(`/api/companies/${cnpj}/timeline`)).body;
    const [event] = timeline.data.filter(({ tipo }) => tipo === 'razao_social');
    expect(timeline.meses).toEqual([...months].reverse());
    const now = (await subscriber.http.get<CompanyBody>(`/api/companies/${cnpj}`)).body;
    const then = (await subscriber.http.get<CompanyBody>(`/api/companies/${cnpj}?mes=${months[0]}`)).body;
    expect([now.meta.dadosDe, then.meta.dadosDe]).toEqual([months[1], months[0]]);
    expect(event).toEqual({
      mes: months[1],
      tipo: 'razao_social',
      antes: { razao_social: then.data.razao_social },
      depois: { razao_social: now.data.razao_social },
    });
    expect(then.data.razao_social).toBe(`${now.data.razao_social} ANTERIOR`);
  });

  it('tells a special situation as the online sources do, and the month that brought it', async () => {
    const ana = await Subscriber.of(app);
    const { rows } = await app.sql.query<{ root: string }>(
      "SELECT cnpj_basico AS root FROM company_events WHERE kind = 'situacao_especial' LIMIT 1",
    );
    const cnpj = cnpjOf(Number(rows[0]?.root).toString(36).toUpperCase().padStart(8, '0'));
    const own = await ana.cnpj(cnpj);
    const online = await ana.http.post<LookupBody>('/api/external/cnpj', { cnpj, atualizar: true });
    expect([own.body.meta.dadosDe, online.body.meta.fonte]).toEqual([months[1], expect.stringContaining('BrasilAPI')]);
    const { situacao_especial, data_situacao_especial } = online.body.data as Record<string, unknown>;
    const depois = { situacao_especial, data_situacao_especial };
    expect(depois).toEqual({
      situacao_especial: expect.stringMatching(/^[A-Z ]+$/),
      data_situacao_especial: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(own.body.data).toMatchObject(depois);
    const { body } = await ana.http.get<TimelineBody>(`/api/companies/${cnpj}/timeline`);
    expect(body.data.filter(({ tipo }) => tipo === 'situacao_especial')).toEqual([
      {
        ...{ mes: months[1], tipo: 'situacao_especial', depois },
        antes: { situacao_especial: null, data_situacao_especial: null },
      },
    ]);
  });

  it('tells of a suppressed partner neither in the company nor in its timeline nor in a lookup', async () => {
    const root = Number.parseInt('11222333', 36);
    const partner = {
      identificador: 2,
      nome: 'OLGA PLANTADA LIMA',
      documento: '***654987**',
      qualificacao: 22,
      faixa_etaria: 5,
    };
    await app.sql.query(
      `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, identificador, nome, documento, qualificacao, faixa_etaria)
       SELECT $1, 1, 1, p.* FROM json_to_record($2) AS p(identificador smallint, nome text, documento text, qualificacao smallint, faixa_etaria smallint)`,
      [root, partner],
    );
    await app.sql.query(
      `INSERT INTO company_events (month, cnpj_basico, entity, row_key, kind, became) VALUES ($1, $2, 3, 1, 'socio_entrou', $3)`,
      [`${months[1]}-01`, root, { ...partner, partner_key: '1' }],
    );
    const told = async () => {
      const paths = [KNOWN, `${KNOWN}/timeline`].map((path) => subscriber.http.get(path));
      const answers = await Promise.all([...paths, lookUp('11222333000181')]);
      return answers.map(({ status, body }) => [status, JSON.stringify(body).includes(partner.nome)]);
    };
    expect(await told()).toEqual([200, 200, 200].map((status) => [status, true]));
    const cpf = `123654987${cpfCheckDigits('123654987')}`;
    const documentos = [
      { tipo: 'cpf', valor: cpf },
      { tipo: 'nome', valor: partner.nome },
    ];
    const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0001' };
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(2);
    expect(await told()).toEqual([200, 200, 200].map((status) => [status, false]));
  });

  it.each([
    [1, 'razao_social', '468135792', 'former name'],
    [2, 'nome_fantasia', '468135793', 'former trade name'],
  ])(
    'tells of no change of a company (%i, %s) by which it was called after who is suppressed by the CPF %s alone',
    async (entity, field, base, word) => {
      const cpf = base + cpfCheckDigits(base);
      const former = `${word.toUpperCase()} ${cpf}`;
      const root = Number.parseInt('11222333', 36);
      await app.sql.query(
        `INSERT INTO company_events (month, cnpj_basico, entity, row_key, kind, was, became) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          ...[`${months[1]}-01`, root, entity, entity === 1 ? 0 : 1, field],
          ...[{ [field]: former }, { [field]: 'PLANTADA DE HOJE' }],
        ],
      );
      const told = async () => {
        const { status, body } = await subscriber.http.get<TimelineBody>(`${KNOWN}/timeline`);
        const texts = body.data.map((event) => JSON.stringify(event));
        return [status, texts.filter((text) => text.includes(word.toUpperCase()) || text.includes('PLANTADA')).length];
      };
      expect(await told()).toEqual([200, 1]);
      const asked = { documentos: [{ tipo: 'cpf', valor: cpf }], motivo: 'titular', protocolo: '20261121-AAAA-0001' };
      expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(1);
      expect(await told()).toEqual([200, 0]);
      await app.sql.query('DELETE FROM company_events WHERE cnpj_basico = $1 AND kind = $2', [root, field]);
    },
  );

  it('reads the codes again where that failed once', async () => {
    const fresh = await startApp({ env: { ...ADMIN, ...MONTH }, beside: app });
    const read = async () => (await subscriber.at(fresh).get<CompanyBody>(KNOWN)).status;
    await app.sql.query('ALTER TABLE company_codes RENAME TO company_codes_gone');
    try {
      expect(await read()).toBeGreaterThanOrEqual(500);
    } finally {
      await app.sql.query('ALTER TABLE company_codes_gone RENAME TO company_codes');
    }
    expect(await read()).toBe(200);
  });

  it('goes on at the next start with what an administrator asked for, also where nothing is loaded by itself', async () => {
    const id = '0198f3a0-0000-7000-8000-00000000000c';
    await app.sql.query(
      `INSERT INTO company_loads (id, month, state, source, fictional, requested_by, started_at, seconds_left)
       VALUES ($1, '2031-02-01', 'em_andamento', 'pasta pública', true, gen_random_uuid(), now(), 90)`,
      [id],
    );
    expect((await loaded(id, 'em_andamento')).secondsLeft).toBe(90);
    await startApp({ env: { ...ADMIN, ...MONTH }, beside: app });
    expect((await loaded(id, 'falhou')).reason).toMatch(/^A pasta pública não pôde ser lida: .* 404\.$/);
  });

  it('takes nothing from the share for a month of a folder that an administrator approved: its command goes on with it', async () => {
    const [asked, approved] = ['0198f3a0-0000-7000-8000-00000000000d', '0198f3a0-0000-7000-8000-00000000000e'];
    await app.sql.query(
      `INSERT INTO company_loads (id, month, state, source, fictional, requested_by, started_at)
       VALUES ($1, '2031-03-01', 'em_andamento', 'pasta pública', true, gen_random_uuid(), now()),
         ($2, '2031-04-01', 'aguardando', 'pasta local', false, NULL, now())`,
      [asked, approved],
    );
    expect((await admin.post(`${LOADS}/${approved}/approve`)).status).toBe(200);
    await startApp({ env: { ...ADMIN, ...MONTH }, beside: app });
    const states = async () => {
      const { rows } = await app.sql.query('SELECT state FROM company_loads WHERE id IN ($1, $2) ORDER BY id', [
        asked,
        approved,
      ]);
      return rows.map(({ state }) => state);
    };
    const ended = await until(async () => ((await states()).includes('falhou') ? states() : null), LOAD_SECONDS);
    expect(ended).toEqual(['falhou', 'em_andamento']);
    await app.sql.query('DELETE FROM company_loads WHERE id IN ($1, $2)', [asked, approved]);
  });

  it('refuses what is no CNPJ, a month that it does not have, and who has no plan', async () => {
    const statusOf = async (path: string) => (await subscriber.http.get(`/api/companies/${path}`)).status;
    expect(await statusOf('11222333000180')).toBe(400);
    expect(await statusOf('11222333000181?mes=2001-01')).toBe(400);
    expect(await statusOf('11222333000181?mes=agora')).toBe(400);
    expect(await statusOf(UNPUBLISHED)).toBe(404);
  });

  it('lets an administrator refuse a month that waits, once', async () => {
    const id = '0198f3a0-0000-7000-8000-00000000000a';
    await app.sql.query(
      `INSERT INTO company_loads (id, month, state, source, fictional, started_at, reason)
       VALUES ($1, '2031-01-01', 'aguardando', 'pasta pública', true, now(), '12% menos empresas')`,
      [id],
    );
    const waiting = await admin.get<{ data: Load[] }>(`${LOADS}?state=aguardando`);
    expect(waiting.body.data).toMatchObject([{ id, reason: '12% menos empresas' }]);
    expect((await admin.delete(`${LOADS}/${id}`)).status).toBe(200);
    expect((await admin.delete(`${LOADS}/${id}`)).status).toBe(409);
    expect((await admin.post(`${LOADS}/${id}/approve`)).status).toBe(409);
    expect((await admin.delete(`${LOADS}/0198f3a0-0000-7000-8000-00000000000b`)).status).toBe(404);
    expect((await loaded(id, 'recusada')).decidedBy).toEqual(expect.any(String));
  });

  async function loaded(id: string, state: string): Promise<Load> {
    return until(async () => {
      const { body } = await admin.get<{ data: Load[] }>(LOADS);
      return body.data.find((load) => load.id === id && load.state === state);
    }, LOAD_SECONDS);
  }

  function lookUp(cnpj: string, more: object = {}) {
    return subscriber.http.post<LookupBody>('/api/external/cnpj', { cnpj, ...more });
  }
});

it('passes over a month that was refused, and loads the one after it by itself', async () => {
  const app = await startApp({ env: MONTH });
  await app.sql.query(
    `INSERT INTO company_loads (id, month, state, source, fictional, started_at, decided_by)
     VALUES ('0198f3a0-0000-7000-8000-00000000000a', '2026-09-01', 'recusada', 'pasta pública', true, now(), gen_random_uuid())`,
  );
  await startApp({ env: { ...MONTH, COMPANIES_SCHEDULE: 'on' }, beside: app });
  const states = async () => {
    const { rows } = await app.sql.query('SELECT state FROM company_loads ORDER BY month');
    return rows.map(({ state }) => state).join();
  };
  await until(async () => (await states()) === 'recusada,em_vigor', LOAD_SECONDS);
});

describe('The own register in a database of its own', () => {
  let own: TestDatabase;
  let app: RunningApp;

  beforeAll(async () => {
    own = await createTestDatabase({ empty: true });
    app = await startApp({ env: { ...ADMIN, ...MONTH, COMPANIES_SCHEDULE: 'on', COMPANIES_DATABASE_URL: own.url } });
  });
  afterAll(async () => {
    await app.stop();
    await own.drop();
  });

  it('is loaded by itself beside the sandbox, two months one after the other', async () => {
    const states = async () => (await own.sql.query('SELECT state FROM company_loads ORDER BY id')).rows;
    await until(async () => (await states()).map(({ state }) => state).join() === 'substituida,em_vigor', LOAD_SECONDS);
    const subscriber = await Subscriber.of(app);
    expect((await subscriber.http.get(KNOWN)).status).toBe(200);
  });

  it('lives in a database of its own where the settings name one', async () => {
    const subscriber = await Subscriber.of(app);
    expect((await subscriber.http.get(`${KNOWN}/timeline`)).status).toBe(200);
    const lookup = await subscriber.http.post<LookupBody>('/api/external/cnpj', { cnpj: '11222333000181' });
    expect(lookup.body.meta.origem).toBe('aberta');
    const admin = await adminOf(app);
    expect((await admin.get<{ data: Load[] }>(LOADS)).body.data).toHaveLength(2);
    expect((await app.sql.query('SELECT FROM company_loads')).rowCount).toBe(0);
    const { rows } = await own.sql.query("SELECT to_regclass('accounts') AS accounts");
    expect(rows).toEqual([{ accounts: null }]);
  });
});

function cnpjOf(root: string): string {
  return `${root}0001${cnpjCheckDigits(`${root}0001`)}`;
}
