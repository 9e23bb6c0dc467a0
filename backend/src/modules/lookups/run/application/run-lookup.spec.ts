import { suppressing } from '../../../../../test/lookups/protection/suppressing.js';
import { AppError } from '../../../../kernel/errors.js';
import { TERMS_VERSION } from '../../../../kernel/terms.js';
import { AwaitedWork } from '../../../../platform/awaited-work.js';
import { Clock } from '../../../../platform/clock.js';
import type { Subscriptions } from '../../../billing/index.js';
import { unlimited } from '../../limits/application/testing/unlimited.js';
import type { Caller } from '../../model/caller.js';
import { type LookupKind, LookupKinds } from '../../model/lookup-kinds.port.js';
import { inMaintenance } from '../../model/lookup-refusals.js';
import { LookupSource } from '../../model/lookup-source.port.js';
import type { SourceIdentity } from '../../model/provenance.js';
import { LOOKUP_RESULTS } from '../../model/results/lookup-results.schema.js';
import { onlyDescribed } from '../../model/results/only-described.fields.js';
import type { LookupQuery } from '../../model/subject.js';
import type { SourceAnswer } from '../../model/verdict.js';
import { ProtectPeople } from '../../suppression/application/protect-people.js';
import { SuppressedSubjects } from '../../suppression/application/suppressed-subjects.port.js';
import type { SubjectKey } from '../../suppression/domain/subject-keys.js';
import { AdmitCaller } from './admit-caller.js';
import { AnswerCache } from './answer-cache.js';
import { LookupLedger, type LookupRecord, type RecordedLookup, type StoredSearch } from './lookup-ledger.port.js';
import type { LookupRequest } from './lookup-request.js';
import { RunLookup } from './run-lookup.js';

type Reply = object | null | Error | Promise<object>;

class OneSource extends LookupSource<unknown> {
  asked: LookupQuery[] = [];
  readonly identity: SourceIdentity = { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' };

  constructor(public reply: Reply) {
    super();
  }

  async find(query: LookupQuery): Promise<SourceAnswer<unknown> | null> {
    this.asked.push(query);
    const reply = await this.reply;
    if (reply instanceof Error) throw reply;
    return reply && { data: reply, dadosDe: '2026-10' };
  }
}

class OneKind extends LookupKinds {
  constructor(
    private readonly sources: LookupSource<unknown>[],
    private readonly simulate: LookupKind<unknown>['simulate'] = null,
    private readonly answered: LookupKind<unknown>['answered'] = (result) => result,
    private readonly keyFacts: LookupKind<unknown>['keyFacts'] = () => ({}),
  ) {
    super();
  }

  async of(): Promise<LookupKind<unknown>> {
    if (this.sources.length === 0) throw inMaintenance();
    const { sources, simulate } = this;
    const { answered, keyFacts } = this;
    return { sources, keyFacts, answered, stored: (result) => result, simulate, ended: () => undefined };
  }
}

class Plan {
  active = true;

  async statusOf() {
    return { active: this.active, planId: null, startsAt: null, expiresAt: null };
  }
}

class Book extends LookupLedger {
  readonly records: LookupRecord[] = [];
  planEnded = false;
  isStalled = false;
  failure: Error | null = null;

  async record(lookup: LookupRecord): Promise<RecordedLookup> {
    if (this.failure) throw this.failure;
    this.records.push(lookup);
    return { refused: this.planEnded ? 'plan' : null };
  }

  async lastSearch(): Promise<StoredSearch | null> {
    return null;
  }

  async recordPage(): Promise<void> {
    throw new Error('no page was asked for');
  }

  /** What the history has of it. */
  async savedAnswer(accountId: string, id: string): Promise<string | null> {
    return this.records.find((record) => record.id === id && record.accountId === accountId)?.result ?? null;
  }
}

class Cached extends SuppressedSubjects {
  keys: SubjectKey[] = [];
  failure: Error | null = null;

