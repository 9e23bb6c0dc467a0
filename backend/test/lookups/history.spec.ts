import { MAGIC_CNPJS, MAGIC_CPFS } from '../../sandbox/faults/magic-inputs.js';
import { Person } from '../../sandbox/population/index.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { type HistoryBody, type HistoryItem, Subscriber } from './lookups-world.js';
import { askAbout } from './queries-about-people.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
const CNPJ = '11222333000181';

interface Opened {
  entry: HistoryItem;
  consulta: Record<string, string>;
  data: unknown;
  meta: Record<string, unknown> | null;
}

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});

/** Five lookups: cpf, cnpj, cpf not found, cnpj out, cpf; oldest first. */
async function withHistory(): Promise<Subscriber> {
  const ana = await Subscriber.of(app);
  await ana.cpf(CPF);
  await ana.cnpj(CNPJ);
  await ana.cpf(MAGIC_CPFS['not-found']);
  await ana.cnpj(MAGIC_CNPJS.both['server-error']);
  await ana.cpf(CPF);
  return ana;
}

const outcomes = ({ history }: HistoryBody) => history.map(({ consultationType: t, outcome: o }) => `${t} ${o}`);

describe('The history', () => {
  it('lists the newest first, masked, with what came of each', async () => {
    const ana = await withHistory();
    const page = await ana.history();
    expect(outcomes(page)).toEqual(['cpf success', 'cnpj source_down', 'cpf not_found', 'cnpj success', 'cpf success']);
    expect([page.total, page.nextCursor]).toEqual([5, null]);
    expect(page.history[0]).toMatchObject({
      query: '***.982.247-**',
      success: true,
      resultSummary: { hasResults: true },
      finalidade: 'protecao_credito',
      simulado: false,
    });
    expect(page.history[1]).toMatchObject({ success: false, resultSummary: { hasResults: false } });
    expect(JSON.stringify(page)).not.toContain(CPF);
  });

  it('filters by type, status and period, and counts what it filters', async () => {
    const ana = await withHistory();
    expect(await ana.history('?type=cnpj')).toMatchObject({ total: 2 });
    expect(outcomes(await ana.history('?status=error'))).toEqual(['cnpj source_down', 'cpf not_found']);
    expect(outcomes(await ana.history('?status=success&type=cpf'))).toEqual(['cpf success', 'cpf success']);
    const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    expect(await ana.history(`?from=${today}&to=${today}`)).toMatchObject({ total: 5 });
    expect(await ana.history('?to=2020-01-01')).toMatchObject({ total: 0, history: [] });
  });

  it.each(['newest', 'oldest', 'type', 'status'])(
    'pages through the order %s without gap or repetition',
    async (sort) => {
      const ana = await withHistory();
      const whole = (await ana.history(`?sort=${sort}`)).history.map(({ id }) => id);
      const pages: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: HistoryBody = await ana.history(`?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
        expect(page.history.length).toBeLessThanOrEqual(2);
        pages.push(...page.history.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(pages).toEqual(whole);
      expect(new Set(whole).size).toBe(5);
    },
  );

  it('puts the oldest, a type or the successes first when asked', async () => {
    const ana = await withHistory();
    expect(outcomes(await ana.history('?sort=oldest'))[1]).toBe('cnpj success');
    expect(outcomes(await ana.history('?sort=type')).slice(0, 3)).toEqual([
      'cpf success',
      'cpf not_found',
      'cpf success',
    ]);
    expect(outcomes(await ana.history('?sort=status')).slice(3)).toEqual(['cnpj source_down', 'cpf not_found']);
  });

  it('counts the same before and after the job has moved the counts', async () => {
    const ana = await withHistory();
    expect((await ana.history()).total).toBe(5);
    for (let left = 1; left > 0; ) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const { rows } = await app.sql.query<{ n: number }>('SELECT count(*)::int AS n FROM lookup_counts_pending');
      left = rows[0]?.n ?? 0;
    }
    expect((await ana.history()).total).toBe(5);
    const { rows } = await app.sql.query<{ days: number; entries: number }>(
      'SELECT (SELECT sum(n)::int FROM lookup_daily_counts) AS days, (SELECT count(*)::int FROM lookup_history) AS entries',
    );
    expect(rows[0]?.days).toBe(rows[0]?.entries);
  });

  it.each([
    ['limit=0', 'O limite vai de 1 a 100.'],
    ['limit=101', 'O limite vai de 1 a 100.'],
    ['limit=x', 'O limite vai de 1 a 100.'],
    ['type=outro', 'Tipo de consulta não suportado'],
    ['status=talvez', 'Status inválido. Use success ou error.'],
    ['sort=random', 'Ordem inválida. Use newest, oldest, type ou status.'],
    ['from=ontem', 'Data inválida. Use AAAA-MM-DD ou um instante ISO 8601.'],
    ['cursor=x', 'Cursor inválido.'],
    ['cpf=52998224725', 'Campo desconhecido: cpf.'],
  ])('refuses %s', async (query, text) => {
    const ana = await Subscriber.of(app);
    const { status, body } = await ana.http.get<{ error: string }>(`/api/user/history?${query}`);
    expect([status, body.error]).toEqual([400, text]);
  });
});

describe('An entry', () => {
  it('opens for its owner with what was asked and answered, costs no call, and the opening is on record', async () => {
    const ana = await Subscriber.of(app);
    const { body: answer } = await ana.cpf(CPF);
    const id = (await ana.history()).history[0]?.id;
    await app.sandbox.delete('/traffic');
    const { status, body } = await ana.http.get<Opened>(`/api/user/history/${id}`);
    expect(status).toBe(200);
    expect(body.consulta).toEqual({ cpf: CPF });
    expect(body.data).toEqual(answer.data);
    expect(body.meta).toMatchObject({ protocolo: answer.meta.protocolo, origem: 'contratada', dadosDe: '2026-10' });
    expect((await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total).toBe(0);
    const { rows } = await app.sql.query('SELECT account_id, action FROM lookup_accesses WHERE history_id = $1', [id]);
    expect(rows).toEqual([{ account_id: ana.id, action: 'opened' }]);
  });

  it('opens by its protocol number too, for its owner alone, and puts that on record', async () => {
    const [ana, bia] = [await withHistory(), await Subscriber.of(app)];
    const { history } = await ana.history('?type=cnpj&status=success');
    const address = `/api/user/history/by-protocol/${history[0]?.protocolo}`;
    const { status, body } = await ana.http.get<Opened>(address);
    expect([status, body.entry.id, body.consulta]).toEqual([200, history[0]?.id, { cnpj: CNPJ }]);
    expect(body).toEqual((await ana.http.get<Opened>(`/api/user/history/${history[0]?.id}`)).body);
    for (const [subscriber, protocolo] of [
      [bia, history[0]?.protocolo],
      [ana, '20261121-0000-0000'],
      [ana, 'qualquer coisa'],
      [ana, `${history[0]?.id}`],
    ] as const) {
      const answer = await subscriber.http.raw<{ code: string }>(
        'GET',
        `/api/user/history/by-protocol/${encodeURIComponent(`${protocolo}`)}`,
      );
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it.each(['GET', 'DELETE'])('of somebody else does not exist for %s (ASVS 8.2.2)', async (method) => {
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    await ana.cpf(CPF);
    const id = (await ana.history()).history[0]?.id;
    const { status, body } = await bia.http.raw<{ error: string }>(method, `/api/user/history/${id}`);
    expect([status, body.error]).toEqual([404, 'Consulta não encontrada no histórico.']);
    expect((await ana.history()).total).toBe(1);
  });

  it.each(['x', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', "1' OR '1'='1"])(
    'that never was is not found: %s (ASVS 1.2.4)',
    async (id) => {
      const ana = await Subscriber.of(app);
      expect((await ana.http.get(`/api/user/history/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );

  it('is erased for good, taken off the count, and the audit stays', async () => {
    const ana = await withHistory();
    const { history } = await ana.history();
    const { status, body } = await ana.http.delete(`/api/user/history/${history[0]?.id}`);
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await ana.http.get(`/api/user/history/${history[0]?.id}`)).status).toBe(404);
    expect((await ana.history()).total).toBe(4);
    const kept = await ana.kept();
    expect([kept.history.length, kept.audit.length]).toEqual([4, 5]);
  });
});

