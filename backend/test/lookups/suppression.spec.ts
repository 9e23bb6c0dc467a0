import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { brazilianDay, Company, Person } from '../../sandbox/population/index.js';
import { formatCpf } from '../../src/kernel/cpf.js';
import { lookupDefinition } from '../../src/kernel/lookup-catalogue.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, letProofPass } from '../identity/admins.js';
import { type LookupBody, Subscriber } from './lookups-world.js';
import { ASKED, ask, askAbout, type PersonalType } from './queries-about-people.js';

jest.setTimeout(120_000);

const WITHHELD = { code: 'SUBJECT_SUPPRESSED', error: 'Os dados desta pessoa não estão disponíveis.' };
const BY_CPF: PersonalType[] = ['cpf', 'cpf-2', 'cpf-mae', 'fotorj'];
/** Those that find one person by something else that is theirs. */
const BY_CONTACT: PersonalType[] = ['telefone', 'rg', 'email', 'pix'];
/** Those that find the person among others. */
const BY_NAME: PersonalType[] = ['nome', 'mae'];

interface Suppression {
  id: string;
  tipo: string;
  motivo: string;
  protocolo: string;
  feitaPor: string | null;
  levantadaEm: string | null;
}

let one: RunningApp;
let two: RunningApp;
let admin: HttpClient;
let next = 40_000;

beforeAll(async () => {
  one = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE } });
  two = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE }, beside: one });
  admin = await adminOf(one);
});

/** A living adult of whom all types tell, and whose mother lives and has a CPF. */
function somebody(): Person {
  for (;;) {
    const person = Person.at(next++);
    const { index } = person.mother;
    if (!person.minor && person.death === null && index !== null && Person.at(index).death === null) return person;
  }
}

/** Of which the register names partners, all of age. */
function companyWithPartners(): Company {
  for (;;) {
    const company = Company.numbered(next++);
    if (!company.sole && company.partners.length > 0 && company.partners.every(({ minor }) => !minor)) return company;
  }
}

/** Named after somebody who lives, with the CPF. */
function soleTrader(): Company {
  for (;;) {
    const company = Company.numbered(next++);
    if (company.sole && company.status === 'ATIVA') return company;
  }
}

const documentsOf = ({ cpf, name, birth, mobile, landline, email, rg }: Person) => [
  { tipo: 'cpf', valor: cpf },
  { tipo: 'nome', valor: name, nascimento: brazilianDay(birth) },
  { tipo: 'telefone', valor: mobile },
  { tipo: 'telefone', valor: landline },
  { tipo: 'email', valor: email },
  { tipo: 'rg', valor: rg },
];

const suppress = (documentos: object[], protocolo = '20261121-AAAA-0001') =>
  admin.post<{ made: number } & LookupBody>('/api/admin/suppressions', { documentos, motivo: 'titular', protocolo });

async function sourceCalls(): Promise<number> {
  return (await one.sandbox.get<{ total: number }>('/traffic')).body.total;
}

