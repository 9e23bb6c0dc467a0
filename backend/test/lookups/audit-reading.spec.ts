import { randomBytes } from 'node:crypto';
import { Person } from '../../sandbox/population/index.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, colleague, letProofPass } from '../identity/admins.js';
import { aliasOf, subscriber } from '../identity/people.js';
import { Subscriber } from './lookups-world.js';
import { ask, askAbout } from './queries-about-people.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
const MANUEL = Person.ofCpf(CPF);

interface Item {
  id: string;
  accountId: string;
  type: string;
  subject: string;
  purpose: string;
  legalBasis: string | null;
  fonte: string | null;
  outcome: string;
  protocolo: string;
  block: number | null;
}
interface List {
  data: Item[];
  nextCursor: string | null;
  total: number;
  totalCapped: boolean;
}
interface Opened {
  data: Item;
  account: { name: string; email: string } | null;
  place: { intact: boolean; place: number; records: number; before: string | null; after: string | null };
}
interface AdminActions {
  data: {
    action: string;
    target: string;
    adminId: string;
    adminName: string | null;
    after: Record<string, unknown> | null;
  }[];
  nextCursor: string | null;
}

let app: RunningApp;
let admin: HttpClient;
let ana: Subscriber;

beforeAll(async () => {
  app = await startApp({ env: ADMIN });
  admin = await adminOf(app);
  ana = await Subscriber.of(app);
  await ana.cpf(CPF);
  await ana.cpf('11144477735', { finalidade: 'cobranca' });
  await ana.cnpj('11222333000181');
  await askAbout(ana, 'cpf-2', MANUEL);
  await askAbout(ana, 'telefone', MANUEL);
  await askAbout(await Subscriber.of(app), 'cpf', MANUEL);
});

const list = async (query = '') => (await admin.get<List>(`/api/admin/audit${query}`)).body;
const search = async (body: object) => (await admin.post<List>('/api/admin/audit/search', body)).body;
const entries = async (query = '') => (await admin.get<AdminActions>(`/api/admin/audit/admin-actions${query}`)).body;
const typesOf = ({ data }: List) => data.map(({ type }) => type);

const TOO_WIDE = 'A busca por finalidade vai até 31 dias. Escolha o início e o fim, ou um titular.';