describe('The calls that clients used to save with', () => {
  it('confirm a lookup of the last minutes, however it is typed, and write nothing', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    const save = (body: object) => ana.http.post('/api/user/history/save', body);
    const typed = { consultationType: 'cpf', query: '529.982.247-25', success: true, resultData: { nome: 'X' } };
    expect((await save(typed)).body).toEqual({ success: true });
    expect((await save({ ...typed, query: '191191191-00' })).body).toEqual({ success: true, saved: false });
    expect((await save({ ...typed, consultationType: 'cnpj', query: CNPJ })).body).toEqual({
      success: true,
      saved: false,
    });
    const bia = await Subscriber.of(app);
    expect((await bia.http.post('/api/user/history/save', typed)).body).toEqual({ success: true, saved: false });
    expect((await ana.kept()).history).toHaveLength(1);
    expect((await save({ ...typed, resultData: 'x'.repeat(300_000) })).status).toBe(413);
    expect((await save({ consultationType: 'outro', query: 'x' })).status).toBe(400);
  });

  it.each([
    ['cpf-2', '529.982.247-25', '111.444.777-35'],
    ['pix', ` ${Person.ofCpf(CPF).name.toLowerCase()}`, 'OUTRA PESSOA'],
  ] as const)('confirm a lookup with two inputs by the first: %s', async (type, query, other) => {
    const ana = await Subscriber.of(app);
    expect((await askAbout(ana, type, Person.ofCpf(CPF))).status).toBe(200);
    const save = (typed: string) =>
      ana.http.post('/api/user/history/save', { consultationType: type, query: typed, success: true });
    expect((await save(query)).body).toEqual({ success: true });
    expect((await save(other)).body).toEqual({ success: true, saved: false });
  });

  it('accept a type to count, and count nothing', async () => {
    const ana = await Subscriber.of(app);
    const log = (type: string) => ana.http.post<{ error: string }>('/api/admin/log-consultation', { type });
    expect(await log('cpf')).toMatchObject({ status: 200, body: { success: true } });
    expect(await log('outro')).toMatchObject({ status: 400, body: { error: 'Tipo de consulta não suportado' } });
    expect((await app.http.post('/api/admin/log-consultation', { type: 'cpf' })).status).toBe(401);
    expect(await ana.kept()).toEqual({ history: [], audit: [], counted: 0 });
  });
});