  async current() {
    if (this.failure) throw this.failure;
    return suppressing(this.keys);
  }
}

class FixedClock extends Clock {
  now(): Date {
    return new Date('2026-11-21T12:00:00.000Z');
  }
}

const SOURCE_DOWN = new AppError('timeout', 'SOURCE_DOWN', 'A fonte desta consulta está fora do ar.');
const CALLER: Caller = { accountId: 'conta', exempt: false, termsVersion: TERMS_VERSION, defaultPurpose: null };
const REQUEST: LookupRequest = {
  type: 'cpf',
  query: { cpf: '52998224725' },
  purpose: 'protecao_credito',
  caller: CALLER,
  afresh: false,
};

function world(
  reply: Reply,
  simulate: LookupKind<unknown>['simulate'] = null,
  answered: LookupKind<unknown>['answered'] = (result) => result,
  keyFacts: LookupKind<unknown>['keyFacts'] = () => ({}),
) {
  const source = new OneSource(reply);
  const plan = new Plan();
  const book = new Book();
  const recent = new AnswerCache(book, (text) => text, { ownSeconds: 60, openSeconds: 600 });
  const clock = new FixedClock();
  const awaited = new AwaitedWork();
  const suppressed = new Cached();
  const people = new ProtectPeople(suppressed, clock);
  const { day, limits } = unlimited(clock);
  const with_ = (sources: LookupSource<unknown>[]) =>
    new RunLookup(
      new OneKind(sources, simulate, answered, keyFacts),
      new AdmitCaller(plan as Partial<Subscriptions> as Subscriptions, limits),
      book,
      { find: async () => null, lacks: async () => null },
      recent,
      people,
      clock,
      awaited,
    );
  return { source, plan, book, day, suppressed, awaited, lookups: with_([source]), unconfigured: with_([]) };
}

describe('A lookup', () => {
  it('is one that somebody waits for, unless it is a line of a batch', async () => {
    const { lookups, awaited } = world({});
    const answer = lookups.run(REQUEST);
    expect(awaited.some).toBe(true);
    await answer;
    expect(awaited.some).toBe(false);
    const line = lookups.run({ ...REQUEST, caller: { ...CALLER, inBatch: true } });
    expect(awaited.some).toBe(false);
    await line;
  });

  it('asks no source and leaves no entry when the day is used up', async () => {
    const { lookups, source, book, day } = world({});
    day.left = 0;
    await expect(lookups.run(REQUEST)).rejects.toMatchObject({ kind: 'rate-limited', code: 'QUOTA_EXCEEDED' });
    expect([source.asked, book.records]).toEqual([[], []]);
  });

  it('asks no source while what it would find could not be recorded', async () => {
    const { lookups, source, book } = world({});
    book.isStalled = true;
    await expect(lookups.run(REQUEST)).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
    expect([source.asked, book.records]).toEqual([[], []]);
    book.isStalled = false;
    await lookups.run(REQUEST);
    expect(book.records).toHaveLength(1);
  });

  it('takes nothing of the day from an administrator, nor twice for an answer given again', async () => {
    const { lookups, book, day } = world({});
    await lookups.run({ ...REQUEST, caller: { ...CALLER, accountId: 'chefe', exempt: true } });
    expect(day.left).toBe(1_000);
    await lookups.run(REQUEST);
    await lookups.run(REQUEST);
    expect(day.left).toBe(999);
    expect(book.records.map(({ reservation }) => reservation !== null)).toEqual([false, true, false]);
  });

  it('answers the data with their origin, after they were kept', async () => {
    const { lookups, book } = world({ nome: 'ANA' });
    const { dataJson, meta } = await lookups.run(REQUEST);
    expect(JSON.parse(dataJson)).toEqual({ nome: 'ANA' });
    expect(meta).toEqual({
      origem: 'contratada',
      fonte: 'Birô',
      consultadoEm: '2026-11-21T12:00:00.000Z',
      dadosDe: '2026-10',
      latenciaMs: 0,
      emCache: false,
      protocolo: expect.stringMatching(/^20261121-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      simulado: false,
    });
    expect(book.records).toEqual([
      expect.objectContaining({
        accountId: 'conta',
        type: 'cpf',
        query: { cpf: '52998224725' },
        purpose: 'protecao_credito',
        outcome: 'success',
        protocolo: meta.protocolo,
        result: dataJson,
      }),
    ]);
  });

  it('tells and keeps nothing that its type’s description does not name, whatever a source hands over', async () => {
    const answered = onlyDescribed<unknown>(LOOKUP_RESULTS.telefone);
    const owner = { nome: 'ANA', religiao: 'x', toString: 'x', __proto__: { raca: 'x' } };
    const { lookups, book } = world({ quantidade: 1, resultado: [owner], segredo: 'x' }, null, answered);
    const { dataJson } = await lookups.run({ ...REQUEST, type: 'telefone' });
    expect(JSON.parse(dataJson)).toEqual({ quantidade: 1, resultado: [{ nome: 'ANA' }] });
    expect(book.records[0]?.result).toBe(dataJson);
  });

  it('tells nothing more on a page of a search for people', async () => {
    const answered = onlyDescribed<unknown>(LOOKUP_RESULTS.nome);
    const bearer = { dados_cpf: { nome: 'ANA', religiao: 'x' }, enderecos: [], raca: 'x' };
    const { lookups } = world({ resultados: [bearer], segredo: 'x' }, null, answered);
    const { dataJson } = await lookups.run({ ...REQUEST, type: 'nome', query: { nome: 'ANA' } });
    const resultados = [{ dados_cpf: { nome: 'ANA' }, enderecos: [] }];
    expect(JSON.parse(dataJson)).toEqual({ total: 1, pagina: 1, paginas: 1, resultados });
  });

  it('is refused without an active plan, and nobody is asked or noted', async () => {
    const { lookups, plan, source, book } = world({});
    plan.active = false;
    await expect(lookups.run(REQUEST)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'SUBSCRIPTION_REQUIRED',
      text: 'Sua assinatura expirou. Renove para continuar.',
      extra: { requiresSubscription: true },
    });
    expect([source.asked, book.records]).toEqual([[], []]);
  });

  it('needs no plan from an administrator', async () => {
    const { lookups, plan, source, book } = world({});
    plan.active = false;
    await lookups.run({ ...REQUEST, caller: { ...CALLER, exempt: true } });
    expect([source.asked.length, book.records]).toEqual([1, [expect.objectContaining({ exempt: true })]]);
  });

  it.each([null, '2020-01-01'])('waits for the terms in force when those accepted are %p', async (termsVersion) => {
    const { lookups, source } = world({});
    await expect(lookups.run({ ...REQUEST, caller: { ...CALLER, termsVersion } })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'TERMS_NOT_ACCEPTED',
      text: 'Aceite os termos de uso para continuar.',
    });
    expect(source.asked).toEqual([]);
  });

  it('takes later terms, accepted at an instance of a newer version, for those in force', async () => {
    const caller = { ...CALLER, termsVersion: '2999-01-01' };
    const { lookups, source } = world({});
    await lookups.run({ ...REQUEST, caller });
    expect(source.asked).toHaveLength(1);
  });

  it('of a person needs a purpose: the request’s, else the account’s', async () => {
    const { lookups, book } = world({});
    await expect(lookups.run({ ...REQUEST, purpose: null })).rejects.toMatchObject({
      kind: 'unprocessable',
      code: 'PURPOSE_REQUIRED',
      text: 'Informe a finalidade da consulta.',
    });
    const caller: Caller = { ...CALLER, defaultPurpose: 'cobranca' };
    await lookups.run({ ...REQUEST, purpose: null, caller });
    await lookups.run({ ...REQUEST, caller });
    expect(book.records.map(({ purpose }) => purpose)).toEqual(['cobranca', 'protecao_credito']);
  });

  it('of a company needs none, and takes none from the account', async () => {
    const { lookups, book } = world({});
    const caller: Caller = { ...CALLER, defaultPurpose: 'cobranca' };
    await lookups.run({ type: 'cnpj', query: { cnpj: '11222333000181' }, purpose: null, caller, afresh: false });
    expect(book.records[0]?.purpose).toBeNull();
  });

  it('of a company is given again to anybody, but while its source leaves out a key fact', async () => {
    const keyFacts = (company: unknown) => ({ nome: (company as { nome: string | null }).nome });
    const { lookups, source } = world({ nome: null }, null, undefined, keyFacts);
    const query = { cnpj: '11222333000181' };
    const company = (accountId: string) =>
      lookups.run({ ...REQUEST, type: 'cnpj', query, purpose: null, caller: { ...CALLER, accountId } });
    expect((await company('ana')).meta.emCache).toBe(false);
    source.reply = { nome: 'ACME' };
    const whole = await company('bia');
    expect([JSON.parse(whole.dataJson), whole.meta.emCache]).toEqual([{ nome: 'ACME' }, false]);
    const again = await company('ana');
    expect([JSON.parse(again.dataJson), again.meta.emCache]).toEqual([{ nome: 'ACME' }, true]);
    expect(source.asked).toHaveLength(2);
  });

  it('is in maintenance while no source is configured, and is kept as a failure that names no source', async () => {
    const { unconfigured, book } = world({});
    await expect(unconfigured.run(REQUEST)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'MAINTENANCE',
      text: 'Manutenção, voltará em breve...',
    });
    expect(book.records).toEqual([
      expect.objectContaining({ outcome: 'source_down', source: null, reservation: null }),
    ]);
  });

