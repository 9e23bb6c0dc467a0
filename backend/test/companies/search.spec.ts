import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { Subscriber } from '../lookups/lookups-world.js';

interface Found {
  readonly cnpj: string;
  readonly razao_social: string;
  readonly nome_fantasia: string | null;
  readonly uf: string | null;
}

interface SearchBody {
  readonly code?: string;
  readonly data: Found[];
  readonly facets: Record<
    string,
    { valor: string; descricao: string | null; uf?: string; quantidade: number }[]
  > | null;
  readonly nextCursor: string | null;
  readonly total: number | null;
  readonly capped: boolean;
  readonly dadosDe: string | null;
}

interface Plain {
  readonly cnpj_basico: number;
  readonly ordem: number;
  readonly cnae: number;
  readonly municipio: number;
  readonly uf: string;
  readonly situacao: number;
  readonly inicio: string | null;
  readonly natureza: number;
  readonly porte: number;
  readonly capital_cents: number | null;
  readonly simples: boolean | null;
  readonly mei: boolean | null;
}

const SEARCH = '/api/companies/search';
const MONTH = '2026-10';
const STATUSES: Readonly<Record<string, number>> = { ativa: 2, suspensa: 3, inapta: 4, baixada: 8, nula: 1 };
const SIZES: Readonly<Record<string, number>> = { me: 1, epp: 3, demais: 5 };
const MOST_COUNTED = 1_000;
const CPF = '52998224725';
const OTHER_CPF = '11144477735';
const THIRD_CPF = '12345678909';

/** Companies that no other has the words of. */
const PLANTED: readonly (readonly [root: string, name: string, trade: string | null, nature: number])[] = [
  ['0BUSCA01', 'PADARIA QUIMBERA DO SUL LTDA', null, 2062],
  ['0BUSCA02', 'QUIMBERA PADARIA LTDA', null, 2062],
  ['0BUSCA03', 'PADARIAS QUIMBERAS REUNIDAS DO BRASIL LTDA', null, 2062],
  ['0BUSCA04', 'COMERCIO DE ALIMENTOS DO NORTE LTDA', 'AÇAÍ DA QUIMBERA', 2062],
  ['0BUSCA05', `ZULEICA XIMBRA PRADO ${CPF}`, 'BAR DA ZULEICA', 2135],
  ['0BUSCA09', 'BANCO XOLUMBA SA', null, 2054],
  ['0BUSCA0A', 'VALE XOLUMBA S.A.', null, 2054],
  ['0BUSCA08', '0B.USC.A08 OLINDA XIMBRA PRADO', 'QUITANDA DA OLINDA', 2135],
  ['0BUSCA0B', 'OSVALDO ROQUE XOMPERA', 'SITIO DO OSVALDO', 4120],
  ['0BUSCA0D', `IOLANDA XEMBRO LIRA ${OTHER_CPF}`, 'DOCES DA IOLANDA', 2135],
  ['0BUSCA0E', 'XAMBRU DOCES', `SEU XAMBRU ${THIRD_CPF}`, 2135],
  ['0BUSCA0C', 'COOPERATIVA XOMPERA', null, 2143],
];

