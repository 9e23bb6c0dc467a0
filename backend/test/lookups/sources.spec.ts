import { Person } from '../../sandbox/population/index.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, colleague, letProofPass } from '../identity/admins.js';
import { type LookupBody, Subscriber } from './lookups-world.js';
import { PERSONAL } from './queries-about-people.js';

jest.setTimeout(120_000);

const MANUEL = Person.ofCpf('52998224725');
const MAINTENANCE = { status: 503, body: { code: 'MAINTENANCE', error: 'Manutenção, voltará em breve...' } };
const TYPES = '/api/admin/lookup-types';
const SOURCES = '/api/admin/providers';
const ENTRY = {
  owner: 'Bureau Exemplo S.A.',
  ownerRole: 'operador',
  cnpj: '11.222.333/0001-81',
  contractNumber: '2026/42',
  contractStart: '2026-01-01',
  contractEnd: null,
  legalBasis: 'protecao_credito',
  dataMonth: '2026-09',
  lookupTypes: ['nome', 'cpf', 'telefone', 'mae', 'cpf-mae', 'rg'],
  notes: null,
};

interface Source {
  id: string;
  missing: string[];
  entry: Record<string, unknown> | null;
}
interface Sources {
  data: Source[];
}
interface OneSource {
  data: Source;
  changes: Array<{ by: string | null; terms: Record<string, unknown> | null }>;
}
interface Switches {
  data: Array<{
    type: string;
    switchState: string;
    text: string;
    state: string;
    since: string | null;
    changedAt: string | null;
    changedBy: string | null;
  }>;
}
type TypeStates = Array<{ type: string; state: string; text: string | null }>;

let one: RunningApp;
let two: RunningApp;
let admin: HttpClient;
let ana: Subscriber;

beforeAll(async () => {
  const env = { ...ADMIN, ANSWER_CACHE_SECONDS: '0', OPEN_ANSWER_CACHE_SECONDS: '0' };
  one = await startApp({ env });
  two = await startApp({ beside: one, env });
  admin = await adminOf(one);
  ana = await Subscriber.of(one);
});

afterEach(async () => {
  await turn('cpf', { state: 'ativo' });
  await one.sandbox.delete('/faults');
});

const switchOf = async (type: string) => {
  const { switchState, text } = (await admin.get<Switches>(TYPES)).body.data.find((one) => one.type === type) ?? {};
  return { seenState: switchState ?? 'ativo', seenText: text ?? '' };
};
/** Switches a type from how it stands now. */
const turn = async (type: string, change: object) =>
  admin.put<Switches>(`${TYPES}/${type}`, { ...(await switchOf(type)), ...change });
const source = async (id: string) =>
  (await admin.get<Sources>(SOURCES)).body.data.find((one) => one.id === id) as Source;
const seen = async (id: string) => (await source(id))?.entry?.changedAt ?? null;
/** Enters a source over what stands there now. */
const enter = async (id: string, change: object = {}) =>
  admin.put<OneSource>(`${SOURCES}/${id}`, { ...ENTRY, seenAt: await seen(id), ...change });
const askBoth = () =>
  Promise.all([ana.http, ana.at(two)].map((http) => http.post<LookupBody>('/api/external/cpf', { cpf: MANUEL.cpf })));
const bothAnswer = (status: number) => async () => (await askBoth()).every((answer) => answer.status === status);
const callsToBureau = async () =>
  (await one.sandbox.get<{ calls: { count: number }[] }>('/traffic?vendor=bureau')).body.calls.reduce(
    (sum, { count }) => sum + count,
    0,
  );
const stateOf = async (http: HttpClient, type: string) =>
  (await http.get<TypeStates>('/api/lookup-types')).body.find((one) => one.type === type);
const entries = async (action: string) =>
  (await one.sql.query('SELECT target, before, after FROM admin_actions WHERE action = $1 ORDER BY at, id', [action]))
    .rows;