  it('that finds nobody says so in the words of its type, and is kept', async () => {
    const { lookups, book } = world(null);
    await expect(lookups.run(REQUEST)).rejects.toMatchObject({
      kind: 'not-found',
      code: 'NOT_FOUND',
      text: 'CPF não encontrado na base de dados. Verifique se o CPF está correto.',
    });
    expect(book.records).toEqual([expect.objectContaining({ outcome: 'not_found', result: null })]);
  });

  it('whose source is out fails as the source did, and is kept', async () => {
    const { lookups, book } = world(SOURCE_DOWN);
    await expect(lookups.run(REQUEST)).rejects.toBe(SOURCE_DOWN);
    expect(book.records).toEqual([expect.objectContaining({ outcome: 'source_down', result: null })]);
  });

  it('that breaks by an accident of ours is kept too', async () => {
    const accident = new TypeError('x is undefined');
    const { lookups, book } = world(accident);
    await expect(lookups.run(REQUEST)).rejects.toBe(accident);
    expect(book.records).toHaveLength(1);
  });

  it('is not answered when it could not be kept', async () => {
    const { lookups, book } = world({ nome: 'ANA' });
    book.failure = new Error('database away');
    await expect(lookups.run(REQUEST)).rejects.toThrow('database away');
  });

  it('is not answered when the plan ended meanwhile', async () => {
    const { lookups, book } = world({ nome: 'ANA' });
    book.planEnded = true;
    await expect(lookups.run(REQUEST)).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
  });

