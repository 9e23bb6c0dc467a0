import { join } from 'node:path';
import { line } from '../../sandbox/open-register/company-lines.js';
import { cpfCheckDigits } from '../../src/kernel/cpf.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { emailTo } from '../identity/emails.js';
import { brokenFirm, loadMonth, type SaidCompany, said } from './own-month.js';
import { cnpjNumbered, FIRST, Follower, QUICK_WATCH, SECOND, told } from './watch-world.js';

interface CompanyBody {
  readonly code?: string;
  readonly data: { razao_social: string; qsa: { nome: string }[]; opcao_pelo_simples: boolean | null };
  readonly meta: { dadosDe: string };
}
interface TimelineBody {
  readonly code?: string;
  readonly data: { mes: string; tipo: string }[];
  readonly meses: string[];
}

jest.setTimeout(240_000);

const THIRD = '2026-11';
const cnpjOf = (root: string, branch = 1) => cnpjNumbered(Number.parseInt(root, 36), branch);
const CPF = `123654988${cpfCheckDigits('123654988')}`;
const BROKEN = said('0GONE001', 'UM MES FORA LTDA', { partner: 'RITA LEMBRADA LIMA' });
const CLOSING = (branches: number) => said('0GONE002', 'SEM A FILIAL LTDA', { partner: 'DALVA PRADO LIMA', branches });
const TRADER = said('0GONE003', `ZULMIRA ESQUECIDA PRADO ${CPF}`);
const [GONE, BRANCH, SOLE] = [cnpjOf('0GONE001'), cnpjOf('0GONE002', 2), cnpjOf('0GONE003')];
const [HELD, MIXED] = [cnpjOf('0KEPT001'), cnpjOf('0KEPT002')];

/** A company held by another one, which is called so, and by two people. */
function heldBy(holder: string): SaidCompany {
  const partner = (kind: string, name: string, document: string, since: string) =>
    line(['0KEPT001', kind, name, document, '22', since, '', '***000000**', '', '00', kind === '1' ? '0' : '5']);
  const partners = [
    partner('1', holder, '11222333000181', '20120310'),
    partner('2', 'BRUNA LIMA PRADO', '***111222**', '20150310'),
    partner('2', 'CESAR LIMA PRADO', '***333444**', '20150310'),
  ];
  return { ...said('0KEPT001', 'TRES SOCIOS LTDA'), Socios: partners.join('') };
}

/** A company with these further activities and telephones. */
function doing(activities: string, telephones: readonly string[]): SaidCompany {
  const company = said('0KEPT002', 'OUTRA ORDEM LTDA');
  const fields = (phones: readonly string[]) => line(phones).trim();
  const units = company.Estabelecimentos.replace('"6201501";""', `"6201501";"${activities}"`).replace(
    fields(['11', '30000000', '', '']),
    fields(telephones),
  );
  return { ...company, Estabelecimentos: units };
}