describe('A suppressed person', () => {
  let person: Person;
  let who: Subscriber;

  beforeAll(async () => {
    person = somebody();
    who = await Subscriber.of(one);
    expect((await suppress(documentsOf(person))).body.made).toBe(7);
  });

  it.each(BY_CPF)('is refused by the type %s before any source is asked', async (type) => {
    await one.sandbox.delete('/traffic');
    const { status, body } = await askAbout(who, type, person);
    expect([status, body]).toMatchObject([451, WITHHELD]);
    expect(await sourceCalls()).toBe(0);
    const { history } = await who.history();
    expect(history[0]).toMatchObject({ consultationType: type, outcome: 'withheld', success: false, fonte: null });
  });

  it('is refused by a Pix key with the whole CPF before any source is asked, as by the CPF alone', async () => {
    const ana = await Subscriber.of(one);
    await one.sandbox.delete('/traffic');
    for (const sufixo of [person.cpf, formatCpf(person.cpf)]) {
      const { status, body } = await ask(ana, 'pix', { nome: person.name, sufixo });
      expect([status, body]).toMatchObject([451, WITHHELD]);
    }
    expect(await sourceCalls()).toBe(0);
  });

  it.each(BY_CONTACT)('is for the type %s as somebody whom no source knows', async (type) => {
    await one.sandbox.delete('/traffic');
    const traces: unknown[] = [];
    for (const look of [() => askAbout(who, type, person), () => askAbout(who, type, UNLUCKY['not-found'])]) {
      const { status, body, headers } = await look();
      const calls = await sourceCalls();
      const [entry] = (await who.history()).history;
      const { id, query, protocolo, timestamp, ...shown } = entry as unknown as Record<string, unknown>;
      const opened = (await who.http.get<Record<string, unknown>>(`/api/user/history/${id}`)).body;
      const { data, motivo, details } = opened;
      traces.push({
        status,
        body: { ...body, requestId: '' },
        names: [...headers.keys()],
        shown,
        data,
        motivo,
        details,
      });
      expect(calls).toBeGreaterThan(traces.length - 1);
    }
    expect(traces[0]).toEqual(traces[1]);
    expect(traces[0]).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' }, motivo: 'sem_dados' });
    const { audit } = await who.kept();
    expect(audit).not.toContain(`${type} withheld`);
  });

  it.each(BY_NAME)('is found in no answer of the type %s', async (type) => {
    const { body } = await askAbout(who, type, person);
    const told = JSON.stringify(body);
    expect(told).not.toContain(person.cpf);
    expect(told).not.toContain(person.mobile);
  });

  it('stands among nobody’s relatives, by whatever way the relative is found', async () => {
    const { body } = await who.cpf(String(person.mother.cpf));
    expect(JSON.stringify(body)).not.toContain(person.cpf);
    expect(JSON.stringify(body)).not.toContain(person.name);
  });

  it('is refused to an administrator, and to old integrations', async () => {
    await admin.post('/api/user/terms/accept', {
      termsVersion: (await who.http.get<{ user: { termsVersion: string } }>('/api/user/profile')).body.user
        .termsVersion,
    });
    await one.sandbox.delete('/traffic');
    const query = `cpf=${person.cpf}&finalidade=protecao_credito`;
    expect((await who.http.get(`/api-fotorj/fotorj?${query}`)).status).toBe(451);
    const asked = await admin.post<LookupBody>('/api/external/cpf', {
      cpf: person.cpf,
      finalidade: 'protecao_credito',
    });
    expect([asked.status, asked.body.code]).toEqual([451, 'SUBJECT_SUPPRESSED']);
    expect(await sourceCalls()).toBe(0);
  });

  it('leaves an audit record by no source, and nothing of the person in the suppression', async () => {
    const { rows } = await one.sql.query(
      `SELECT outcome, origem, fonte, legal_basis FROM lookup_audit WHERE account_id = $1 AND type = 'cpf-2'`,
      [who.id],
    );
    expect(rows).toEqual([{ outcome: 'withheld', origem: null, fonte: null, legal_basis: null }]);
    const kept = await one.sql.query('SELECT s::text, encode(subject_hash, $1) AS hash FROM suppressions s', [
      'escape',
    ]);
    const all = JSON.stringify(kept.rows);
    for (const mark of [person.cpf, person.name, person.email, person.mobile, person.rg])
      expect(all).not.toContain(mark);
  });
});

describe('A result that was saved before', () => {
  let person: Person;
  let who: Subscriber;
  let ids: Record<'own' | 'mother', string>;

  beforeAll(async () => {
    person = somebody();
    who = await Subscriber.of(one);
    expect((await who.cpf(person.cpf)).status).toBe(200);
    expect((await who.cpf(String(person.mother.cpf))).status).toBe(200);
    const { history } = await who.history();
    ids = { own: String(history[1]?.id), mother: String(history[0]?.id) };
    expect(JSON.stringify(await open(ids.mother))).toContain(person.cpf);
    await suppress(documentsOf(person), '20261121-AAAA-0002');
  });

  const open = async (id: string) => (await who.http.get<Record<string, unknown>>(`/api/user/history/${id}`)).body;

  it('is opened without who was suppressed since: neither what was asked nor what was answered', async () => {
    const opened = await open(ids.own);
    expect(opened).toMatchObject({ consulta: null, data: null, motivo: 'pessoa_protegida' });
    expect(JSON.stringify(opened)).not.toContain(person.name);
  });

  it('of a relative is opened without the person', async () => {
    const opened = await open(ids.mother);
    expect(opened).toMatchObject({ motivo: null, consulta: { cpf: person.mother.cpf } });
    expect(JSON.stringify(opened)).not.toContain(person.cpf);
    expect(JSON.stringify(opened)).not.toContain(person.name);
  });

  it.each([true, false])('stays in the list and in its spreadsheet, masked (privacy mode: %s)', async (mode) => {
    await who.http.put('/api/user/preferences', { modoPrivacidade: mode });
    const { history, total } = await who.history();
    const { bytes } = await who.file('/api/user/history/export');
    expect(total).toBe(2);
    for (const text of [JSON.stringify(history), bytes.toString('utf8')]) {
      expect(text).toContain(`***.${person.cpf.slice(3, 6)}.${person.cpf.slice(6, 9)}-**`);
      expect(text).not.toContain(person.cpf);
    }
  });

  it('leaves the account’s export of its own data without the person', async () => {
    const { bytes } = await who.file('/api/user/export');
    const text = bytes.toString('utf8');
    expect(text).toContain(String(person.mother.cpf));
    for (const mark of [person.cpf, person.name, person.email]) expect(text).not.toContain(mark);
    const { consultas } = JSON.parse(text) as { consultas: { id: string; retida: boolean; pesquisa: unknown }[] };
    expect(consultas.find(({ id }) => id === ids.own)).toMatchObject({ retida: true, pesquisa: null, resultado: null });
  });

  it('is not given again as the answer of a moment ago', async () => {
    const app = await startApp({ env: { ...ADMIN, ANSWER_CACHE_SECONDS: '60' }, beside: one });
    const other = somebody();
    const http = who.at(app);
    const asked = () => http.post<LookupBody>('/api/external/cpf', { cpf: String(other.mother.cpf) });
    await asked();
    const again = await asked();
    expect(again.body.meta).toMatchObject({ emCache: true });
    expect(JSON.stringify(again.body)).toContain(other.cpf);
    await suppress([{ tipo: 'cpf', valor: other.cpf }]);
    await until(async () => !JSON.stringify((await asked()).body).includes(other.cpf));
    expect((await asked()).status).toBe(200);
    await app.stop();
  });
});