describe('Searching the register', () => {
  let app: RunningApp;
  let subscriber: Subscriber;
  let all: readonly Plain[];

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, SANDBOX_MONTH: MONTH } });
    subscriber = await Subscriber.of(app);
    const admin = await adminOf(app);
    expect((await admin.post('/api/admin/companies/loads', { month: MONTH })).status).toBe(202);
    const inForce = "SELECT FROM company_loads WHERE state = 'em_vigor'";
    await until(async () => (await app.sql.query(inForce)).rowCount === 1, 240);
    for (const [root, name, trade, nature] of PLANTED) await plant(root, name, trade, nature);
    const { rows } = await app.sql.query<Plain>(
      `SELECT cnpj_basico::float8, ordem, cnae, municipio, uf, situacao, inicio::text, natureza, porte, capital_cents::float8, simples, mei
       FROM company_units LEFT JOIN company_firms USING (cnpj_basico) LEFT JOIN company_taxes USING (cnpj_basico)`,
    );
    all = rows;
  }, 300_000);

  it('finds names by words in any order, with or without accents, whole or begun, the nearest first', async () => {
    expect(await names({ text: 'quimbéra PADARIA' })).toEqual([
      'QUIMBERA PADARIA LTDA',
      'PADARIA QUIMBERA DO SUL LTDA',
      'PADARIAS QUIMBERAS REUNIDAS DO BRASIL LTDA',
    ]);
    expect(await names({ text: 'quimb reun' })).toEqual(['PADARIAS QUIMBERAS REUNIDAS DO BRASIL LTDA']);
    expect(await names({ text: 'acai, quimbera' })).toEqual(['COMERCIO DE ALIMENTOS DO NORTE LTDA']);
    expect(await names({ text: 'quimbera inexistente' })).toEqual([]);
  });

  it('finds a company limited by shares however its form is written: S.A., S/A or SA', async () => {
    for (const form of ['S.A.', 's/a', 'sa', 'S A'])
      for (const narrowed of [{}, { municipio: '7107' }]) {
        expect(await names({ text: `Banco Xolumba ${form}`, ...narrowed })).toEqual(['BANCO XOLUMBA SA']);
        expect(await names({ text: `vale xolumba ${form}`, ...narrowed })).toEqual(['VALE XOLUMBA S.A.']);
      }
    expect(await names({ text: 'xolumba sant' })).toEqual([]);
    expect((await search({ text: 'sa' })).status).toBe(200);
  });

  it('finds a sole trader by the trade name, and neither by the person’s name nor by the CPF in it', async () => {
    for (const text of ['zuleica ximbra', 'ximbra prado', 'zuleica', '529982', `bar ${CPF.slice(0, 9)}`])
      expect(await names({ text })).toEqual([]);
    const { data } = (await search({ text: 'bar da zuleica' })).body;
    expect(data).toMatchObject([
      { nome_fantasia: 'BAR DA ZULEICA', razao_social: 'ZULEICA XIMBRA PRADO ***.982.247-**' },
    ]);
    expect(await search({ text: CPF })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('finds no other natural person who has a CNPJ, a rural producer for one, by the person’s name', async () => {
    for (const narrowed of [{}, { municipio: '7107' }]) {
      expect(await names({ text: 'xompera', ...narrowed })).toEqual(['COOPERATIVA XOMPERA']);
      for (const text of ['osvaldo roque', 'xompera osvaldo', 'osvaldo'])
        expect(await names({ text, ...narrowed })).toEqual([]);
      expect(await names({ text: 'sitio do osvaldo', ...narrowed })).toEqual(['OSVALDO ROQUE XOMPERA']);
    }
  });

  it('narrows by any two filters as a plain reading of all rows does', async () => {
    const filters = filtersOf(all);
    for (const [i, [first, isFirst]] of filters.entries()) {
      const others = filters.slice(i).filter(([other]) => Object.keys(other)[0] !== Object.keys(first)[0]);
      for (const [second, isSecond] of others) {
        const filter = { ...first, ...second };
        const expected = all
          .filter((row) => isFirst(row) && isSecond(row))
          .map(cnpjOf)
          .sort();
        const { body } = await search({ ...filter, limit: 50 });
        expect([filter, body.total, body.capped, body.data.map(({ cnpj }) => cnpj).sort()]).toEqual([
          filter,
          Math.min(expected.length, MOST_COUNTED),
          expected.length > MOST_COUNTED,
          expected.length > 50 ? expect.any(Array) : expected,
        ]);
      }
    }
  }, 180_000);

  it('is read page by page to its end, each company once', async () => {
    for (const filter of [{ uf: 'SP' }, { text: 'ltda', situacao: 'baixada' }]) {
      const seen: string[] = [];
      const { body } = await search({ ...filter, limit: 50 });
      for (let page: SearchBody | null = body; page; ) {
        seen.push(...page.data.map(({ cnpj }) => cnpj));
        const cursor: string | null = page.nextCursor;
        page = cursor ? (await search({ ...filter, limit: 50, cursor })).body : null;
        if (page) expect([page.facets, page.total]).toEqual([null, null]);
      }
      expect([new Set(seen).size, seen.length]).toEqual([body.total, body.total]);
    }
  }, 120_000);

  it('counts each filter’s values, as the filter takes them', async () => {
    const { total, facets, dadosDe } = (await search({ situacao: 'baixada' })).body;
    expect(dadosDe).toBe(MONTH);
    expect(facets?.situacao).toEqual([{ valor: 'baixada', descricao: null, quantidade: total }]);
    expect(facets?.uf?.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBe(total);
    for (const { valor, uf } of facets?.municipio ?? []) {
      const { body } = await search({ situacao: 'baixada', municipio: valor });
      expect(new Set(body.data.map((row) => row.uf))).toEqual(new Set([uf]));
    }
    const [most] = facets?.cnae ?? [];
    expect((await search({ situacao: 'baixada', cnae: most?.valor })).body.total).toBe(most?.quantidade);
    expect((await search({ situacao: 'baixada', cnae: most?.descricao ?? '' })).body.total).toBeGreaterThanOrEqual(
      most?.quantidade ?? 0,
    );
  });

  it('costs one of the plan’s lookups of the day for each page', async () => {
    const ana = await Subscriber.of(app);
    const used = async () => (await ana.http.get<{ usadas: number }>('/api/user/usage')).body.usadas;
    const { body } = await ana.http.post<SearchBody>(SEARCH, { uf: 'SP', limit: 1 });
    await ana.http.post(SEARCH, { uf: 'SP', limit: 1, cursor: body.nextCursor });
    expect((await ana.http.post(SEARCH, { uf: 'Sao Paulo' })).status).toBe(400);
    expect(await used()).toBe(2);
  });

  it('does not show the company of a sole trader who is suppressed', async () => {
    const admin = await adminOf(app);
    const documentos = [
      { tipo: 'cpf', valor: CPF },
      { tipo: 'nome', valor: 'ZULEICA XIMBRA PRADO' },
    ];
    const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0001' };
    expect((await search({ text: 'bar da zuleica' })).body.total).toBe(1);
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(2);
    const none = { uf: [], situacao: [], porte: [], cnae: [], municipio: [] };
    const { body } = await search({ text: 'bar da zuleica' });
    expect(body).toMatchObject({ data: [], total: 0, capped: false, facets: none, nextCursor: null });
  });

  it('does not show the company of a sole trader whose CNPJ is suppressed, however the register names it', async () => {
    const admin = await adminOf(app);
    const cnpj = `0BUSCA080001${cnpjCheckDigits('0BUSCA080001')}`;
    const status = async () => (await subscriber.http.get(`/api/companies/${cnpj}`)).status;
    expect([(await search({ text: 'quitanda da olinda' })).body.total, await status()]).toEqual([1, 200]);
    const asked = { documentos: [{ tipo: 'cnpj', valor: cnpj }], motivo: 'titular', protocolo: '20261121-AAAA-0002' };
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(1);
    expect((await search({ text: 'quitanda da olinda' })).body).toMatchObject({ data: [], total: 0, nextCursor: null });
    for (const path of ['', '/timeline', '/group'])
      expect(await subscriber.http.get(`/api/companies/${cnpj}${path}`)).toMatchObject({
        status: 451,
        body: { code: 'SUBJECT_SUPPRESSED' },
      });
    const { body } = await admin.get<{ data: object[] }>('/api/admin/suppressions?tipo=cnpj');
    expect(body.data).toMatchObject([{ tipo: 'cnpj', motivo: 'titular' }]);
  });

  it.each([
    ['name', '0BUSCA0D', OTHER_CPF, 'doces iolanda'],
    ['trade name', '0BUSCA0E', THIRD_CPF, 'seu xambru'],
  ])(
    'does not show the company of a sole trader who is suppressed by the CPF alone, which its %s holds',
    async (_, root, cpf, text) => {
      const admin = await adminOf(app);
      const cnpj = `${root}0001${cnpjCheckDigits(`${root}0001`)}`;
      const paths = ['', '/timeline', '/group'].map((path) => `/api/companies/${cnpj}${path}`);
      const lookUp = () => subscriber.http.post<{ code?: string }>('/api/external/cnpj', { cnpj });
      const statuses = async () =>
        (await Promise.all(paths.map((path) => subscriber.http.get(path)))).map((a) => a.status);
      expect([(await search({ text })).body.total, await statuses()]).toEqual([1, [200, 200, 200]]);
      expect(await lookUp()).toMatchObject({ status: 200, body: { data: { cnpj } } });
      const saved = `/api/user/history/${(await subscriber.history()).history[0]?.id}`;
      expect(await subscriber.http.get(saved)).toMatchObject({ body: { data: { cnpj } } });
      const documentos = [{ tipo: 'cpf', valor: cpf }];
      const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0003' };
      expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(1);
      expect((await search({ text })).body).toMatchObject({ data: [], total: 0, nextCursor: null });
      expect(await statuses()).toEqual([451, 451, 451]);
      expect(await lookUp()).toMatchObject({ status: 451, body: { code: 'SUBJECT_SUPPRESSED' } });
      expect(await subscriber.http.get(saved)).toMatchObject({ body: { data: null, motivo: 'pessoa_protegida' } });
    },
  );

  it('counts of others what is shown, on however many pages, and no page names the one that is not', async () => {
    await plant('0BUSCA06', 'BAR DA ZULEICA E FILHAS LTDA', null, 2062);
    const { body } = await search({ text: 'bar da zuleica' });
    expect(body.data.map(({ razao_social }) => razao_social)).toEqual(['BAR DA ZULEICA E FILHAS LTDA']);
    expect(body.total).toBe(1);
    expect(body.facets).toEqual({
      uf: [{ valor: 'SP', descricao: null, quantidade: 1 }],
      situacao: [{ valor: 'ativa', descricao: null, quantidade: 1 }],
      porte: [{ valor: 'me', descricao: null, quantidade: 1 }],
      cnae: [expect.objectContaining({ valor: '6201501', quantidade: 1 })],
      municipio: [expect.objectContaining({ valor: '7107', uf: 'SP', quantidade: 1 })],
    });
    expect((await search({ text: 'bar da zuleica', limit: 1 })).body).toEqual(body);
    await plant('0BUSCA07', 'BAR DA ZULEICA E NETAS LTDA', null, 2062);
    const first = (await search({ text: 'bar da zuleica', limit: 1 })).body;
    expect(first).toMatchObject({
      data: [{ cnpj: expect.stringMatching(/^0BUSCA07/) }],
      total: 2,
      facets: { uf: [{ quantidade: 2 }] },
    });
    expect(first.nextCursor).toContain('0BUSCA07'.replace(/^0/, '').toLowerCase());
    const { data, nextCursor } = (await search({ text: 'bar da zuleica', limit: 1, cursor: first.nextCursor })).body;
    expect([data.map(({ cnpj }) => cnpj.slice(0, 8)), nextCursor]).toEqual([['0BUSCA06'], null]);
  });

  it.each([
    { text: '' },
    { text: '- . /' },
    { text: 'x'.repeat(201) },
    { uf: 'sp' },
    { situacao: 'viva' },
    { abertaDesde: '2026-02-30' },
    { capitalMin: -1 },
    { capitalMax: 'muito' },
    { simples: 'sim' },
    { cursor: 'x' },
    { limit: 51 },
    { socio: 'ANA' },
  ])('refuses what it cannot look for: %j', async (filter) => {
    expect(await search(filter)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('takes hostile words for words', async () => {
    for (const text of ["a' | !b & (c", 'ltda:* <-> sa', '\u0000ltda', '%_\\', '!!! ab']) {
      expect([200, 400]).toContain((await search({ text })).status);
    }
    expect(
      (await search({ abertaDesde: '0000-01-01', cnae: '99999999999', municipio: '-', natureza: '9' })).status,
    ).toBe(200);
    expect((await search({ natureza: '99999', municipio: '9999999', capitalMin: 1e12 })).body.total).toBe(0);
  });

  it('finds all that have a frequent word and a filter, where the first names with the word have it and where they have not', async () => {
    const first = Number.parseInt('0MANY000', 36);
    const [many, active] = [6_200, 4_100];
    await app.sql.query(`
      ALTER TABLE company_firms DISABLE TRIGGER company_search_kept; ALTER TABLE company_units DISABLE TRIGGER company_search_kept;
      INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte)
        SELECT ${first} + n, 1, CASE WHEN n < ${many} THEN 'XARIFA COMERCIO ' ELSE 'OUTRA ' END || n || ' LTDA', 2062, 1
        FROM generate_series(0, ${many + active}) AS n;
      INSERT INTO company_units (cnpj_basico, row_hash, ordem, situacao, uf, municipio, cnae, matriz, inicio)
        SELECT ${first} + n, 1, 1, 2, CASE WHEN n < ${many - 30} THEN 'AC' ELSE 'RR' END, 7107, 6201501, true, '2020-05-05'
        FROM generate_series(0, ${many + active}) AS n;
      ALTER TABLE company_firms ENABLE TRIGGER company_search_kept; ALTER TABLE company_units ENABLE TRIGGER company_search_kept;
      INSERT INTO company_search SELECT * FROM company_search_rows WHERE cnpj_basico >= ${first} AND cnpj_basico <= ${first + many + active}`);
    const found = async (filter: object) => {
      const { body } = await search({ ...filter, limit: 50 });
      return [body.total, body.capped, new Set(body.data.map(({ cnpj }) => cnpj)).size];
    };
    expect(await found({ text: 'xarifa' })).toEqual([1_000, true, 50]);
    expect(await found({ text: 'xarifa', uf: 'AC' })).toEqual([1_000, true, 50]);
    expect(await found({ text: 'xarifa', uf: 'RR' })).toEqual([30, false, 30]);
    expect(await found({ text: 'xarif comerc', uf: 'RR' })).toEqual([30, false, 30]);
    expect(await found({ text: 'xarifa', uf: 'RR', situacao: 'baixada' })).toEqual([0, false, 0]);
    expect(await found({ text: 'xarifa', mei: true })).toEqual([0, false, 0]);
  }, 120_000);

  it('shows other companies of the same words before the branches of one that has more than are counted', async () => {
    const [first, branches] = [Number.parseInt('0BRANCH0', 36), 1_200];
    await app.sql.query(`
      ALTER TABLE company_firms DISABLE TRIGGER company_search_kept; ALTER TABLE company_units DISABLE TRIGGER company_search_kept;
      INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte) VALUES
        (${first}, 1, 'XEROLAU SA', 2054, 5), (${first + 1}, 1, 'CAIXA DOS FUNCIONARIOS DO XEROLAU SA', 3999, 5),
        (${first + 2}, 1, 'XEROLAUDO LTDA', 2062, 1);
      INSERT INTO company_units (cnpj_basico, row_hash, ordem, situacao, uf, municipio, cnae, matriz, inicio)
        SELECT ${first}, 1, n, 2, 'SP', 7107, 6422100, n = 1, '2020-05-05'::date FROM generate_series(1, ${branches}) AS n
        UNION ALL SELECT ${first} + n, 1, 1, 2, 'SP', 7107, 6422100, true, '2020-05-05' FROM generate_series(1, 2) AS n;
      ALTER TABLE company_firms ENABLE TRIGGER company_search_kept; ALTER TABLE company_units ENABLE TRIGGER company_search_kept;
      INSERT INTO company_search SELECT * FROM company_search_rows WHERE cnpj_basico >= ${first} AND cnpj_basico <= ${first + 2}`);
    const { body } = await search({ text: 'xerolau', limit: 50 });
    const roots = body.data.map(({ razao_social }) => razao_social);
    expect(roots.slice(0, 12)).toEqual([
      ...Array.from({ length: 10 }, () => 'XEROLAU SA'),
      'CAIXA DOS FUNCIONARIOS DO XEROLAU SA',
      'XEROLAU SA',
    ]);
    expect([body.total, body.capped, roots.length]).toEqual([1_000, true, 50]);
    const next = await search({ text: 'xerolau', limit: 50, cursor: body.nextCursor });
    const seen = [...body.data, ...next.body.data].map(({ cnpj }) => cnpj);
    expect(new Set(seen).size).toBe(100);
    expect((await search({ text: 'xerolau', porte: 'demais', uf: 'SP' })).body.data[10]?.razao_social).toBe(
      'CAIXA DOS FUNCIONARIOS DO XEROLAU SA',
    );
  }, 120_000);

  function search(filter: object) {
    return subscriber.http.post<SearchBody>(SEARCH, filter);
  }

  async function names(filter: object): Promise<string[]> {
    return (await search(filter)).body.data.map(({ razao_social }) => razao_social);
  }

  async function plant(root: string, name: string, trade: string | null, nature: number): Promise<void> {
    const key = Number.parseInt(root, 36);
    await app.sql.query(
      'INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte) VALUES ($1, 1, $2, $3, 1)',
      [key, name, nature],
    );
    await app.sql.query(
      `INSERT INTO company_units (cnpj_basico, row_hash, ordem, nome_fantasia, situacao, uf, municipio, cnae, matriz, inicio)
       VALUES ($1, 1, 1, $2, 2, 'SP', 7107, 6201501, true, '2020-05-05')`,
      [key, trade],
    );
  }
});

it('finds nothing while no month is in force', async () => {
  const app = await startApp();
  const subscriber = await Subscriber.of(app);
  const { status, body } = await subscriber.http.post<SearchBody>(SEARCH, { text: 'padaria' });
  expect([status, body]).toEqual([200, expect.objectContaining({ data: [], total: 0, dadosDe: null })]);
});

/** Filters with the values that the rows have, and what each means of a row. */
function filtersOf(all: readonly Plain[]): (readonly [object, (row: Plain) => boolean])[] {
  const some = all[Math.floor(all.length / 3)] as Plain;
  const of = (words: Readonly<Record<string, number>>, code: number) =>
    Object.keys(words).find((word) => words[word] === code);
  const begun = String(some.cnae).padStart(7, '0').slice(0, 2);
  return [
    [{ uf: some.uf }, (row) => row.uf === some.uf],
    [{ cnae: String(some.cnae).padStart(7, '0') }, (row) => row.cnae === some.cnae],
    [{ cnae: begun }, (row) => String(row.cnae).padStart(7, '0').startsWith(begun)],
    [{ municipio: String(some.municipio) }, (row) => row.municipio === some.municipio],
    [{ natureza: String(some.natureza) }, (row) => row.natureza === some.natureza],
    [{ situacao: of(STATUSES, some.situacao) }, (row) => row.situacao === some.situacao],
    [{ situacao: 'baixada' }, (row) => row.situacao === 8],
    [{ porte: of(SIZES, 3) }, (row) => row.porte === 3],
    [{ abertaDesde: '2018-01-01' }, (row) => (row.inicio ?? '') >= '2018-01-01'],
    [{ abertaAte: '2015-12-31' }, (row) => row.inicio !== null && row.inicio <= '2015-12-31'],
    [{ capitalMin: 50_000 }, (row) => (row.capital_cents ?? -1) >= 5_000_000],
    [{ capitalMax: 10_000.5 }, (row) => row.capital_cents !== null && row.capital_cents <= 1_000_050],
    [{ simples: true }, (row) => row.simples === true],
    [{ mei: false }, (row) => row.mei !== true],
  ];
}

function cnpjOf({ cnpj_basico, ordem }: Plain): string {
  const base = [cnpj_basico.toString(36).padStart(8, '0'), ordem.toString(36).padStart(4, '0')].join('').toUpperCase();
  return base + cnpjCheckDigits(base);
}