  it('whose source is out is simulated where its kind says so, says it, and is never a success', async () => {
    const { lookups, book } = world(SOURCE_DOWN, (query) => ({ ...query, situacao: 'NULA' }));
    const { dataJson, meta } = await lookups.run(REQUEST);
    expect(JSON.parse(dataJson)).toEqual({ cpf: '52998224725', situacao: 'NULA' });
    expect(meta).toMatchObject({ origem: 'simulada', simulado: true, fonte: 'Simulação', dadosDe: null });
    expect(book.records).toEqual([
      expect.objectContaining({
        outcome: 'simulated',
        source: { origem: 'simulada', fonte: 'Simulação', legalBasis: null },
        result: dataJson,
      }),
    ]);
  });

  it.each<[string, Reply, string]>([
    ['an answer', { nome: 'ANA' }, 'success'],
    ['nobody', null, 'not_found'],
    ['a subject who is withheld', new AppError('suppressed', 'SUBJECT_SUPPRESSED', 'x'), 'withheld'],
    ['an accident of ours', new TypeError('x is undefined'), 'source_down'],
  ])('is not simulated over %s', async (_what, reply, outcome) => {
    const { lookups, book } = world(reply, () => ({ situacao: 'REGULAR' }));
    await lookups.run(REQUEST).catch(() => null);
    expect(book.records.map((record) => record.outcome)).toEqual([outcome]);
    expect(JSON.stringify(book.records)).not.toMatch(/simula/i);
  });

  it('of a minor is withheld when it is simulated, too', async () => {
    const { lookups, book } = world(SOURCE_DOWN, () => ({ nascimento: '22/11/2008' }));
    await expect(lookups.run(REQUEST)).rejects.toMatchObject({ code: 'SUBJECT_SUPPRESSED' });
    expect(book.records).toEqual([expect.objectContaining({ outcome: 'withheld', result: null })]);
  });
});

describe('A lookup of a protected person', () => {
  it('under 18 tells nothing and keeps nothing but that it was withheld', async () => {
    const { lookups, book } = world({ nome: 'ANA', nascimento: '22/11/2008' });
    await expect(lookups.run(REQUEST)).rejects.toMatchObject({ kind: 'suppressed', code: 'SUBJECT_SUPPRESSED' });
    expect(book.records).toEqual([expect.objectContaining({ outcome: 'withheld', result: null })]);
    expect(JSON.stringify(book.records.map(({ protocolo: _, ...kept }) => kept))).not.toContain('ANA');
  });

  it('who has died keeps no more than it shows', async () => {
    const { lookups, book } = world({ nome: 'ANA', situacao_cadastral: 'TITULAR FALECIDO' });
    const { dataJson } = await lookups.run(REQUEST);
    expect(JSON.parse(dataJson)).toEqual({ nome: null, situacao_cadastral: 'TITULAR FALECIDO' });
    expect(book.records[0]?.result).toBe(dataJson);
  });
});

