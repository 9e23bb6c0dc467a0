import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { cnpjOf, held, type Partner, plantCompany, plantMonth, rootOf } from './planted.js';

interface GroupBody {
  readonly code?: string;
  readonly data: {
    readonly nos: {
      id: string;
      tipo: string;
      passo: number;
      cnpj: string | null;
      razao_social: string | null;
      nome: string | null;
      haMais: boolean;
    }[];
    readonly ligacoes: Record<'de' | 'para' | 'tipo' | 'qualificacao' | 'desde' | 'certeza' | 'fonte', string | null>[];
    readonly haMais: boolean;
  };
  readonly meta: { readonly dadosDe: string; readonly consultas: number };
}

interface Day {
  readonly usadas: number;
  readonly consultas: number;
  readonly renovaEm: string;
}

const SOURCE = 'Receita Federal, dados abertos, 10/2026';
const ZORAIDE = { name: 'ZORAIDE QUINTELA DA ROSA', document: '***111222**' };
const CPF = '52998224725';
/** Lookups a day. */
const LIMIT = 30;

describe('The group of a company', () => {
  let app: RunningApp;
  let ana: Subscriber;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, PLAN_DAILY_LOOKUPS_GOLD: String(LIMIT) } });
    await plantMonth(app);
    await app.sql.query(
      `INSERT INTO company_codes (domain, code, description) VALUES ('Qualificacoes', 49, 'Sócio-Administrador')`,
    );
    await company(1, 'ALFA HOLDING LTDA', [ZORAIDE, held(9, 'RAIZ PARTICIPACOES LTDA')]);
    await company(2, 'BETA TRANSPORTES LTDA', [
      { ...ZORAIDE, name: 'Zoraíde Quintela da Rosa' },
      { name: 'CAIO LIMA PRADO', document: '***333444**' },
    ]);
    await company(3, 'GAMA COMERCIO LTDA', [{ name: 'CAIO LIMA PRADO', document: '***333444**' }]);
    await company(4, 'DELTA SERVICOS LTDA', [held(1, 'ALFA HOLDING LTDA')]);
    await company(9, 'RAIZ PARTICIPACOES LTDA', []);
    await company(11, 'OUTRO CPF LTDA', [{ ...ZORAIDE, document: '***111223**' }]);
    await company(12, 'OUTRO NOME LTDA', [{ ...ZORAIDE, name: 'ZORAIDE QUINTELA DA SILVA' }]);
    await company(13, 'SEM CPF LTDA', [{ ...ZORAIDE, document: null }]);
    await app.sql.query(
      `INSERT INTO company_units (cnpj_basico, row_hash, ordem, situacao, uf, matriz, inicio) VALUES ($1, 1, 2, 2, 'RJ', false, '2015-06-07')`,
      [rootOf(1)],
    );
  });
  beforeEach(async () => {
    ana = await Subscriber.of(app);
  });

  it('tells of branches, partners and holdings, each link with its source and since when, at the first step', async () => {
    const { status, body } = await ana.http.get<GroupBody>(`${at(1)}?passos=1`);
    expect(status).toBe(200);
    expect(body.meta).toMatchObject({ origem: 'aberta', fonte: SOURCE, dadosDe: '2026-10', consultas: 1 });
    expect(named(body)).toEqual([
      [0, 'empresa', 'ALFA HOLDING LTDA'],
      [1, 'empresa', 'DELTA SERVICOS LTDA'],
      [1, 'empresa', 'RAIZ PARTICIPACOES LTDA'],
      [1, 'filial', 'ALFA HOLDING LTDA'],
      [1, 'pessoa', 'ZORAIDE QUINTELA DA ROSA'],
    ]);
    const since = { fonte: SOURCE, certeza: 'certa' };
    const partner = { ...since, tipo: 'socio', qualificacao: 'Sócio-Administrador', desde: '2012-03-05' };
    expect(links(body)).toEqual([
      ['ALFA HOLDING LTDA', 'ALFA HOLDING LTDA', { ...since, tipo: 'filial', qualificacao: null, desde: '2015-06-07' }],
      ['ALFA HOLDING LTDA', 'DELTA SERVICOS LTDA', partner],
      ['RAIZ PARTICIPACOES LTDA', 'ALFA HOLDING LTDA', partner],
      ['ZORAIDE QUINTELA DA ROSA', 'ALFA HOLDING LTDA', partner],
    ]);
    expect(JSON.stringify(body)).not.toContain('111222');
  });

  it('goes on to the partners’ other companies, and to the partners of these, and says how sure each match is', async () => {
    const two = (await ana.http.get<GroupBody>(`${at(1)}?passos=2`)).body;
    expect(two.data.nos.filter(({ passo }) => passo === 2).map(({ razao_social }) => razao_social)).toEqual([
      'BETA TRANSPORTES LTDA',
    ]);
    expect(certainty(two, 'ZORAIDE QUINTELA DA ROSA', 'BETA TRANSPORTES LTDA')).toBe('muito_provavel');
    expect(certainty(two, 'ZORAIDE QUINTELA DA ROSA', 'ALFA HOLDING LTDA')).toBe('certa');
    const three = (await ana.http.get<GroupBody>(at(1))).body;
    expect(named(three).filter(([step]) => step === 3)).toEqual([[3, 'pessoa', 'CAIO LIMA PRADO']]);
    expect(three.data.haMais).toBe(false);
  });

  it('follows no one whose name or digits differ, nor one without them', async () => {
    const told = JSON.stringify((await ana.http.get<GroupBody>(at(1))).body);
    for (const other of ['OUTRO CPF', 'OUTRO NOME', 'SEM CPF', 'GAMA']) expect(told).not.toContain(other);
    for (const n of [11, 12, 13]) {
      const { data } = (await ana.http.get<GroupBody>(at(n))).body;
      expect(data.nos).toHaveLength(2);
    }
    const filler = { name: 'NOME SEM CPF ALGUM', document: '***000000**' };
    await company(14, 'LACUNA UM LTDA', [filler]);
    await company(15, 'LACUNA DOIS LTDA', [filler]);
    expect((await ana.http.get<GroupBody>(at(14))).body.data.nos).toHaveLength(2);
  });

  it('follows no partner abroad, whose document is all nines or says nothing of who it is', async () => {
    const nines = { kind: 3, name: 'JOHN SMITH', document: '***999999**' };
    const digits = { kind: 3, name: 'MARY JONES', document: '***454545**' };
    await company(16, 'PRIMEIRA ESTRANGEIRA LTDA', [nines, digits]);
    await company(17, 'SEGUNDA ESTRANGEIRA LTDA', [nines, digits]);
    await company(18, 'TERCEIRA ESTRANGEIRA LTDA', [
      { ...nines, kind: 2 },
      { ...digits, kind: 2 },
    ]);
    const { data, meta } = (await ana.http.get<GroupBody>(`${at(16)}?passos=2`)).body;
    expect(data.nos.map(({ tipo, nome }) => [tipo, nome])).toEqual([
      ['empresa', null],
      ['exterior', 'JOHN SMITH'],
      ['exterior', 'MARY JONES'],
    ]);
    expect(meta.consultas).toBe(1);
    const person = (await ana.http.get<GroupBody>(`${at(18)}?passos=2`)).body;
    expect(named(person)).toEqual([
      [0, 'empresa', 'TERCEIRA ESTRANGEIRA LTDA'],
      [1, 'pessoa', 'JOHN SMITH'],
      [1, 'pessoa', 'MARY JONES'],
    ]);
  });

  it('names a company without a head office by the branch that it has', async () => {
    await company(51, 'SEM MATRIZ LTDA', []);
    await company(52, 'SO O NOME LTDA', [held(51, 'SEM MATRIZ LTDA')]);
    await app.sql.query('UPDATE company_units SET ordem = 2, matriz = false WHERE cnpj_basico = $1', [rootOf(51)]);
    const asked = cnpjOf(51, 2);
    const { data } = (await ana.http.get<GroupBody>(`/api/companies/${asked}/group?passos=2`)).body;
    expect(data.nos.filter(({ tipo }) => tipo === 'empresa').map((one) => [one.cnpj, one.razao_social])).toEqual([
      [asked, 'SEM MATRIZ LTDA'],
      [cnpjOf(52), 'SO O NOME LTDA'],
    ]);
    await app.sql.query('DELETE FROM company_units WHERE cnpj_basico = $1', [rootOf(51)]);
    const holder = (await ana.http.get<GroupBody>(`${at(52)}?passos=1`)).body;
    expect(named(holder).map(([, , name]) => name)).toEqual(['SO O NOME LTDA', 'SEM MATRIZ LTDA']);
  });

  it('is a lookup of each person who is followed: for a purpose, at its price, and in the audit', async () => {
    const bia = await Subscriber.of(app, { purpose: null });
    expect(await bia.http.get(at(1))).toMatchObject({ status: 422, body: { code: 'PURPOSE_REQUIRED' } });
    expect((await bia.http.get(`${at(1)}?passos=1`)).status).toBe(200);
    expect([await spent(bia), await audited(bia)]).toEqual([1, []]);
    const { body } = await bia.http.get<GroupBody>(`${at(1)}?finalidade=cobranca`);
    expect([body.meta.consultas, await spent(bia)]).toEqual([2, 3]);
    const line = { type: 'nome', purpose: 'cobranca', basis: 'dados_publicos', origem: 'aberta', fonte: SOURCE };
    expect(await audited(bia)).toEqual([{ ...line, outcome: 'success', masked: expect.stringMatching(/^Z\*+/) }]);
    await bia.http.get(`${at(11)}?finalidade=cobranca`);
    expect((await audited(bia)).map(({ outcome }) => outcome)).toEqual(['success', 'not_found']);
    expect((await bia.history()).total).toBe(0);
  });

  it('tells nothing, and records nobody, where the day has too few lookups left', async () => {
    const bia = await Subscriber.of(app);
    await Promise.all(Array.from({ length: LIMIT - 1 }, () => bia.http.get(`${at(9)}?passos=1`)));
    const { status, body, headers } = await bia.http.get<GroupBody & { details: Day }>(at(1));
    expect([status, body.code, body.data]).toEqual([429, 'QUOTA_EXCEEDED', undefined]);
    const { usadas, consultas, renovaEm } = body.details;
    expect([usadas, consultas]).toEqual([LIMIT - 1, 2]);
    const secondsLeft = (Date.parse(renovaEm) - Date.now()) / 1_000;
    expect(Math.abs(Number(headers.get('retry-after')) - secondsLeft)).toBeLessThan(10);
    expect([await spent(bia), await audited(bia)]).toEqual([LIMIT - 1, []]);
  });

  it('spends all of its price or nothing, also where the books break off at the second lookup', async () => {
    const bia = await Subscriber.of(app);
    await app.sql.query(`
      CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT FROM lookup_allowances WHERE account_id = '${bia.id}' AND used > 0) THEN RAISE 'broken off'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER break_off BEFORE UPDATE OF used ON lookup_allowances FOR EACH ROW EXECUTE FUNCTION break_off()`);
    try {
      expect((await bia.http.get(at(1))).status).toBe(500);
    } finally {
      await app.sql.query('DROP TRIGGER break_off ON lookup_allowances; DROP FUNCTION break_off');
    }
    expect(await spent(bia)).toBe(0);
    expect((await bia.http.get<GroupBody>(at(1))).body.meta.consultas).toBe(2);
    expect(await spent(bia)).toBe(2);
  });

  it('leaves out whoever may be a minor, in every step', async () => {
    const enzo = { name: 'ENZO PRADO TEIXEIRA', document: '***777888**' };
    await company(21, 'INFANTIL LTDA', [{ ...enzo, ages: 2 }]);
    await company(22, 'ADULTA LTDA', [{ ...enzo, ages: 3 }]);
    await company(23, 'ASSISTIDA LTDA', [{ ...enzo, ages: null, qualification: 30 }]);
    for (const n of [21, 23]) expect((await ana.http.get<GroupBody>(at(n))).body.data.nos).toHaveLength(1);
    expect((await ana.http.get<GroupBody>(at(22))).body.data.nos).toHaveLength(2);
  });

  it('leaves out suppressed partners and what hangs on them, and withholds a suppressed sole trader', async () => {
    const helena = { name: 'HELENA PRADO VASQUES', document: '***982247**' };
    await company(31, 'OMEGA UM LTDA', [helena]);
    await company(32, 'OMEGA DOIS LTDA', [helena]);
    await company(33, `${helena.name} ${CPF}`, [], 2135);
    expect((await ana.http.get<GroupBody>(at(31))).body.data.nos).toHaveLength(3);
    expect((await ana.http.get(at(33))).status).toBe(200);
    const admin = await adminOf(app);
    const documentos = [
      { tipo: 'cpf', valor: CPF },
      { tipo: 'nome', valor: helena.name },
    ];
    const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0003' };
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(2);
    expect((await ana.http.get<GroupBody>(at(31))).body.data).toMatchObject({
      nos: [{ razao_social: 'OMEGA UM LTDA' }],
      ligacoes: [],
    });
    expect(await ana.http.get(at(33))).toMatchObject({ status: 451, body: { code: 'SUBJECT_SUPPRESSED' } });
  });

  it('leaves out the company of a sole trader who is suppressed by the CPF alone, which its name holds', async () => {
    const name = 'IVETE LAGO PRATES 11144477735';
    await company(34, 'OMEGA TRES LTDA', [held(35, name), held(36, name)]);
    await company(35, name, [], 2135);
    const nodes = async () => (await ana.http.get<GroupBody>(`${at(34)}?passos=1`)).body.data.nos;
    expect(await nodes()).toHaveLength(3);
    const documentos = [{ tipo: 'cpf', valor: '11144477735' }];
    const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0004' };
    const admin = await adminOf(app);
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(1);
    expect(await nodes()).toMatchObject([{ razao_social: 'OMEGA TRES LTDA' }]);
  });

  it('says honestly that there is more: of a holding with ten thousand companies, and of too many people to follow', async () => {
    await company(41, 'IMENSA HOLDING SA', []);
    await app.sql.query(
      `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, identificador, nome, documento)
       SELECT 9000000 + n, 1, 1, 1, 'IMENSA HOLDING SA', $1 FROM generate_series(1, 10000) AS n`,
      [cnpjOf(41)],
    );
    const { data, meta } = (await ana.http.get<GroupBody>(`${at(41)}?passos=3`)).body;
    expect([data.haMais, data.nos[0]?.haMais, data.nos.length, meta.consultas]).toEqual([true, true, 26, 1]);
    const many = Array.from({ length: 12 }, (_, n) => ({
      name: `SOCIA NUMERO ${'ABCDEFGHIJKL'[n]}`,
      document: `***5550${n + 10}**`,
    }));
    await company(42, 'DOZE SOCIAS LTDA', many);
    const crowd = (await ana.http.get<GroupBody>(`${at(42)}?passos=2`)).body;
    expect([crowd.data.haMais, crowd.meta.consultas]).toEqual([true, 11]);
    expect(crowd.data.nos.filter(({ haMais }) => haMais)).toHaveLength(2);
  });

  it('refuses what is no CNPJ, no number of steps and no purpose, and knows what it lacks', async () => {
    const statusOf = async (path: string) => (await ana.http.get(path)).status;
    expect(await statusOf('/api/companies/11222333000180/group')).toBe(400);
    for (const wrong of ['passos=0', 'passos=4', 'passos=dois', 'finalidade=curiosidade'])
      expect(await statusOf(`${at(1)}?${wrong}`)).toBe(400);
    expect(await statusOf(at(99))).toBe(404);
  });

  function at(n: number): string {
    return `/api/companies/${cnpjOf(n)}/group`;
  }

  async function spent({ http }: Subscriber): Promise<number> {
    return (await http.get<{ usadas: number }>('/api/user/usage')).body.usadas;
  }

  async function audited({ id }: Subscriber) {
    const { rows } = await app.sql.query<Record<string, unknown>>(
      `SELECT type, masked, purpose, legal_basis AS basis, outcome, origem, fonte FROM lookup_audit WHERE account_id = $1 AND type = 'nome'
       ORDER BY created_at, id`,
      [id],
    );
    return rows;
  }

  const company = (n: number, name: string, partners: readonly Partner[], natureza?: number) =>
    plantCompany(app, n, name, partners, natureza);
});

function nameIn({ data }: GroupBody, id: string | null): string | null {
  const node = data.nos.find((one) => one.id === id);
  return node?.razao_social ?? node?.nome ?? null;
}

function named({ data }: GroupBody) {
  const told = data.nos.map(({ passo, tipo, razao_social, nome }) => [passo, tipo, razao_social ?? nome] as const);
  return told.map((one) => [...one]).sort();
}

function links(body: GroupBody) {
  const told = body.data.ligacoes.map(({ de, para, ...link }) => [nameIn(body, de), nameIn(body, para), link] as const);
  return told
    .map((one) => [...one])
    .sort((one, other) => `${one[0]} ${one[1]}`.localeCompare(`${other[0]} ${other[1]}`));
}

function certainty(body: GroupBody, from: string, to: string): string | null | undefined {
  return body.data.ligacoes.find(({ de, para }) => nameIn(body, de) === from && nameIn(body, para) === to)?.certeza;
}
