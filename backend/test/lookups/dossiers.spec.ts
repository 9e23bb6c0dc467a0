import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { Person } from '../../sandbox/population/index.js';
import { EndAnnotationsJob } from '../../src/modules/lookups/dossiers/adapters/end-annotations.job.js';
import { DeleteOldResultsJob } from '../../src/modules/lookups/history/adapters/delete-old-results.job.js';
import { LookupsConfig, LookupsSettings } from '../../src/modules/lookups/lookups.config.js';
import { Sql } from '../../src/platform/database/sql.js';
import { idAt, idTime } from '../../src/platform/ids.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { SettingOverrides } from '../../src/platform/settings/setting-overrides.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { cpfs } from './batches-world.js';
import { type HistoryBody, Subscriber } from './lookups-world.js';
import { ASKED, askAbout } from './queries-about-people.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
const MASKED = '***.982.247-**';
const CNPJ = '11222333000181';
const NOBODY = '0123456789abcdef';
const DAY_MS = 86_400_000;

interface Annotations {
  anotacoes: { texto: string; em: string }[];
  etiquetas: string[];
  versao: string | null;
}

interface About extends Annotations {
  id: string;
  tipo: string;
  nome: string | null;
  documento: string | null;
  retido: boolean;
  consultas: number;
}

interface Dossier {
  dossie: About;
  consultas: { entry: { id: string; consultationType: string; query: string }; data: unknown; motivo: string | null }[];
  nextCursor: string | null;
  error: string;
  code: string;
}

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: ADMIN });
});

const manuel = Person.ofCpf(CPF);
const ask = (ana: Subscriber, type: keyof typeof ASKED) => askAbout(ana, type, manuel);
const open = (ana: Subscriber, id: string, more = '') => ana.http.get<Dossier>(`/api/user/dossiers/${id}${more}`);
const dossierOf = async (ana: Subscriber, at = 0) =>
  ((await ana.history()).history[at] as unknown as { dossie: string | null }).dossie ?? '';
const typesIn = ({ consultas }: Dossier) => consultas.map(({ entry }) => entry.consultationType);
const setMode = ({ http }: Subscriber, modoPrivacidade: boolean) =>
  http.put('/api/user/preferences', { modoPrivacidade });
const write = (ana: Subscriber, id: string, body: object) =>
  ana.http.put<{ dossie: Annotations; error: string; code: string }>(`/api/user/dossiers/${id}`, {
    anotacoes: [],
    etiquetas: [],
    versao: null,
    ...body,
  });
const search = async (ana: Subscriber, texto: string) =>
  (await ana.http.post<HistoryBody>('/api/user/history/search', { texto })).body;
const written = async (ana: Subscriber) =>
  (await app.sql.query('SELECT content FROM lookup_dossiers WHERE account_id = $1', [ana.id])).rows as {
    content: Buffer;
  }[];
const exported = async (ana: Subscriber) =>
  JSON.parse((await ana.file('/api/user/export')).bytes.toString('utf8')) as { dossies: Record<string, unknown>[] };

async function withDossier(): Promise<{ ana: Subscriber; id: string }> {
  const ana = await Subscriber.of(app);
  await ana.cpf(CPF);
  return { ana, id: await dossierOf(ana) };
}

/** A living adult whom nobody else here looks up. */
function somebody(): Person {
  for (let next = 51_000; ; next++) {
    const person = Person.at(next);
    if (!person.minor && person.death === null) return person;
  }
}

/** A grown-up whose mother lives and is told by CPF. */
function childOfLiving(): Person {
  for (let next = 52_000; ; next++) {
    const person = Person.at(next);
    const mother = person.mother.cpf && Person.ofCpf(person.mother.cpf);
    if (!person.minor && person.death === null && mother && mother.death === null) return person;
  }
}

async function suppress(cpf: string): Promise<void> {
  const admin = await adminOf(app);
  const documentos = [{ tipo: 'cpf', valor: cpf }];
  const order = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0001' };
  const { status } = await admin.post('/api/admin/suppressions', order);
  if (status !== 201 && status !== 200) throw new Error(`not suppressed: ${status}`);
}