describe('A lookup of a suppressed person', () => {
  const ANA: SubjectKey = { kind: 'cpf', key: '52998224725' };

  it('asks nobody, also for an administrator, and keeps that it was withheld by no source', async () => {
    const { lookups, suppressed, source, book } = world({ nome: 'ANA' });
    suppressed.keys = [ANA];
    await expect(lookups.run({ ...REQUEST, caller: { ...CALLER, exempt: true } })).rejects.toMatchObject({
      kind: 'suppressed',
      code: 'SUBJECT_SUPPRESSED',
      text: 'Os dados desta pessoa não estão disponíveis.',
    });
    expect(source.asked).toEqual([]);
    expect(book.records).toEqual([expect.objectContaining({ outcome: 'withheld', source: null, result: null })]);
  });

  it('by another’s document tells nothing of the person, and names the source that was asked', async () => {
    const { lookups, suppressed, book } = world({
      resultado: { dados_gerais: { cpf: '529.982.247-25', nome: 'ANA' } },
    });
    suppressed.keys = [ANA];
    await expect(lookups.run({ ...REQUEST, query: { cpf: '11144477735' } })).rejects.toMatchObject({
      code: 'SUBJECT_SUPPRESSED',
    });
    expect(book.records).toEqual([expect.objectContaining({ outcome: 'withheld', result: null })]);
    expect(book.records[0]?.source).not.toBeNull();
  });

  it('who is suppressed while the source answers is withheld', async () => {
    let answer = (_: object): void => undefined;
    const { lookups, suppressed } = world(
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
    );
    const asked = lookups.run(REQUEST);
    suppressed.keys = [ANA];
    answer({ cpf: '52998224725', nome: 'ANA' });
    await expect(asked).rejects.toMatchObject({ code: 'SUBJECT_SUPPRESSED' });
  });

  it('is refused with everybody else’s while nobody knows who is suppressed', async () => {
    const { lookups, suppressed, source } = world({ nome: 'ANA' });
    suppressed.failure = new AppError('unavailable', 'UNAVAILABLE', 'x');
    await expect(lookups.run(REQUEST)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(source.asked).toEqual([]);
  });
});

describe('Identical lookups of one account at the same time', () => {
  it('ask the source once and leave an entry each', async () => {
    const { lookups, source, book } = world(Promise.resolve({ nome: 'ANA' }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => lookups.run(REQUEST)));
    expect(source.asked).toHaveLength(1);
    expect(new Set(answers.map(({ dataJson }) => dataJson)).size).toBe(1);
    expect(new Set(answers.map(({ meta }) => meta.protocolo)).size).toBe(50);
    expect(book.records).toHaveLength(50);
    expect(answers.filter(({ meta }) => meta.emCache)).toHaveLength(49);
  });

  it('share a failure, and the next one asks again', async () => {
    const { lookups, source, book } = world(SOURCE_DOWN);
    await Promise.allSettled([lookups.run(REQUEST), lookups.run(REQUEST)]);
    expect(source.asked).toHaveLength(1);
    source.reply = { nome: 'ANA' };
    await lookups.run(REQUEST);
    expect(source.asked).toHaveLength(2);
    expect(book.records.map(({ outcome }) => outcome)).toEqual(['source_down', 'source_down', 'success']);
  });

  it('that found nobody ask again', async () => {
    const { lookups, source } = world(null);
    await lookups.run(REQUEST).catch(() => null);
    source.reply = { nome: 'ANA' };
    expect((await lookups.run(REQUEST)).meta.emCache).toBe(false);
  });

  it('are not shared between accounts', async () => {
    const { lookups, source } = world(Promise.resolve({}));
    const other = { ...REQUEST, caller: { ...CALLER, accountId: 'outra' } };
    await Promise.all([lookups.run(REQUEST), lookups.run(other)]);
    expect(source.asked).toHaveLength(2);
  });
});