describe('A lookup whose source is down', () => {
  let down: RunningApp;
  let who: Subscriber;
  let people: [suppressed: Person, other: Person];

  beforeAll(async () => {
    people = [somebody(), somebody()];
    await suppress(documentsOf(people[0]), '20261121-AAAA-0003');
    down = await startApp({ env: ADMIN, beside: one });
    who = await Subscriber.of(one);
    await who.http.put('/api/user/preferences', { modoPrivacidade: false });
    for (const vendor of ['bureau', 'email-service', 'pix-service'])
      await one.sandbox.post(`/faults/${vendor}`, { kind: 'server-error' });
  });
  afterAll(async () => {
    await one.sandbox.delete('/faults');
    await down.stop();
  });

  it.each(BY_CONTACT)('by the type %s is kept the same of who is suppressed as of anybody', async (type) => {
    const traces: unknown[] = [];
    for (const person of people) {
      const { status } = await who.at(down).post(lookupDefinition(type).path, ASKED[type](person));
      const [entry] = (await who.history()).history;
      const opened = (await who.http.get<Record<string, unknown>>(`/api/user/history/${entry?.id}`)).body;
      const { consulta, data, motivo, details } = opened;
      const { outcome, query = '' } = entry ?? {};
      const asked = Object.keys(consulta ?? {});
      traces.push({ status, outcome, asked, data, motivo, details, masked: query.includes('*') });
    }
    expect(traces[0]).toEqual(traces[1]);
    expect(traces[0]).toMatchObject({ outcome: 'source_down', motivo: 'sem_dados', masked: false });
    const { consultas } = JSON.parse(String((await who.file('/api/user/export')).bytes));
    expect(consultas.filter(({ retida }: { retida: boolean }) => retida)).toEqual([]);
  });
});

describe('A partner who is suppressed by name and CPF', () => {
  it('is named by no source, kept answer or saved result of the company, where the CPF is masked', async () => {
    const app = await startApp({ env: { ...ADMIN, OPEN_ANSWER_CACHE_SECONDS: '600' }, beside: one });
    const [ana, bia] = [await Subscriber.of(one), await Subscriber.of(one)];
    const company = companyWithPartners();
    const { name, cpf } = company.partners[0] as Person;
    const asked = async (who: Subscriber, more: object = {}) =>
      (await who.at(app).post<LookupBody>('/api/external/cnpj', { cnpj: company.cnpj, ...more })).body;
    const first = await asked(ana);
    expect(JSON.stringify(first.data)).toContain(name);
    expect(first.data.qsa).toEqual(
      company.partners.map(() => ({ nome: expect.any(String), qualificacao: expect.any(String) })),
    );
    expect((await asked(bia)).meta).toMatchObject({ emCache: true });
    const saved = (await ana.history()).history[0]?.id;
    const opened = async () => (await ana.http.get<{ data: object }>(`/api/user/history/${saved}`)).body.data;
    expect(await opened()).toEqual(first.data);

    await suppress([
      { tipo: 'cpf', valor: cpf },
      { tipo: 'nome', valor: name },
    ]);
    await until(async () => !JSON.stringify(await asked(bia)).includes(name));
    const told = [await asked(ana), await asked(ana, { atualizar: true }), await opened()];
    const { bytes } = await ana.file('/api/user/export');
    for (const text of [...told.map((one) => JSON.stringify(one)), bytes.toString('utf8')]) {
      expect(text).toContain(company.cnpj);
      expect(text).not.toContain(name);
      expect(text).not.toContain(`***${cpf.slice(3, 9)}**`);
    }
  });
});

