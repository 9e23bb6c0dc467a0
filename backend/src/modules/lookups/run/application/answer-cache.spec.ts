import type { SourceIdentity } from '../../model/provenance.js';
import { AnswerCache, type Asked, type Found } from './answer-cache.js';

const BUREAU: SourceIdentity = { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' };
const REGISTER: SourceIdentity = { origem: 'aberta', fonte: 'Cadastro', legalBasis: null };
const ANA: Asked = { accountId: 'ana', type: 'cpf', query: { cpf: '52998224725' } };
const COMPANY: Asked = { accountId: 'ana', type: 'cnpj', query: { cnpj: '11222333000181' } };
const AT = new Date('2026-11-21T12:00:00.000Z');
const JSON_TEXT = '{"nome":"CANARIO DE OURO"}';

const found = (source: SourceIdentity): Found => ({
  verdict: { kind: 'found', source, answer: { data: JSON.parse(JSON_TEXT), dadosDe: '2026-10' } },
  askedAt: AT,
});

class History {
  readonly kept = new Map<string, string>();

  async savedAnswer(accountId: string, id: string): Promise<string | null> {
    return this.kept.get(`${accountId} ${id}`) ?? null;
  }
}

function memory(lifetimes = { ownSeconds: 60, openSeconds: 600 }) {
  const history = new History();
  const answers = new AnswerCache(history, (text) => Buffer.from(text).toString('hex'), lifetimes, Date.now);
  const lookUp = (asked: Asked, source = BUREAU) => {
    history.kept.set(`${asked.accountId} entrada`, JSON_TEXT);
    answers.remember(answers.slotOf(asked), 'entrada', found(source), JSON_TEXT);
  };
  return { history, answers, lookUp };
}

describe('An answer of a moment ago', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('is given again as one from the cache, with its source, its age and the moment it was asked', async () => {
    const { answers, lookUp } = memory();
    lookUp(ANA);
    expect(await answers.recall(answers.slotOf(ANA))).toEqual({
      verdict: {
        kind: 'found',
        source: { ...BUREAU, origem: 'cache' },
        answer: { data: { nome: 'CANARIO DE OURO' }, dadosDe: '2026-10' },
      },
      askedAt: AT,
    });
  });

  it.each<[string, Asked]>([
    ['account', { ...ANA, accountId: 'bia' }],
    ['type', { ...ANA, type: 'fotorj' }],
    ['subject', { ...ANA, query: { cpf: '11144477735' } }],
  ])('is for the same %s only', async (_what, asked) => {
    const { answers, lookUp, history } = memory();
    lookUp(ANA);
    history.kept.set('bia entrada', JSON_TEXT);
    expect(await answers.recall(answers.slotOf(asked))).toBeNull();
  });

  it('is gone after its time', async () => {
    const { answers, lookUp } = memory();
    lookUp(ANA);
    jest.advanceTimersByTime(59_000);
    expect(await answers.recall(answers.slotOf(ANA))).not.toBeNull();
    jest.advanceTimersByTime(2_000);
    expect(await answers.recall(answers.slotOf(ANA))).toBeNull();
  });

  it('is gone once its entry was erased', async () => {
    const { answers, lookUp, history } = memory();
    lookUp(ANA);
    history.kept.clear();
    expect(await answers.recall(answers.slotOf(ANA))).toBeNull();
  });

  it('leaves neither subject nor answer in memory when it is of a person (ASVS 14.2.2)', () => {
    const { answers, lookUp } = memory();
    lookUp(ANA);
    const seen = JSON.stringify({ ...answers, history: null }, (_key, value) => {
      if (value instanceof Map) return [...value];
      return typeof value?.dump === 'function' ? value.dump() : value;
    });
    expect(seen).not.toContain('CANARIO');
    expect(seen).toContain('entrada');
  });

  it('of open data is given to anybody, for longer', async () => {
    const { answers, lookUp, history } = memory();
    lookUp(COMPANY, REGISTER);
    history.kept.clear();
    jest.advanceTimersByTime(599_000);
    const again = await answers.recall(answers.slotOf({ ...COMPANY, accountId: 'bia' }));
    expect(again?.verdict.source).toEqual({ ...REGISTER, origem: 'cache' });
    jest.advanceTimersByTime(2_000);
    expect(await answers.recall(answers.slotOf(COMPANY))).toBeNull();
  });

  it('is not prolonged by being given again', async () => {
    const { answers, lookUp } = memory();
    lookUp(ANA);
    const again = await answers.recall(answers.slotOf(ANA));
    jest.advanceTimersByTime(50_000);
    if (again) answers.remember(answers.slotOf(ANA), 'outra', again, JSON_TEXT);
    jest.advanceTimersByTime(11_000);
    expect(await answers.recall(answers.slotOf(ANA))).toBeNull();
  });

  it('is not given again where that is turned off', async () => {
    const { answers, lookUp } = memory({ ownSeconds: 0, openSeconds: 0 });
    lookUp(ANA);
    lookUp(COMPANY, REGISTER);
    expect([await answers.recall(answers.slotOf(ANA)), await answers.recall(answers.slotOf(COMPANY))]).toEqual([
      null,
      null,
    ]);
  });
});
