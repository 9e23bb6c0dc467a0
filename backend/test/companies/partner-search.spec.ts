import { randomUUID } from 'node:crypto';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { Subscriber } from '../lookups/lookups-world.js';

interface SearchBody {
  readonly code?: string;
  readonly data: { readonly razao_social: string }[];
  readonly facets: { readonly uf: { valor: string; quantidade: number }[] } | null;
  readonly total: number | null;
}

interface Audited {
  readonly type: string;
  readonly masked: string;
  readonly purpose: string | null;
  readonly outcome: string;
  readonly origem: string;
  readonly fonte: string;
}

const SEARCH = '/api/companies/search';
const CPF = '52998224725';
const GROWN_UP = 5;

describe('Searching companies by a partner’s name', () => {
  let app: RunningApp;
  let ana: Subscriber;
  let planted = 0;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    ana = await Subscriber.of(app);
    await app.sql.query(
      `INSERT INTO company_loads (id, month, state, source, fictional, started_at)
       VALUES ($1, '2026-10-01', 'em_vigor', 'teste', false, now())`,
      [randomUUID()],
    );
    await company('ALFA COMERCIO LTDA', ['ZORAIDE QUINTELA DA ROSA', GROWN_UP, '***111222**']);
    await company('BETA TRANSPORTES LTDA', ['Zoraíde Rosa Quintela', null, null]);
    await company('GAMA INFANTIL LTDA', ['ENZO QUINTELA PRADO', 1, '***333444**']);
    await company('DELTA JOVEM LTDA', ['ENZO QUINTELA PRADO', 2, '***333444**']);
    await company('KAPPA ASSISTIDA LTDA', ['ENZO QUINTELA PRADO', 0, '***333444**', 30]);
    await company('LAMBDA TITULAR LTDA', ['ENZO QUINTELA PRADO', null, '***333444**', 68]);
    await company('SIGMA ADULTA LTDA', ['ENZO QUINTELA PRADO', 3, '***555666**']);
    await company('OMEGA UM LTDA', ['HELENA PRADO VASQUES', GROWN_UP, '***982247**']);
    await company('OMEGA DOIS LTDA', ['HELENA PRADO VASQUES', GROWN_UP, '***777888**']);
  });

  it('finds the companies of partners with all the words, whole, in any order, with or without accents', async () => {
    expect(await names({ socio: 'Quintela Zoraíde Rosa' })).toEqual(['ALFA COMERCIO LTDA', 'BETA TRANSPORTES LTDA']);
    expect(await names({ socio: 'zoraide quintela', text: 'transp' })).toEqual(['BETA TRANSPORTES LTDA']);
    expect(await names({ socio: 'zorai quint' })).toEqual([]);
    expect(await names({ text: 'zoraide quintela' })).toEqual([]);
  });

  it('asks for a purpose, which may be the account’s default', async () => {
    const bia = await Subscriber.of(app, { purpose: null });
    const socio = 'zoraide quintela';
    expect(await bia.http.post<SearchBody>(SEARCH, { socio })).toMatchObject({
      status: 422,
      body: { code: 'PURPOSE_REQUIRED', fields: [{ field: 'finalidade' }] },
    });
    expect(await bia.http.post(SEARCH, { socio, finalidade: 'curiosidade' })).toMatchObject({ status: 400 });
    expect((await bia.http.post<SearchBody>(SEARCH, { socio, finalidade: 'cobranca' })).body.total).toBe(2);
    expect((await audited(bia)).map(({ purpose }) => purpose)).toEqual(['cobranca']);
    expect((await bia.http.get<{ usadas: number }>('/api/user/usage')).body.usadas).toBe(1);
  });

  it('stands in the audit as a lookup by name, found or not, and otherwise with how many were told of; in no history', async () => {
    const bia = await Subscriber.of(app);
    await bia.http.post(SEARCH, { socio: 'Zoraide  Quintela' });
    await bia.http.post(SEARCH, { socio: 'Ninguem Assim' });
    await bia.http.post(SEARCH, { text: 'alfa' });
    await bia.http.post(SEARCH, { text: 'ninguem assim' });
    const fonte = 'Receita Federal, dados abertos, 10/2026';
    const line = { type: 'nome', purpose: 'protecao_credito', basis: 'dados_publicos', origem: 'aberta', fonte };
    expect(await audited(bia)).toEqual([
      { ...line, outcome: 'success', masked: expect.stringMatching(/^Z\*+/) },
      { ...line, outcome: 'not_found', masked: expect.stringMatching(/^N\*+/) },
      { ...line, type: 'cnpj', purpose: null, basis: null, outcome: 'success', masked: 'busca: 1' },
    ]);
    expect((await bia.history()).total).toBe(0);
    const { rows } = await app.sql.query<{ n: number }>(
      `SELECT count(DISTINCT subject_hash)::int AS n FROM lookup_audit WHERE type = 'nome' AND account_id = $1`,
      [bia.id],
    );
    expect(rows[0]?.n).toBe(2);
  });

  it('finds nobody who may be a minor', async () => {
    expect(await names({ socio: 'enzo quintela prado' })).toEqual(['SIGMA ADULTA LTDA']);
  });

  it('finds a suppressed partner no more, nor counts their companies, and still another of that name', async () => {
    expect(await names({ socio: 'helena prado vasques' })).toEqual(['OMEGA DOIS LTDA', 'OMEGA UM LTDA']);
    const admin = await adminOf(app);
    const documentos = [
      { tipo: 'cpf', valor: CPF },
      { tipo: 'nome', valor: 'HELENA PRADO VASQUES' },
    ];
    const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0002' };
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(2);
    const { body } = await ana.http.post<SearchBody>(SEARCH, { socio: 'helena prado vasques' });
    expect([body.data.map(({ razao_social }) => razao_social), body.total, body.facets?.uf]).toEqual([
      ['OMEGA DOIS LTDA'],
      1,
      [{ valor: 'SP', descricao: null, quantidade: 1 }],
    ]);
  });

  it('finds a suppressed partner no more, whose name the register writes without the signs that it was filed with', async () => {
    await company('OMICRON LTDA', ['LUCIA PRADO D AVILA', GROWN_UP, '***982247**']);
    await company('PSI LTDA', ["LUCIA PRADO D'AVILA", GROWN_UP, '***982247**']);
    const socio = 'lucia prado avila';
    expect(await names({ socio })).toEqual(['OMICRON LTDA', 'PSI LTDA']);
    const admin = await adminOf(app);
    const documentos = [
      { tipo: 'cpf', valor: CPF },
      { tipo: 'nome', valor: 'Lúcia Prado D’Ávila' },
    ];
    const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0003' };
    expect((await admin.post('/api/admin/suppressions', asked)).status).toBe(201);
    expect(await names({ socio })).toEqual([]);
  });

  it('refuses a name that too many partners have, at no cost', async () => {
    const bia = await Subscriber.of(app);
    const root = await company('MULTIDAO LTDA', ['MARIA COMUM DEMAIS', GROWN_UP, null]);
    await app.sql.query(
      `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, faixa_etaria, nome)
       SELECT $1, 1, 100 + n, 5, 'MARIA COMUM DEMAIS' FROM generate_series(1, 2000) AS n`,
      [root],
    );
    expect(await bia.http.post(SEARCH, { socio: 'maria comum' })).toMatchObject({
      status: 422,
      body: { code: 'COMPANY_SEARCH_BROAD' },
    });
    expect((await bia.http.get<{ usadas: number }>('/api/user/usage')).body.usadas).toBe(0);
  });

  it.each(['ZORAIDE', 'ZORAIDE 123', '', 'x'.repeat(151), 7])('refuses what is no whole name: %j', async (socio) => {
    expect(await ana.http.post(SEARCH, { socio })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  async function names(filter: object): Promise<string[]> {
    const { body } = await ana.http.post<SearchBody>(SEARCH, filter);
    return body.data.map(({ razao_social }) => razao_social).sort();
  }

  async function audited({ id }: Subscriber): Promise<Audited[]> {
    const { rows } = await app.sql.query<Audited>(
      'SELECT type, masked, purpose, legal_basis AS basis, outcome, origem, fonte FROM lookup_audit WHERE account_id = $1 ORDER BY created_at, id',
      [id],
    );
    return rows;
  }

  type Planted = [name: string, ages: number | null, document: string | null, qualification?: number];

  async function company(name: string, [partner, ages, document, qualification = 22]: Planted) {
    planted += 1;
    const root = 100_000 + planted;
    await app.sql.query(
      'INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte) VALUES ($1, 1, $2, 2062, 1)',
      [root, name],
    );
    await app.sql.query(
      `INSERT INTO company_units (cnpj_basico, row_hash, ordem, situacao, uf, municipio, cnae, matriz)
       VALUES ($1, 1, 1, 2, 'SP', 7107, 6201501, true)`,
      [root],
    );
    await app.sql.query(
      `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, nome, faixa_etaria, documento, qualificacao)
       VALUES ($1, 1, 1, $2, $3, $4, $5)`,
      [root, partner, ages, document, qualification],
    );
    return root;
  }
});