/** What ends by the clock, as it does that many days after that moment. */
async function later(days: number, than = Date.now()): Promise<void> {
  const pool = new Pool({ connectionString: app.databaseUrl, max: 2 });
  const sql = new Sql({ driver: { master: pool } } as unknown as DataSource);
  const settings = new LookupsSettings(new LookupsConfig(), new SettingOverrides());
  const clock = { now: () => new Date(than + days * DAY_MS) };
  await new DeleteOldResultsJob(sql, new Jobs(sql), clock, settings).job.soon();
  await new EndAnnotationsJob(sql, new Jobs(sql), clock, settings).job.soon();
  await pool.end();
}

describe('A dossier', () => {
  it('gathers every lookup that asked for the person or found them, newest first, and nobody else', async () => {
    const ana = await Subscriber.of(app);
    const types = ['cpf', 'cpf-2', 'fotorj', 'rg', 'telefone', 'email', 'pix'] as const;
    for (const type of types) expect((await ask(ana, type)).status).toBe(200);
    await ana.cnpj(CNPJ);
    await ana.cpf('00000000191');
    await ask(ana, 'nome');
    const ids = await Promise.all([3, 4, 5, 6, 7, 8, 9].map((at) => dossierOf(ana, at)));
    expect([new Set(ids).size, ids[0]]).toEqual([1, expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect([
      await dossierOf(ana, 0),
      (await dossierOf(ana, 1)) === ids[0],
      (await dossierOf(ana, 2)) === ids[0],
    ]).toEqual(['', false, false]);
    const { body } = await open(ana, ids[0] ?? '');
    expect(typesIn(body)).toEqual([...types].reverse());
    expect(body.dossie).toMatchObject({ tipo: 'cpf', retido: false, consultas: 7, versao: null });
    expect(JSON.stringify(body.consultas.find(({ entry }) => entry.consultationType === 'fotorj')?.data)).toContain(
      '"base64":null',
    );
  });

  it('of a company gathers its lookups, found or not', async () => {
    const ana = await Subscriber.of(app);
    await ana.cnpj(CNPJ);
    await ana.cnpj(CNPJ);
    const { body } = await open(ana, await dossierOf(ana));
    expect([body.dossie.tipo, body.dossie.documento, typesIn(body)]).toEqual([
      'cnpj',
      '11.222.333/0001-81',
      ['cnpj', 'cnpj'],
    ]);
  });

  it('costs no source a call, and each opened result is on record as opened', async () => {
    const { ana, id } = await withDossier();
    await app.sandbox.delete('/traffic');
    expect((await open(ana, id)).status).toBe(200);
    expect((await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total).toBe(0);
    const entry = (await ana.history()).history[0]?.id;
    const { rows } = await app.sql.query('SELECT account_id, action FROM lookup_accesses WHERE history_id = $1', [
      entry,
    ]);
    expect(rows).toEqual([{ account_id: ana.id, action: 'opened' }]);
  });

  it('that is opened again and again, and its lookups one by one, floods no record: five minutes later it is one anew', async () => {
    const { ana, id } = await withDossier();
    const entry = (await ana.history()).history[0]?.id;
    const onRecord = async () =>
      (await app.sql.query('SELECT FROM lookup_accesses WHERE history_id = $1', [entry])).rowCount;
    const sixMinutesAgo = new Date(Date.now() - 6 * 60_000);
    await app.sql.query(
      "INSERT INTO lookup_accesses (id, accessed_at, account_id, history_id, action) VALUES ($1, $2, $3, $4, 'opened')",
      [idAt(sixMinutesAgo), sixMinutesAgo, ana.id, entry],
    );
    for (let time = 0; time < 3; time++) {
      expect((await open(ana, id)).status).toBe(200);
      expect((await ana.http.get(`/api/user/history/${entry}`)).status).toBe(200);
    }
    expect(await onRecord()).toBe(2);
  });

  it('is masked in the privacy mode, and whole without it', async () => {
    const { ana, id } = await withDossier();
    const name = (
      await ana.http.get<{ data: { resultado: { dados_gerais: { nome: string } } } }>(
        `/api/user/history/${(await ana.history()).history[0]?.id}`,
      )
    ).body.data.resultado.dados_gerais.nome;
    const masked = (await open(ana, id)).body;
    expect([masked.dossie.documento, masked.consultas[0]?.entry.query]).toEqual([MASKED, MASKED]);
    expect(masked.dossie.nome).toMatch(/^\w\*/);
    await setMode(ana, false);
    const whole = (await open(ana, id)).body;
    expect([whole.dossie.nome, whole.dossie.documento, whole.consultas[0]?.entry.query]).toEqual([
      name,
      '529.982.247-25',
      '529.982.247-25',
    ]);
  });

  it('comes page by page, without gap or repetition', async () => {
    const { ana, id } = await withDossier();
    await app.sql.query(
      `WITH copied AS (
         INSERT INTO lookup_history (account_id, created_at, id, type, outcome, protocolo, masked, latency_ms, subjects)
         SELECT h.account_id, at, (substr(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0'), 1, 8) || '-' ||
           substr(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0'), 9) || '-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
           type, 'not_found', protocolo, masked, 1, subjects
         FROM lookup_history h, generate_series(1, 60) AS n,
           LATERAL (SELECT date_trunc('milliseconds', h.created_at - n * interval '1 second') AS at) AS moment
         WHERE h.account_id = $1 RETURNING account_id, created_at, id, type, outcome, subjects)
       INSERT INTO lookup_history_terms (account_id, term, created_at, id, type, outcome)
       SELECT account_id, unnest(subjects), created_at, id, type, outcome FROM copied`,
      [ana.id],
    );
    const first = (await open(ana, id)).body;
    const second = (await open(ana, id, `?cursor=${first.nextCursor}`)).body;
    const ids = [...first.consultas, ...second.consultas].map(({ entry }) => entry.id);
    expect([first.consultas.length, second.consultas.length, second.nextCursor, new Set(ids).size]).toEqual([
      50,
      11,
      null,
      61,
    ]);
    expect(first.dossie.consultas).toBe(61);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  it.each([NOBODY, 'x', CPF, "1' OR '1'='1", '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11'])(
    'that is none is not found: %s (ASVS 1.2.4)',
    async (id) => {
      const { status, body } = await open(await Subscriber.of(app), encodeURIComponent(id));
      expect([status, body.error]).toEqual([404, 'Dossiê não encontrado.']);
    },
  );

  it('of somebody else does not exist, though both looked the same person up (ASVS 8.2.2)', async () => {
    const { ana, id } = await withDossier();
    const { ana: bia, id: other } = await withDossier();
    expect(other).not.toBe(id);
    expect((await open(bia, id)).status).toBe(404);
    expect((await write(bia, id, { etiquetas: ['x'] })).status).toBe(404);
    expect((await open(ana, id)).body.dossie.consultas).toBe(1);
  });

  it('beside a mother is hers, not that of the CPF that led to her', async () => {
    const { ana } = await withDossier();
    const child = childOfLiving();
    const { body } = await ana.http.post<{ meta: { protocolo: string } }>('/api/external/cpf-mae', { cpf: child.cpf });
    await ana.cpf(child.mother.cpf ?? '');
    const { body: told } = await ana.http.get(`/api/user/dossiers/by-protocol/${body.meta.protocolo}`);
    expect(told).toMatchObject({ dossie: { id: await dossierOf(ana), consultas: 2 } });
  });

  it('is told of by the protocol of a lookup, and nobody is named', async () => {
    const { ana, id } = await withDossier();
    const { body } = await ana.cpf(CPF, { atualizar: true });
    const of = (who: Subscriber, protocolo: unknown) =>
      who.http.get<{ dossie: { anterior: string } | null }>(`/api/user/dossiers/by-protocol/${protocolo}`);
    const { body: told } = await of(ana, body.meta.protocolo);
    expect(told).toEqual({ success: true, dossie: { id, consultas: 2, anterior: expect.any(String) } });
    const [newest, first] = (await open(ana, id)).body.consultas;
    expect(told.dossie?.anterior).toBe((first as unknown as { entry: { timestamp: string } }).entry.timestamp);
    expect(newest?.entry.id).not.toBe(first?.entry.id);
    const gone = { status: 404, body: { error: 'Consulta não encontrada no histórico.' } };
    for (const none of ['x', '20261121-0000-0000', '99999999-0000-0000'])
      expect(await of(ana, none)).toMatchObject(gone);
    expect(await of(await Subscriber.of(app), body.meta.protocolo)).toMatchObject(gone);
    const { body: cep } = await ana.http.post<{ meta: { protocolo: string } }>('/api/external/cep', {
      cep: '01310100',
    });
    expect(await of(ana, cep.meta.protocolo)).toMatchObject({ status: 200, body: { success: true, dossie: null } });
  });
});

describe('Somebody who was suppressed later', () => {
  it('is withheld in the dossier, its list, its notes and the account’s own export', async () => {
    const person = somebody();
    const { cpf } = person;
    const ana = await Subscriber.of(app);
    await ana.cpf(cpf);
    expect((await askAbout(ana, 'telefone', person)).status).toBe(200);
    const id = await dossierOf(ana);
    expect((await write(ana, id, { anotacoes: ['Mora com a tia'], etiquetas: ['segredo'] })).status).toBe(200);
    await setMode(ana, false);
    await suppress(cpf);
    const { status, body: told } = await open(ana, id);
    expect([status, told]).toEqual([
      200,
      {
        success: true,
        consultas: [],
        nextCursor: null,
        dossie: expect.objectContaining({
          id,
          nome: null,
          documento: null,
          retido: true,
          consultas: 0,
          anotacoes: [],
          etiquetas: [],
        }),
      },
    ]);
    const list = (await ana.http.get<{ dossies: About[] }>('/api/user/dossiers')).body.dossies;
    expect(list).toMatchObject([{ id, nome: null, documento: null, retido: true, etiquetas: [] }]);
    expect((await exported(ana)).dossies).toEqual([{ retida: true }]);
    expect(await write(ana, id, { etiquetas: ['x'] })).toMatchObject({
      status: 451,
      body: { code: 'SUBJECT_SUPPRESSED' },
    });
    const protocolo = (await ana.history()).history[0]?.protocolo;
    expect((await ana.http.get(`/api/user/dossiers/by-protocol/${protocolo}`)).body).toEqual({
      success: true,
      dossie: null,
    });
  });
});

describe('Notes and labels', () => {
  it('are about five hundred at most, however many are begun at the same moment', async () => {
    const ana = await Subscriber.of(app);
    for (const cpf of cpfs(6)) await ana.cpf(cpf);
    const ids = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => dossierOf(ana, at)));
    await app.sql.query(
      `INSERT INTO lookup_dossiers (account_id, subject, content, label_terms, looked_up_at, updated_at)
       SELECT $1, n, '', '{}', now(), now() FROM generate_series(1, 498) AS n`,
      [ana.id],
    );
    const answers = await Promise.all(ids.map((id) => write(ana, id, { etiquetas: ['cliente'] })));
    const outcomes = answers.map(({ status, body }) => (status === 200 ? status : body.code)).sort();
    expect(outcomes).toEqual([200, 200, ...Array(4).fill('TOO_MANY_DOSSIERS')]);
    expect(await written(ana)).toHaveLength(500);
  });

  it('are kept for the account alone, encrypted, and told in its own export', async () => {
    const { ana, id } = await withDossier();
    const saved = await write(ana, id, {
      anotacoes: [' Ligar depois das 18h. '],
      etiquetas: ['Cliente', 'cliente', ' em  acordo '],
    });
    expect(saved).toMatchObject({ status: 200, body: { dossie: { etiquetas: ['cliente', 'em acordo'] } } });
    expect(saved.body.dossie.anotacoes.map(({ texto }) => texto)).toEqual(['Ligar depois das 18h.']);
    expect((await open(ana, id)).body.dossie).toMatchObject(saved.body.dossie);
    const [row] = await written(ana);
    expect(row?.content.toString('latin1')).not.toMatch(/Ligar|cliente|52998224725/);
    expect((await exported(ana)).dossies).toMatchObject([
      {
        retida: false,
        sobre: { cpf: CPF },
        etiquetas: ['cliente', 'em acordo'],
        anotacoes: [{ texto: 'Ligar depois das 18h.' }],
      },
    ]);
    expect((await exported((await withDossier()).ana)).dossies).toEqual([]);
  });

  it('keep the time of those that were there before', async () => {
    const { ana, id } = await withDossier();
    const first = (await write(ana, id, { anotacoes: ['um'] })).body.dossie;
    const { versao } = first;
    const second = (await write(ana, id, { anotacoes: ['um', 'dois'], versao })).body.dossie;
    expect(second.anotacoes[0]).toEqual(first.anotacoes[0]);
    expect(Date.parse(second.anotacoes[1]?.em ?? '')).toBeGreaterThanOrEqual(Date.parse(first.anotacoes[0]?.em ?? ''));
  });

  it('are not written over a change that was not seen, nor twice at once', async () => {
    const { ana, id } = await withDossier();
    const answers = await Promise.all(['a', 'b', 'c'].map((label) => write(ana, id, { etiquetas: [label] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const versao = answers.find(({ status }) => status === 200)?.body.dossie.versao;
    expect((await write(ana, id, { etiquetas: ['d'], versao })).status).toBe(200);
    expect(await write(ana, id, { etiquetas: ['e'], versao })).toMatchObject({
      status: 409,
      body: {
        code: 'DOSSIER_CHANGED',
        error: 'O dossiê mudou desde que foi aberto. Abra de novo e repita a alteração.',
      },
    });
    expect((await open(ana, id)).body.dossie.etiquetas).toEqual(['d']);
  });

  it('find all lookups of the subject by whole words of a label, once each, also with another hit', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ask(ana, 'telefone');
    await ana.cnpj(CNPJ);
    const id = await dossierOf(ana, 1);
    await write(ana, id, { etiquetas: ['Devedor antigo', 'lote 7'] });
    for (const text of ['devedor', 'ANTIGO devedor', 'antigo', '7'])
      expect(await search(ana, text)).toMatchObject({ total: 2 });
    for (const text of ['deve', 'devedor novo'])
      expect(await search(ana, text)).toMatchObject({ total: 0, history: [] });
    const { versao } = (await open(ana, id)).body.dossie;
    await write(ana, id, { etiquetas: ['529 982 247 25', 'telefone'], versao });
    const both = await search(ana, 'telefone');
    expect([both.total, new Set(both.history.map((one) => one.id)).size]).toEqual([2, 2]);
    const found = await search(ana, '529.982.247-25');
    expect([found.total, found.history.length]).toEqual([2, 2]);
    const { ana: bia } = await withDossier();
    expect(await search(bia, 'telefone')).toMatchObject({ total: 0 });
  });

  it('are listed, the last written first, and go when nothing is left of them', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ana.cnpj(CNPJ);
    const [company, person] = [await dossierOf(ana, 0), await dossierOf(ana, 1)];
    await write(ana, company, { etiquetas: ['fornecedor'] });
    await write(ana, person, { anotacoes: ['nota'] });
    const list = async () => (await ana.http.get<{ dossies: About[] }>('/api/user/dossiers')).body.dossies;
    expect((await list()).map(({ id, consultas }) => [id, consultas])).toEqual([
      [person, 1],
      [company, 1],
    ]);
    expect((await list())[0]).toMatchObject({ documento: MASKED, nome: expect.stringMatching(/^\w\*/) });
    const { versao } = (await list())[0] ?? {};
    expect((await write(ana, person, { versao })).body.dossie).toEqual({ anotacoes: [], etiquetas: [], versao: null });
    expect((await list()).map(({ id }) => id)).toEqual([company]);
  });

  it.each([
    [{ anotacoes: Array(21).fill('x') }, 'Envie até 20 anotações.'],
    [{ anotacoes: ['x'.repeat(2_001)] }, 'A anotação tem no máximo 2.000 caracteres.'],
    [{ anotacoes: ['  '] }, 'Escreva a anotação.'],
    [{ anotacoes: [7] }, 'Escreva a anotação.'],
    [{ anotacoes: 'x' }, 'Envie até 20 anotações.'],
    [{ etiquetas: Array.from({ length: 11 }, (_, i) => `e${i}`) }, 'Envie até 10 etiquetas.'],
    [{ etiquetas: ['x'.repeat(31)] }, 'A etiqueta tem no máximo 30 caracteres.'],
    [{ etiquetas: ['--'] }, 'A etiqueta precisa de uma letra ou de um número.'],
    [{ versao: 'ontem' }, 'Versão inválida.'],
    [{ cpf: CPF }, 'Campo desconhecido: cpf.'],
  ])('are refused: %j', async (body, text) => {
    const { ana, id } = await withDossier();
    const answer = await write(ana, id, body);
    expect([answer.status, answer.body.error]).toEqual([400, text]);
  });
});

describe('What was written about somebody', () => {
  it('goes with the last lookup of them, and not before', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ask(ana, 'telefone');
    const id = await dossierOf(ana);
    await write(ana, id, { anotacoes: ['nota'] });
    const ids = (await ana.history()).history.map((one) => one.id);
    await ana.http.delete(`/api/user/history/${ids[0]}`);
    expect(await written(ana)).toHaveLength(1);
    await ana.http.post('/api/user/history/erase', { ids });
    expect([await written(ana), (await open(ana, id)).status]).toEqual([[], 404]);
    await ana.cpf(CPF);
    expect((await open(ana, await dossierOf(ana))).body.dossie).toMatchObject({ id, anotacoes: [], versao: null });
  });

  it('goes too when the last lookups are erased by calls at the same time, or while it is being written', async () => {
    for (let round = 0; round < 5; round++) {
      const ana = await Subscriber.of(app);
      for (let n = 0; n < 4; n++) await ana.cpf(CPF);
      const id = await dossierOf(ana);
      const { versao } = (await write(ana, id, { etiquetas: ['a'] })).body.dossie;
      const ids = (await ana.history()).history.map((one) => one.id);
      const calls = await Promise.all([
        ...ids.map((one) => ana.http.delete(`/api/user/history/${one}`)),
        write(ana, id, { etiquetas: ['b'], versao }),
      ]);
      expect(calls.every(({ status }) => status < 500)).toBe(true);
      expect(await written(ana)).toEqual([]);
    }
  });

  it('goes with the account', async () => {
    const { ana, id } = await withDossier();
    await write(ana, id, { anotacoes: ['nota'] });
    const { status } = await ana.http.raw('DELETE', '/api/user', JSON.stringify({ password: 'Garoa-2026' }), {
      'content-type': 'application/json',
    });
    expect([status, await written(ana)]).toEqual([200, []]);
  });
});

describe('A lookup past its retention', () => {
  it('leaves the dossier of whom it found, stays in that of whom it asked for, and the notes end', async () => {
    const ana = await Subscriber.of(app);
    await ask(ana, 'telefone');
    await ana.cpf(CPF);
    const id = await dossierOf(ana);
    await write(ana, id, { etiquetas: ['antiga'] });
    await app.sql.query(
      `UPDATE lookup_dossiers SET looked_up_at = looked_up_at - interval '91 days' WHERE account_id = $1`,
      [ana.id],
    );
    await later(1);
    expect([(await open(ana, id)).body.dossie.consultas, (await written(ana)).length]).toEqual([2, 1]);
    await later(91);
    const { body } = await open(ana, id);
    expect([typesIn(body), body.consultas[0]?.motivo, await written(ana)]).toEqual([['cpf'], 'prazo_de_guarda', []]);
    expect(await search(ana, 'antiga')).toMatchObject({ total: 0 });
    expect((await ana.history()).total).toBe(2);
  });

  it.each(['telefone', 'cpf'] as const)('ends the notes when the later ones were erased: %s', async (type) => {
    const ana = await Subscriber.of(app);
    await ask(ana, type);
    await ana.cpf(CPF, { atualizar: true });
    const id = await dossierOf(ana);
    await write(ana, id, { anotacoes: ['nota'] });
    const [newest, first] = (await ana.history()).history.map((one) => one.id);
    await write(ana, id, { anotacoes: ['nota', 'outra'], versao: (await open(ana, id)).body.dossie.versao });
    await ana.http.delete(`/api/user/history/${newest}`);
    const at = idTime(first ?? '').getTime();
    await later(90, at);
    expect(await written(ana)).toHaveLength(1);
    await later(90, at + 1);
    expect(await written(ana)).toEqual([]);
    expect((await open(ana, id)).status).toBe(type === 'cpf' ? 200 : 404);
  });
});

describe('The list of the history', () => {
  it('tells whom a lookup found to an owner without privacy mode, and no one else', async () => {
    const ana = await Subscriber.of(app);
    await ask(ana, 'telefone');
    const found = async () =>
      (await ana.history()).history.map((one) => (one as unknown as { encontrado: string }).encontrado);
    expect(await found()).toEqual([null]);
    await setMode(ana, false);
    expect(await found()).toEqual([manuel.name]);
    await ana.http.post('/api/external/cep', { cep: '14062252' });
    expect(await found()).toEqual([expect.stringMatching(/, [A-Z]{2}$/), manuel.name]);
    await suppress(CPF);
    expect((await found())[1]).toBeNull();
  });
});
