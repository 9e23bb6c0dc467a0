import { randomUUID } from 'node:crypto';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { Subscriber } from '../lookups/lookups-world.js';

const EXPORT = '/api/companies/search/export';

describe('Taking companies away', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { PLAN_DAILY_LOOKUPS_GOLD: '4' } });
    await app.sql.query(
      `INSERT INTO company_loads (id, month, state, source, fictional, started_at)
       VALUES ($1, '2026-10-01', 'em_vigor', 'teste', false, now())`,
      [randomUUID()],
    );
    await app.sql.query(
      `INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte, capital_cents)
       SELECT n, 1, CASE n WHEN 1 THEN '=cmd()' ELSE 'VENTO NORTE ' || n || ' LTDA' END, 2062, 1, 1234550
       FROM generate_series(1, 120) AS n`,
    );
    await app.sql.query(
      `INSERT INTO company_units (cnpj_basico, row_hash, ordem, situacao, uf, municipio, cnae, matriz, inicio)
       SELECT n, 1, 1, 2, CASE WHEN n <= 3 THEN 'AC' ELSE 'SP' END, 7107, 6201501, true, '2020-05-06'
       FROM generate_series(1, 120) AS n`,
    );
  });

  it('gives a search as CSV, whose cells run nothing, at the price of its pages', async () => {
    const ana = await Subscriber.of(app);
    const { answer, bytes } = await ana.file(EXPORT, { situacao: 'ativa' });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="empresas-\d{4}-\d\d-\d\d\.csv"$/),
    ]);
    const lines = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(121);
    expect(lines[1]).not.toMatch(/[,;]"?=cmd/);
    expect(lines[2]).toMatch(
      /VENTO NORTE 2 LTDA.*ATIVA.*MATRIZ.*06\/05\/2020.*6201501.*12345,50.*Receita Federal, dados abertos, 10\/2026/,
    );
    expect(await used(ana)).toBe(3);
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('1');
  });

  it('gives the same as a spreadsheet’s own file', async () => {
    const ana = await Subscriber.of(app);
    const { answer, bytes } = await ana.file(EXPORT, { uf: 'AC', format: 'xlsx' });
    expect(answer.headers.get('content-type')).toMatch(/spreadsheetml/);
    expect(answer.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(await used(ana)).toBe(1);
  });

  it('stands in the audit with how many, and with the person where one was looked for', async () => {
    const ana = await Subscriber.of(app);
    await ana.file(EXPORT, { uf: 'AC' });
    await ana.file(EXPORT, { socio: 'Ninguem Assim', finalidade: 'cobranca' });
    const { rows } = await app.sql.query(
      'SELECT type, masked, purpose, outcome FROM lookup_audit WHERE account_id = $1 ORDER BY created_at, id',
      [ana.id],
    );
    expect(rows).toEqual([
      { type: 'cnpj', masked: 'exportação: 3', purpose: null, outcome: 'success' },
      { type: 'nome', masked: expect.stringMatching(/^N\*/), purpose: 'cobranca', outcome: 'not_found' },
      { type: 'cnpj', masked: 'exportação: 0', purpose: null, outcome: 'success' },
    ]);
  });

  it('gives nothing and costs nothing where the day has too few lookups left, as the plan allows', async () => {
    const ana = await Subscriber.of(app);
    for (let asked = 0; asked < 2; asked++) await ana.http.post('/api/companies/search', { uf: 'AC', limit: 1 });
    expect(await ana.http.post(EXPORT, { situacao: 'ativa' })).toMatchObject({
      status: 429,
      body: { code: 'QUOTA_EXCEEDED' },
    });
    expect((await ana.file(EXPORT, { uf: 'AC' })).answer.status).toBe(200);
    expect(await used(ana)).toBe(3);
  });

  it.each([{ format: 'pdf' }, { cursor: '0.1.1' }, { limit: 5 }, { uf: 'sp' }])('refuses %j', async (filter) => {
    const ana = await Subscriber.of(app);
    expect(await ana.http.post(EXPORT, filter)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  async function used(ana: Subscriber): Promise<number> {
    return (await ana.http.get<{ usadas: number }>('/api/user/usage')).body.usadas;
  }
});