describe('The feature flag of a lookup type', () => {
  it('refuses its lookups on every instance before any source is asked, keeps each as a failure, and lets them in again', async () => {
    expect((await turn('cpf', { state: 'manutencao' })).status).toBe(200);
    await until(bothAnswer(503));
    const [before, kept] = [await callsToBureau(), await ana.kept()];
    const answers = await askBoth();
    for (const answer of answers) expect(answer).toMatchObject(MAINTENANCE);
    expect(await callsToBureau()).toEqual(before);
    const failures = answers.map(() => 'cpf source_down');
    expect((await ana.kept()).history).toEqual([...kept.history, ...failures]);
    for (const { http } of [one, two]) {
      expect(await stateOf(http, 'cpf')).toMatchObject({
        state: 'manutencao',
        text: 'Manutenção, voltará em breve...',
      });
    }
    expect((await turn('cpf', { state: 'ativo' })).status).toBe(200);
    await until(bothAnswer(200));
  });

  it('says what the administrator wrote, and remembers who did it and what stood before', async () => {
    const text = 'Voltamos às 14h.';
    const { body } = await turn('cpf', { state: 'manutencao', text });
    expect(body.data.find(({ type }) => type === 'cpf')).toMatchObject({
      switchState: 'manutencao',
      state: 'manutencao',
      text,
      since: expect.any(String),
      changedBy: expect.any(String),
    });
    await until(bothAnswer(503));
    expect((await askBoth()).map((answer) => answer.body.error)).toEqual([text, text]);
    expect((await entries('switch-lookup')).at(-1)).toMatchObject({
      target: 'lookup:cpf',
      before: { state: 'ativo' },
      after: { state: 'manutencao', text },
    });
  });

  it('overwrites no flag that another administrator has changed since it was seen (ADR 23)', async () => {
    const { http: other } = await colleague(one);
    const before = await switchOf('rg');
    const theirs = { state: 'manutencao', text: 'Voltamos às 18h.' };
    expect((await other.put(`${TYPES}/rg`, { ...before, ...theirs })).status).toBe(200);
    const [now, noted] = [await switchOf('rg'), await entries('switch-lookup')];
    for (const seenSo of [before, { ...before, seenState: 'manutencao' }, { ...now, seenState: 'ativo' }]) {
      expect(await admin.put(`${TYPES}/rg`, { ...seenSo, state: 'ativo', text: null })).toMatchObject({
        status: 409,
        body: {
          code: 'LOOKUP_TYPE_CHANGED',
          error:
            'Outra pessoa mudou esta consulta: está em manutenção, com o aviso “Voltamos às 18h.”. Confira e tente de novo.',
        },
      });
    }
    expect(await switchOf('rg')).toEqual({ seenState: theirs.state, seenText: theirs.text });
    expect(await entries('switch-lookup')).toEqual(noted);
    expect((await admin.put(`${TYPES}/rg`, { ...now, state: 'ativo', text: null })).status).toBe(200);
  });

  it('tells when the notice alone was changed, and since when the type is in maintenance all the same', async () => {
    const rg = async (answer: ReturnType<typeof turn>) => (await answer).body.data.find(({ type }) => type === 'rg');
    const began = await rg(turn('rg', { state: 'manutencao' }));
    const noted = await rg(turn('rg', { state: 'manutencao', text: 'Voltamos às 20h.' }));
    expect([began?.since, noted?.since]).toEqual([began?.changedAt, began?.changedAt]);
    expect(Date.parse(noted?.changedAt ?? '')).toBeGreaterThan(Date.parse(began?.changedAt ?? ''));
    expect((await turn('rg', { state: 'ativo', text: null })).status).toBe(200);
  });

  it('stands at maintenance for the father’s record from the start', async () => {
    const { body } = await admin.get<Switches>(TYPES);
    const off = body.data.filter(({ switchState }) => switchState === 'manutencao').map(({ type }) => type);
    expect(off).toEqual(['cpf-pai']);
    expect(await ana.http.post('/api/external/cpf-pai', { cpf: MANUEL.cpf })).toMatchObject(MAINTENANCE);
  });

  it('switches nothing on that has no source', async () => {
    await turn('cpf-pai', { state: 'ativo' });
    expect(await ana.http.post('/api/external/cpf-pai', { cpf: MANUEL.cpf })).toMatchObject(MAINTENANCE);
    expect((await turn('cpf-pai', { state: 'manutencao' })).status).toBe(200);
  });

  it.each([
    ['cpf', { state: 'off' }, 400, 'Escolha ativo ou manutencao.'],
    ['cpf', { state: 'manutencao', text: 'x'.repeat(201) }, 400, 'O aviso deve ter no máximo 200 caracteres.'],
    ['placa', { state: 'manutencao' }, 404, 'Tipo de consulta não suportado'],
  ])('of %s takes no %j', async (type, body, status, error) => {
    expect(await turn(type, body)).toMatchObject({ status, body: { error } });
  });
});