describe('A sole trader who is suppressed by the CPF alone', () => {
  it('is told of by no source, kept answer, saved result or dossier of the company, whose name holds the CPF', async () => {
    const app = await startApp({ env: { ...ADMIN, OPEN_ANSWER_CACHE_SECONDS: '600' }, beside: one });
    const [ana, bia, eva] = [await Subscriber.of(one), await Subscriber.of(one), await Subscriber.of(one)];
    const { cnpj, name: named } = soleTrader();
    const [, name, cpf] = /^(.+) (\d{11})$/.exec(named) as unknown as [string, string, string];
    const asked = (who: Subscriber, more: object = {}) =>
      who.at(app).post<LookupBody>('/api/external/cnpj', { cnpj, ...more });
    const first = (await asked(ana)).body;
    const masked = `${name} ***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
    expect(first.data).toMatchObject({ cnpj, razao_social: masked });
    expect((await asked(bia)).body).toMatchObject({ meta: { emCache: true }, data: first.data });
    expect(JSON.stringify(first)).not.toContain('cpf');
    const [saved] = (await ana.history()).history as unknown as { id: string; dossie: string }[];
    const opened = async () => (await ana.http.get<object>(`/api/user/history/${saved?.id}`)).body;
    expect(await opened()).toMatchObject({ data: first.data });
    const notes = { anotacoes: ['Cliente antigo'], etiquetas: [], versao: null };
    expect((await ana.http.put(`/api/user/dossiers/${saved?.dossie}`, notes)).status).toBe(200);

    await suppress([{ tipo: 'cpf', valor: cpf }]);
    await until(async () => (await asked(bia)).status === 451);
    for (const more of [{}, { atualizar: true }])
      expect(await asked(eva, more)).toMatchObject({ status: 451, body: WITHHELD });
    expect(await opened()).toMatchObject({ consulta: null, data: null, motivo: 'pessoa_protegida' });
    const dossiers = [`/${saved?.dossie}`, ''].map((path) => ana.http.get<object>(`/api/user/dossiers${path}`));
    const { bytes } = await ana.file('/api/user/export');
    const texts = (await Promise.all(dossiers)).map(({ body }) => JSON.stringify(body));
    for (const text of [...texts, bytes.toString('utf8')]) expect(text).not.toContain(name);
    expect(texts.join()).not.toContain('Cliente antigo');
  });
});

describe('A suppression', () => {
  it('holds on every instance, and ends on every instance when it is lifted', async () => {
    const person = somebody();
    const who = await Subscriber.of(one);
    const statusAt = async (app: RunningApp) =>
      (await who.at(app).post('/api/external/cpf', { cpf: person.cpf })).status;
    expect(await statusAt(two)).toBe(200);
    await suppress([{ tipo: 'cpf', valor: person.cpf }], 'PROCESSO-0001');
    expect(await statusAt(one)).toBe(451);
    await until(async () => (await statusAt(two)) === 451);
    const { body } = await admin.get<{ data: Suppression[] }>('/api/admin/suppressions?protocolo=PROCESSO-0001');
    expect((await admin.delete(`/api/admin/suppressions/${body.data[0]?.id}`)).status).toBe(200);
    expect(await statusAt(one)).toBe(200);
    await until(async () => (await statusAt(two)) === 200);
  });

  it('is heard of by an instance that had lost its connection meanwhile', async () => {
    const person = somebody();
    const who = await Subscriber.of(one);
    await one.sql.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nitido-signals' AND datname = current_database()",
    );
    await suppress([{ tipo: 'cpf', valor: person.cpf }]);
    await until(async () => (await who.at(two).post('/api/external/cpf', { cpf: person.cpf })).status === 451);
  });

  it('goes on while another one holds for the same person', async () => {
    const person = somebody();
    const who = await Subscriber.of(one);
    await suppress([{ tipo: 'cpf', valor: person.cpf }], 'PEDIDO-1');
    await suppress([{ tipo: 'cpf', valor: person.cpf }], 'PEDIDO-2');
    expect((await suppress([{ tipo: 'cpf', valor: person.cpf }], 'PEDIDO-2')).body.made).toBe(0);
    const { body } = await admin.get<{ data: Suppression[] }>('/api/admin/suppressions?protocolo=PEDIDO-1');
    await admin.delete(`/api/admin/suppressions/${body.data[0]?.id}`);
    expect((await who.cpf(person.cpf)).status).toBe(451);
  });

  it('can be asked about, listed and lifted once, and the row stays', async () => {
    const person = somebody();
    const check = async (valor: string) =>
      (await admin.post<{ suppressed: boolean }>('/api/admin/suppressions/check', { tipo: 'cpf', valor })).body
        .suppressed;
    expect(await check(person.cpf)).toBe(false);
    await suppress([{ tipo: 'cpf', valor: person.cpf }], 'LISTA-1');
    expect(await check(person.cpf)).toBe(true);
    const listed = async (query: string) =>
      (await admin.get<{ data: Suppression[]; total: number }>(`/api/admin/suppressions?protocolo=LISTA-1${query}`))
        .body;
    const { data, total } = await listed('&situacao=em_vigor&tipo=cpf&motivo=titular');
    expect([data, total]).toMatchObject([
      [{ tipo: 'cpf', motivo: 'titular', feitaPor: expect.any(String), levantadaEm: null }],
      1,
    ]);
    const path = `/api/admin/suppressions/${data[0]?.id}`;
    expect((await admin.delete(path)).status).toBe(200);
    expect(await admin.delete(path)).toMatchObject({ status: 409, body: { code: 'SUPPRESSION_LIFTED' } });
    expect((await listed('&situacao=levantada')).total).toBe(1);
    expect((await listed('&situacao=em_vigor')).total).toBe(0);
    expect(await check(person.cpf)).toBe(false);
    const asked = await one.sql.query("SELECT target, after FROM admin_actions WHERE action = 'check-suppression'");
    expect(asked.rows).toEqual(Array(3).fill({ target: 'suppressions', after: { kind: 'cpf' } }));
    const { rows } = await one.sql.query(`SELECT action FROM admin_actions WHERE target = $1 ORDER BY id`, [
      `suppression:${data[0]?.id}`,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['suppress-person', 'lift-suppression']);
    await expect(one.sql.query('DELETE FROM suppressions')).rejects.toThrow('only ever lifted');
    await expect(one.sql.query('UPDATE suppressions SET lifted_at = NULL, lifted_by = NULL')).rejects.toThrow();
  });

  it('is made and lifted only by who has just proven who they are', async () => {
    await letProofPass(one);
    const { status, body } = await admin.delete<LookupBody>(
      '/api/admin/suppressions/0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
    );
    expect([status, body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
    expect(await suppress(documentsOf(somebody()))).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    admin = await adminOf(one);
  });

  it.each<[object, string]>([
    [{ tipo: 'cpf', valor: '11111111111' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    [{ tipo: 'nome', valor: 'Ana Souza' }, 'Informe a data de nascimento junto do nome.'],
    [{ tipo: 'titulo', valor: '1' }, 'Informe o tipo: cpf, telefone, email, rg, nome ou cnpj.'],
  ])('of nobody in particular is refused: %j', async (documento, text) => {
    const { status, body } = await suppress([documento]);
    expect([status, body.code, body.error]).toEqual([400, 'INVALID_INPUT', text]);
  });

  it('is refused under a protocol that is somebody’s document', async () => {
    expect((await suppress([{ tipo: 'cpf', valor: '52998224725' }], '529.982.247-25')).status).toBe(400);
  });
});

describe('While nobody can tell who is suppressed', () => {
  it('no lookup tells anything (ASVS 16.5.3)', async () => {
    const app = await startApp();
    const who = await Subscriber.of(app);
    await app.sql.query('ALTER TABLE suppressions RENAME TO away');
    await app.sql.query("SELECT pg_notify('suppressions_changed', '')");
    await until(async () => (await who.cpf('52998224725')).status === 503);
    await app.sandbox.delete('/traffic');
    expect((await ask(who, 'cnpj', { cnpj: '11222333000181' })).status).toBe(503);
    expect((await app.sandbox.get<{ total: number }>('/traffic')).body.total).toBe(0);
    await app.sql.query('ALTER TABLE away RENAME TO suppressions');
    expect((await who.cpf('52998224725')).status).toBe(200);
    await app.stop();
  });
});