describe('The audit as an administrator reads it', () => {
  it('tells who asked, when, for what, where and with what outcome, and nobody’s document (ASVS 16.2.1)', async () => {
    const { data, total, totalCapped } = await list(`?accountId=${ana.id}`);
    expect([data.length, total, totalCapped]).toEqual([5, 5, false]);
    expect(data[4]).toMatchObject({
      accountId: ana.id,
      type: 'cpf',
      subject: '***.982.247-**',
      purpose: 'protecao_credito',
      legalBasis: expect.any(String),
      fonte: expect.stringMatching(/sandbox/),
      outcome: 'success',
      protocolo: expect.any(String),
    });
    expect(JSON.stringify(data)).not.toContain(CPF);
  });

  it('is narrowed by type, outcome, purpose, period and account, and sorted either way', async () => {
    expect(typesOf(await list('?type=cnpj'))).toEqual(['cnpj']);
    expect((await list('?outcome=refused')).total).toBe(0);
    expect((await list('?to=2020-01-01')).total).toBe(0);
    expect((await list('?from=2020-01-01')).total).toBe(6);
    expect(typesOf(await list(`?accountId=${ana.id}&sort=oldest`))).toEqual([
      'cpf',
      'cpf',
      'cnpj',
      'cpf-2',
      'telefone',
    ]);
  });

  it('is narrowed by purpose over at most 31 days, of one account too, or of one subject', async () => {
    const wide = { status: 400, body: { code: 'AUDIT_PERIOD_TOO_WIDE', error: TOO_WIDE } };
    const from = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const ask = (query: string) => admin.get<List>(`/api/admin/audit?purpose=cobranca${query}`);
    expect(await ask('')).toMatchObject(wide);
    expect(await ask(`&from=${from(32)}`)).toMatchObject(wide);
    expect(await ask('&to=2026-01-01')).toMatchObject(wide);
    expect(await ask(`&accountId=${ana.id}`)).toMatchObject(wide);
    const { rows } = await app.sql.query('SELECT email FROM accounts WHERE id = $1', [ana.id]);
    const ofAna = { purpose: 'cobranca', accountEmail: rows[0].email };
    expect(await admin.post('/api/admin/audit/search', ofAna)).toMatchObject(wide);
    expect(await admin.post('/api/admin/audit/export', { purpose: 'cobranca' })).toMatchObject(wide);
    expect((await ask(`&from=${from(30)}`)).body.total).toBe(1);
    expect((await ask(`&from=${from(30)}&accountId=${ana.id}`)).body.total).toBe(1);
    expect((await search({ ...ofAna, from: from(30) })).total).toBe(1);
    expect((await ask('&from=2026-01-01&to=2026-01-31')).body.total).toBe(0);
    expect((await search({ purpose: 'protecao_credito', cpf: CPF })).total).toBe(2);
  });

  it.each(['newest', 'oldest'])('goes on where the last page ended, %s first, each record once', async (sort) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: List = await list(`?limit=2&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([6, 6]);
    expect(seen).toEqual([...seen].sort((a, b) => (sort === 'oldest' ? 1 : -1) * (a < b ? -1 : 1)));
  });

  it('finds a subject by what is typed, over all accounts, and CPF 2.0 with the birth date', async () => {
    expect(typesOf(await search({ cpf: '529.982.247-25' }))).toEqual(['cpf', 'cpf']);
    const dated = await search({ cpf: CPF, dataNascimento: '27/03/1980' });
    expect(typesOf(dated)).toEqual(['cpf', 'cpf-2', 'cpf']);
    expect(typesOf(await search({ telefone: MANUEL.mobile }))).toEqual(['telefone']);
    expect((await search({ cpf: '39053344705' })).total).toBe(0);
    expect((await search({ cpf: CPF, accountId: ana.id })).total).toBe(1);
  });

  it('finds an account by its e-mail; an unknown one finds nothing, not everything', async () => {
    const { rows } = await app.sql.query('select email from accounts where id = $1', [ana.id]);
    expect((await search({ accountEmail: rows[0].email.toUpperCase() })).total).toBe(5);
    expect((await search({ accountEmail: 'ninguem@gmail.com' })).total).toBe(0);
    expect((await search({ dataNascimento: '27/03/1980' })).total).toBe(0);
  });

  it('finds an account by another address of its mailbox, but an administrator’s by the very one alone', async () => {
    const { id, email } = await subscriber(app);
    const account = 'SELECT email, mailbox_hash FROM accounts WHERE id = $1';
    const { mailbox_hash } = (await app.sql.query(account, [id])).rows[0];
    const own = (await app.sql.query(account, [ana.id])).rows[0];
    await app.sql.query('UPDATE accounts SET mailbox_hash = NULL WHERE id = $1', [id]);
    const make = 'UPDATE accounts SET mailbox_hash = $2, role = $3, username = $4 WHERE id = $1';
    await app.sql.query(make, [ana.id, mailbox_hash, 'user', null]);
    expect((await search({ accountEmail: aliasOf(email) })).total).toBe(5);
    await app.sql.query(make, [ana.id, mailbox_hash, 'admin', 'ana']);
    expect((await search({ accountEmail: aliasOf(email) })).total).toBe(0);
    expect((await search({ accountEmail: own.email })).total).toBe(5);
    await app.sql.query(make, [ana.id, own.mailbox_hash, 'user', null]);
  });

  it.each([
    ['?type=x', 'Tipo de consulta não suportado'],
    ['?outcome=x', 'Desfecho inválido. Escolha um dos desfechos da lista.'],
    ['?accountId=1', 'Conta inválida.'],
    ['?from=ontem', 'Data inválida. Use AAAA-MM-DD ou um instante ISO 8601.'],
    ['?limit=101', 'O limite vai de 1 a 100.'],
    ['?cursor=1', 'Cursor inválido.'],
    ['?cpf=52998224725', 'Campo desconhecido: cpf.'],
  ])('refuses %s in words', async (query, error) => {
    expect(await admin.get(`/api/admin/audit${query}`)).toMatchObject({ status: 400, body: { error } });
  });

  it('opens one record with its account and its place in the chain, and says when it was altered', async () => {
    const [newest] = (await list(`?accountId=${ana.id}&type=cpf`)).data;
    const path = `/api/admin/audit/records/${newest?.id}`;
    const sealed = await until(async () => {
      const { body } = await admin.get<Opened>(path);
      return body.place && body;
    });
    expect(sealed).toMatchObject({ account: { name: 'Ana de Teste' }, place: { intact: true } });
    expect(sealed.place.place).toBeLessThanOrEqual(sealed.place.records);
    expect(sealed.data.block).toBeGreaterThan(0);

    await app.sql.query('ALTER TABLE lookup_audit DISABLE TRIGGER USER');
    const change = (purpose: string) =>
      app.sql.query('UPDATE lookup_audit SET purpose = $1 WHERE id = $2', [purpose, newest?.id]);
    await change('cadastro_proprio');
    expect((await admin.get<Opened>(path)).body.place.intact).toBe(false);
    await change(newest?.purpose ?? '');
    expect((await admin.get<Opened>(path)).body.place.intact).toBe(true);
    await app.sql.query('ALTER TABLE lookup_audit ENABLE TRIGGER USER');

    const nobody = await admin.get('/api/admin/audit/records/0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11');
    expect(nobody).toMatchObject({ status: 404, body: { code: 'AUDIT_RECORD_NOT_FOUND' } });
    expect((await admin.get('/api/admin/audit/records/x')).status).toBe(404);
  });

  it('is exported as the search narrows it, masked, harmless to a spreadsheet, and only after the password', async () => {
    const evil = '=HYPERLINK("http://x")';
    await app.sql.query(
      `INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, outcome, protocolo, fonte, mac)
       SELECT now(), $1::uuid, $2::uuid, 'nome', 'M*', '\\x00', 'source_down', 'P', $3, '\\x00'`,
      ['0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c99', '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c98', evil],
    );
    const { body, headers } = await admin.post<string>('/api/admin/audit/export', {});
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="auditoria-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = String(body).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?Id;Data\/Hora \(UTC\);Conta;Tipo;Titular;Finalidade;/);
    expect(lines).toHaveLength(8);
    expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(String(body)).not.toContain(CPF);
    const narrow = await admin.post<string>('/api/admin/audit/export', { cpf: CPF });
    expect(String(narrow.body).trimEnd().split('\r\n')).toHaveLength(3);

    await letProofPass(app);
    const refused = await admin.post('/api/admin/audit/export', {});
    expect(refused).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
  });

  it('finds Pix lookups with the CPF, by a name of any kind that they take', async () => {
    const bia = await Subscriber.of(app);
    const names = [MANUEL.name, 'LOJA 24H', 'MANUEL@EXEMPLO.COM.BR'];
    for (const nome of names) await ask(bia, 'pix', { nome, sufixo: MANUEL.cpf.slice(3, 9) });
    for (const nome of names) {
      const found = await search({ cpf: CPF, nome, accountId: bia.id });
      expect([nome, typesOf(found)]).toEqual([nome, ['pix']]);
      expect(typesOf(await search({ nome, sufixo: '***.982.247-**' }))).toEqual(['pix']);
    }
    expect((await search({ cpf: CPF, email: 'manuel@exemplo.com.br', accountId: bia.id })).total).toBe(1);
    expect(await admin.post('/api/admin/audit/search', { nome: 'X' })).toMatchObject({
      status: 400,
      body: { error: 'Nome inválido. Use apenas letras e espaços.' },
    });
  });

  it('finds a name however it is written, then and now', async () => {
    const bia = await Subscriber.of(app);
    for (const nome of ['Maria de Araújo', 'MARIA DE ARAUJO', 'Maria D’Ávila']) await ask(bia, 'nome', { nome });
    await ask(bia, 'mae', { mae: 'Maria de Araújo' });
    await ask(bia, 'pix', { nome: 'Maria D’Ávila', sufixo: '982247' });
    const found = async (body: object) => typesOf(await search({ ...body, accountId: bia.id }));
    expect(await found({ nome: 'maria de araujo' })).toEqual(['nome', 'nome']);
    expect(await found({ mae: 'MARIA DE ARAUJO' })).toEqual(['mae']);
    expect(await found({ nome: "maria d'avila" })).toEqual(['nome']);
    expect(await found({ nome: "maria d'avila", cpf: CPF })).toEqual(['pix', 'nome']);
    for (const nome of ['maria davila', 'Maria d Ávila'])
      expect(await found({ nome, sufixo: '982.247' })).toEqual(['pix', 'nome']);
  });
});

describe('Who looked at the audit', () => {
  it('is among the entries of the admin audit log: lists, searches, records, exports and verifications, without what was searched for', async () => {
    await search({ cpf: CPF, type: 'cpf' });
    await admin.get('/api/admin/audit/verify');
    const { data } = await entries('?limit=100');
    const actions = new Set(data.map(({ action }) => action));
    for (const action of ['view-audit', 'open-audit-record', 'export-audit', 'verify-audit', 'view-admin-actions']) {
      expect(actions).toContain(action);
    }
    const searched = data.find(({ action, after }) => action === 'view-audit' && after?.subject);
    expect(searched).toMatchObject({ adminName: 'Administração', after: { subject: 'cpf', type: 'cpf' } });
    const { rows } = await app.sql.query('select string_agg(admin_actions::text, $1) as all from admin_actions', [' ']);
    expect(rows[0].all).not.toMatch(/52998224725|529\.982|@/);
  });

  it('is listed by action and page after page', async () => {
    const first = await entries('?action=view-audit&limit=1');
    expect(first.data.map(({ action }) => action)).toEqual(['view-audit']);
    const second = await entries(`?action=view-audit&limit=1&cursor=${first.nextCursor}`);
    expect(second.data).not.toEqual(first.data);
    expect((await entries('?to=2020-01-01')).data).toEqual([]);
  });

  it('is exported as it is narrowed, which is on record too, and only after the password', async () => {
    const path = '/api/admin/audit/admin-actions/export';
    expect((await admin.get(path)).body).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await admin.post('/api/auth/admin/step-up', { password: ADMIN.ADMIN_PASSWORD });
    const { body, headers } = await admin.get<string>(`${path}?action=view-audit`);
    expect(headers.get('content-disposition')).toContain('acoes-de-administradores-');
    const lines = String(body).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?Quando \(UTC\);Administrador;Código do administrador;Ação;Alvo;Antes;Depois$/);
    expect(lines.slice(1).every((line) => /;Administração;[\da-f-]{36};view-audit;/.test(line))).toBe(true);
    expect((await entries('?action=export-admin-actions')).data).toHaveLength(1);
  });

  it('tells administrators who left apart by their ids, also in the file', async () => {
    const gone = [await colleague(app, 'foi-um'), await colleague(app, 'foi-outra')];
    for (const { id, http } of gone) {
      await http.get('/api/admin/audit');
      const left = "username = 'encerrada-' || id, name = 'Conta encerrada', password_hash = '', erased_at = now()";
      await app.sql.query(`UPDATE accounts SET ${left} WHERE id = $1`, [id]);
    }
    for (const { id } of gone) {
      const { data } = await entries(`?action=view-audit&adminId=${id}`);
      expect(data).toEqual([expect.objectContaining({ adminId: id, adminName: null })]);
      const path = `/api/admin/audit/admin-actions/export?action=view-audit&adminId=${id}`;
      expect(String((await admin.get<string>(path)).body)).toContain(`;Conta encerrada;${id};view-audit;`);
    }
  });

  it('says who verified last and what was found', async () => {
    const { body } = await admin.get<{ lastVerification: object }>('/api/admin/audit/state');
    expect(body.lastVerification).toMatchObject({ adminName: 'Administração', problemCount: expect.any(Number) });
  });

  it('is written before anything is told: without the record there is no answer', async () => {
    const name = `audit_${randomBytes(4).toString('hex')}`;
    await app.sql.query(`ALTER TABLE admin_actions RENAME TO ${name}`);
    const { status, body } = await admin.get('/api/admin/audit');
    await app.sql.query(`ALTER TABLE ${name} RENAME TO admin_actions`);
    expect([status, JSON.stringify(body).includes('protocolo')]).toEqual([500, false]);
  });
});