describe('A change', () => {
  it.each([
    ['lookup_switches_changed', 'cpf-pai', () => turn('cpf-pai', { state: 'manutencao' })],
    ['source_register_changed', 'viacep', () => enter('viacep')],
  ])('is told to every instance on %s as it is committed, so that none waits for its memory to age', async (...row) => {
    const [channel, payload, change] = row;
    const listener = await one.sql.connect();
    try {
      await listener.query(`LISTEN ${channel}`);
      const heard: unknown[] = [];
      listener.on('notification', (message) => heard.push(message.payload));
      expect((await change()).status).toBe(200);
      await until(async () => heard.includes(payload));
    } finally {
      listener.release(true);
    }
  });
});

describe('The source register', () => {
  const register = (change: object = {}) => enter('bureau', change);

  afterAll(() => register());

  it('begins with the fictional sources, as what they are', async () => {
    const { missing, entry } = await source('bureau');
    expect([missing, entry?.legalBasis, entry?.changedBy]).toEqual([[], 'dados_ficticios', null]);
    await until(bothAnswer(200));
    const asked = 'SELECT legal_basis FROM lookup_audit WHERE account_id = $1 AND fonte IS NOT NULL';
    const { rows } = await one.sql.query(asked, [ana.id]);
    expect(new Set(rows.map(({ legal_basis }) => legal_basis))).toEqual(new Set(['dados_ficticios']));
  });

  it('switches every type off that only the removed source answers, everywhere, and a restart does not bring it back', async () => {
    const seenAt = await seen('bureau');
    expect((await admin.delete(`${SOURCES}/bureau`, { seenAt })).status).toBe(200);
    await until(bothAnswer(503));
    const before = await callsToBureau();
    for (const type of PERSONAL) {
      const expected = ENTRY.lookupTypes.includes(type) ? 'manutencao' : 'ativo';
      expect([type, (await stateOf(two.http, type))?.state]).toEqual([type, expected]);
    }
    await two.restart();
    expect(await bothAnswer(503)()).toBe(true);
    expect(await callsToBureau()).toBe(before);
    expect((await source('bureau')).missing).toEqual(['A fonte não está no registro.']);
    expect((await admin.delete(`${SOURCES}/bureau`, { seenAt })).status).toBe(404);
  });

  it('switches them on again with a valid entry, whose basis and month the answers and the audit bear', async () => {
    const { status, body } = await register();
    expect([status, body.data.missing]).toEqual([200, []]);
    await until(bothAnswer(200));
    await ana.cpf(MANUEL.cpf);
    const { rows } = await one.sql.query(
      'SELECT legal_basis FROM lookup_audit WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      [ana.id],
    );
    expect(rows).toEqual([{ legal_basis: 'protecao_credito' }]);
    expect(body.changes.map(({ terms }) => terms?.legalBasis ?? null)).toEqual([
      'protecao_credito',
      null,
      'dados_ficticios',
    ]);
    expect((await entries('register-source')).at(-1)).toMatchObject({
      target: 'source:bureau',
      before: null,
      after: { legalBasis: 'protecao_credito' },
    });
  });

  it('lends its data month only where the source tells none', async () => {
    const told = await ana.cpf(MANUEL.cpf);
    expect(told.body.meta.dadosDe).toBe('2026-10');
    expect((await enter('fotorj', { lookupTypes: ['fotorj'], dataMonth: '2026-08' })).status).toBe(200);
    await until(async () => {
      const { body } = await ana.http.post<LookupBody>('/api/external/fotorj', { cpf: MANUEL.cpf });
      return body.meta.dadosDe === '2026-08';
    });
  });

  it.each([
    ['an ended contract', { contractEnd: '2026-01-31' }, 'O contrato terminou.'],
    ['a contract to come', { contractStart: '2999-01-01' }, 'O contrato ainda não começou.'],
    ['no basis', { legalBasis: null }, 'Falta a base legal.'],
    ['no contract', { contractNumber: null }, 'Falta o contrato, com número e início.'],
  ])('keeps them off with %s, and says so in plain words', async (_, change, words) => {
    await register(change);
    await until(bothAnswer(503));
    expect((await source('bureau')).missing).toEqual([words]);
    await register();
    await until(bothAnswer(200));
  });

  it('overwrites no entry of a source that another administrator has changed since it was seen (ADR 23)', async () => {
    const { http: other } = await colleague(one);
    for (const clear of [true, false]) {
      if (clear) await admin.delete(`${SOURCES}/viacep`, { seenAt: await seen('viacep') });
      const [seenAt, noted] = [await seen('viacep'), (await entries('register-source')).length];
      const owners = new Map([
        ['Primeira S.A.', admin],
        ['Segunda S.A.', other],
      ]);
      const answers = await Promise.all(
        [...owners].map(([owner, http]) => http.put<OneSource>(`${SOURCES}/viacep`, { ...ENTRY, owner, seenAt })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'SOURCE_CHANGED' });
      const kept = [...owners.keys()][answers.findIndex(({ status }) => status === 200)];
      expect((await source('viacep')).entry?.owner).toBe(kept);
      expect(await entries('register-source')).toHaveLength(noted + 1);
      expect(await admin.delete(`${SOURCES}/viacep`, { seenAt })).toMatchObject({
        status: 409,
        body: { code: 'SOURCE_CHANGED' },
      });
      expect((await source('viacep')).entry?.owner).toBe(kept);
    }
  });

  it('keeps off what the entry does not name, and nothing else', async () => {
    await register({ lookupTypes: ['rg'] });
    await until(bothAnswer(503));
    const { status } = await ana.http.post('/api/external/rg', { rg: MANUEL.rg });
    expect(status).toBe(200);
    expect((await source('bureau')).missing).toEqual(['Fora do registro: Nome, CPF, Telefone, Nome da Mãe, CPF Mãe.']);
    await register();
    await until(bothAnswer(200));
  });

  it('keeps a source of open data off what its entry leaves out, so that others of the type answer', async () => {
    const answeredBy = (name: string) => async () =>
      (await ana.cnpj('11222333000181')).body.meta.fonte === `${name} (sandbox)`;
    expect(await answeredBy('BrasilAPI')()).toBe(true);
    expect((await enter('brasil-api', { lookupTypes: ['cep'] })).status).toBe(200);
    await until(answeredBy('Minha Receita'));
    expect((await source('brasil-api')).missing).toEqual(['Fora do registro: CNPJ.']);
    expect((await admin.delete(`${SOURCES}/brasil-api`, { seenAt: await seen('brasil-api') })).status).toBe(200);
    await until(answeredBy('BrasilAPI'));
    expect((await source('brasil-api')).missing).toEqual([]);
  });

  it('asks for the password again before anything changes', async () => {
    await letProofPass(one);
    const refused = { status: 403, body: { code: 'STEP_UP_REQUIRED' } };
    expect(await register()).toMatchObject(refused);
    expect(await admin.delete(`${SOURCES}/bureau`, { seenAt: await seen('bureau') })).toMatchObject(refused);
    expect((await admin.get(SOURCES)).status).toBe(200);
    await admin.post('/api/auth/admin/step-up', { password: ADMIN.ADMIN_PASSWORD });
    expect((await register()).status).toBe(200);
  });

  it.each([
    [{ owner: '' }, 'Informe o responsável, com 2 a 120 caracteres.'],
    [{ ownerRole: 'dono' }, 'Escolha controlador ou operador.'],
    [{ cnpj: '11.222.333/0001-82' }, 'CNPJ inválido. Verifique o formato e os dígitos.'],
    [{ contractStart: '2026-02-30' }, 'Data inválida. Use AAAA-MM-DD.'],
    [{ contractEnd: '2025-12-31' }, 'O fim do contrato não pode vir antes do início.'],
    [{ legalBasis: 'porque sim' }, 'Escolha a base legal na lista.'],
    [{ dataMonth: '2026-13' }, 'Mês inválido. Use AAAA-MM.'],
    [{ seenAt: 'ontem' }, 'Momento inválido.'],
    [{ seenAt: undefined }, 'Momento inválido.'],
    [{ lookupTypes: ['placa'] }, 'Escolha os tipos de consulta entre os que existem.'],
  ])('takes no %j', async (change, error) => {
    expect(await register(change)).toMatchObject({ status: 400, body: { error } });
  });

  it('knows its sources only, and says of one without settings that they are missing', async () => {
    expect(await enter('placa')).toMatchObject({
      status: 404,
      body: { code: 'SOURCE_NOT_FOUND' },
    });
    expect((await source('receita-federal')).missing).toEqual(['As configurações desta fonte não foram informadas.']);
    expect(await enter('receita-federal', { legalBasis: 'dados_ficticios' })).toMatchObject({
      status: 400,
      body: { error: 'Esta fonte tem dados de pessoas reais: escolha uma base da LGPD.' },
    });
  });

  it('cannot have its past rewritten', async () => {
    for (const tamper of [
      "UPDATE source_entry_changes SET source = 'x'",
      'DELETE FROM source_entry_changes',
      'TRUNCATE source_entry_changes',
    ]) {
      await expect(one.sql.query(tamper)).rejects.toThrow('append-only');
    }
  });
});