describe('What the register has no more', () => {
  const folder = temporaryFolder('gone');
  let app: RunningApp;
  let admin: HttpClient;
  let ana: Follower;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...QUICK_WATCH } });
    admin = await adminOf(app);
    await loadMonth(app.databaseUrl, join(folder, FIRST), [
      ...[BROKEN, CLOSING(1), TRADER, heldBy('ALFA PARTICIPACOES LTDA')],
      doing('6204000,7319002', ['11', '30000000', '21', '40000000']),
    ]);
    ana = await Follower.of(app);
    await ana.follow(GONE, BRANCH, SOLE, HELD, MIXED);
    await loadMonth(app.databaseUrl, join(folder, SECOND), [
      ...[brokenFirm(BROKEN), CLOSING(0), heldBy('ALFA PARTICIPACOES S.A.')],
      doing('7319002,6204000', ['21', '40000000', '11', '30000000']),
    ]);
    await told(app, SECOND);
  });

  it('is told to followers as gone from the base, and neither partners nor the Simples as gone from the company', async () => {
    expect(await kinds(GONE)).toEqual([`${SECOND} removida`]);
    expect(await kinds(BRANCH)).toEqual([`${SECOND} removida`]);
    expect((await timeline(GONE)).body.data).toMatchObject([{ mes: SECOND, tipo: 'removida' }]);
  });

  it('is told with the name that it had last, on the page and by e-mail', async () => {
    const [event] = await ana.events(`?cnpj=${GONE}`);
    expect(event?.nome).toBe('UM MES FORA LTDA');
    const { text } = await emailTo(app, ana.email, 'Mudou o cadastro de 4 empresas que você acompanha');
    expect(text).toMatch(/Um Mes Fora Ltda/i);
    expect(text).toMatch(/Sem a Filial Ltda/i);
  });

  it('is no partner company that is called otherwise, which is a change of the partner', async () => {
    const qualificacao = 'Sócio';
    expect(await ana.events(`?cnpj=${HELD}`)).toMatchObject([
      {
        tipo: 'socio_alterado',
        antes: { nome: 'ALFA PARTICIPACOES LTDA', qualificacao },
        depois: { nome: 'ALFA PARTICIPACOES S.A.', qualificacao },
      },
    ]);
  });

  it('has its partners in the order of every month, also where one changed', async () => {
    const names = async (month: string | null) => (await read(HELD, month)).body.data.qsa.map(({ nome }) => nome);
    const people = ['BRUNA LIMA PRADO', 'CESAR LIMA PRADO'];
    expect(await names(null)).toEqual(['ALFA PARTICIPACOES S.A.', ...people]);
    expect(await names(FIRST)).toEqual(['ALFA PARTICIPACOES LTDA', ...people]);
  });

  it('is not told of activities and telephones that stand in another order, which the register keeps', async () => {
    const { rows } = await app.sql.query<{ kind: string }>(
      'SELECT kind FROM company_events WHERE cnpj_basico = $1 ORDER BY kind',
      [Number.parseInt('0KEPT002', 36)],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['cnae', 'contato']);
    expect((await timeline(MIXED)).body.data).toEqual([]);
    expect(await kinds(MIXED)).toEqual([]);
  });

  it('is told so of months too that kept partners and the Simples as gone from the company', async () => {
    const root = Number.parseInt('0GONE001', 36);
    const kept = (now: string, kind: string) =>
      app.sql.query('UPDATE company_events SET kind = $2 WHERE cnpj_basico = $1 AND kind = $3', [root, kind, now]);
    const [was, by] = [['socio_removido', 'optante_removido'] as const, ['socio_saiu', 'regime_removido'] as const];
    for (const n of [0, 1]) await kept(was[n] ?? '', by[n] ?? '');
    await app.sql.query(
      `INSERT INTO watch_events (account_id, month, cnpj, entity, row_key, kind)
       SELECT w.account_id, w.month, w.cnpj, e.entity, e.row_key, e.kind FROM watch_events AS w, company_events AS e
       WHERE w.cnpj = $1 AND e.cnpj_basico = $2 AND e.kind = ANY ($3)`,
      [GONE, root, by],
    );
    expect((await timeline(GONE)).body.data).toMatchObject([{ mes: SECOND, tipo: 'removida' }]);
    expect(await kinds(GONE)).toEqual([`${SECOND} removida`]);
    expect((await read(GONE, FIRST)).body.data.qsa).toHaveLength(1);
    for (const n of [0, 1]) await kept(by[n] ?? '', was[n] ?? '');
  });

  it('is answered as it stood, and is not found where it did not stand', async () => {
    const then = await read(GONE, FIRST);
    expect(then).toMatchObject({ status: 200, body: { meta: { dadosDe: FIRST } } });
    const { razao_social, qsa, opcao_pelo_simples } = then.body.data;
    expect([razao_social, qsa, opcao_pelo_simples]).toEqual([
      'UM MES FORA LTDA',
      [{ nome: 'RITA LEMBRADA LIMA', qualificacao: 'Sócio' }],
      true,
    ]);
    for (const month of [SECOND, null])
      expect(await read(GONE, month)).toMatchObject({ status: 404, body: { code: 'COMPANY_NOT_FOUND' } });
    expect((await read(GONE, '2001-01')).status).toBe(400);
  });

  it('is a branch too, of a company that is still there', async () => {
    const then = await read(BRANCH, FIRST);
    expect([then.status, then.body.data.razao_social, then.body.data.qsa[0]?.nome]).toEqual([
      200,
      'SEM A FILIAL LTDA',
      'DALVA PRADO LIMA',
    ]);
    expect((await read(BRANCH, null)).status).toBe(404);
    expect((await timeline(BRANCH)).body).toMatchObject({ data: [{ tipo: 'removida' }], meses: [SECOND, FIRST] });
  });

  it('is no establishment that was never there', async () => {
    for (const cnpj of [cnpjOf('0GONE001', 7), cnpjOf('0GONE009')])
      for (const answer of [await read(cnpj, FIRST), await timeline(cnpj)])
        expect([answer.status, answer.body.code]).toEqual([404, 'COMPANY_NOT_FOUND']);
  });

  it('tells nothing of a sole trader who is suppressed', async () => {
    const answers = async () => {
      const all = [await read(SOLE, FIRST), await timeline(SOLE)];
      return all.map(({ status, body }) => [status, body.code]);
    };
    expect(await answers()).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await kinds(SOLE)).toEqual([`${SECOND} removida`]);
    const documentos = [
      { tipo: 'cpf', valor: CPF },
      { tipo: 'nome', valor: 'ZULMIRA ESQUECIDA PRADO' },
    ];
    const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0001' };
    expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(2);
    expect(await answers()).toEqual([
      [451, 'SUBJECT_SUPPRESSED'],
      [451, 'SUBJECT_SUPPRESSED'],
    ]);
    expect(await kinds(SOLE)).toEqual([]);
  });

  it('is told as come to the base where it returns, and every month as it was', async () => {
    await loadMonth(app.databaseUrl, join(folder, THIRD), [BROKEN, CLOSING(0)]);
    await told(app, THIRD);
    expect(await kinds(GONE)).toEqual([`${THIRD} aberta`, `${SECOND} removida`]);
    const [first, second, third] = [await read(GONE, FIRST), await read(GONE, SECOND), await read(GONE, THIRD)];
    expect([first.status, second.status, third.status]).toEqual([200, 404, 200]);
    expect(first.body.data).toEqual(third.body.data);
    const { rows } = await app.sql.query<{ kind: string }>(
      'SELECT kind FROM company_events WHERE cnpj_basico = $1 ORDER BY month, entity',
      [Number.parseInt('0GONE001', 36)],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...['empresa_removida', 'removida', 'socio_removido', 'optante_removido'],
      ...['empresa_incluida', 'aberta', 'socio_incluido', 'optante_incluido'],
    ]);
  });

  function read(cnpj: string, month: string | null) {
    return ana.http.get<CompanyBody>(`/api/companies/${cnpj}${month === null ? '' : `?mes=${month}`}`);
  }

  function timeline(cnpj: string) {
    return ana.http.get<TimelineBody>(`/api/companies/${cnpj}/timeline`);
  }

  async function kinds(cnpj: string): Promise<string[]> {
    return (await ana.events(`?cnpj=${cnpj}`)).map(({ mes, tipo }) => `${mes} ${tipo}`);
  }
});
