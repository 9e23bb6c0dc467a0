import { FAULT_KINDS, type FaultKind } from '../../sandbox/faults/fault-kinds.js';
import { MAGIC_CEPS, MAGIC_CNPJS } from '../../sandbox/faults/magic-inputs.js';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { Person } from '../../sandbox/population/index.js';
import { LOOKUP_TYPES, type LookupType, lookupDefinition } from '../../src/kernel/lookup-catalogue.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { DOWN, PATIENT_SOURCES, QUICK_SOURCES, Subscriber } from './lookups-world.js';
import { ASKED, ask, PERSONAL, type PersonalType } from './queries-about-people.js';

jest.setTimeout(180_000);

type Expected = readonly [status: number, code: string | undefined, outcome: string];

/** What each fault of every source of a type comes to. */
const ENDINGS: Readonly<Record<FaultKind, Expected>> = {
  'not-found': [404, 'NOT_FOUND', 'not_found'],
  'server-error': [502, 'SOURCE_DOWN', 'source_down'],
  'rate-limited': [503, 'SOURCE_DOWN', 'source_down'],
  timeout: [504, 'SOURCE_DOWN', 'source_down'],
  reset: [503, 'SOURCE_DOWN', 'source_down'],
  garbage: [502, 'SOURCE_DOWN', 'source_down'],
  'wrong-content-type': [502, 'SOURCE_DOWN', 'source_down'],
  slow: [504, 'SOURCE_DOWN', 'source_down'],
  empty: [502, 'SOURCE_DOWN', 'source_down'],
  huge: [502, 'SOURCE_DOWN', 'source_down'],
  truncated: [502, 'SOURCE_DOWN', 'source_down'],
  inconsistent: [502, 'SOURCE_DOWN', 'source_down'],
};

/** Texts and pages come whole and say nothing that can be read: the type has words of its own for that. */
const UNREADABLE: Expected = [502, 'SOURCE_UNREADABLE', 'source_down'];
const UNREAD = { garbage: UNREADABLE, truncated: UNREADABLE };
/** A whole story of the first open source, and whom the only source names for a telephone: nothing contradicts them. */
const BELIEVED: Expected = [200, undefined, 'success'];

/** One way to a source: a type, how it is asked for a fault, and a good call after which no circuit opens. */
interface Way {
  readonly type: LookupType;
  readonly failing: (fault: FaultKind) => object;
  readonly recover: (who: Subscriber) => Promise<unknown>;
  readonly otherwise?: Partial<Record<FaultKind, Expected>>;
  readonly publicPage?: boolean;
}

const MANUEL = Person.ofCpf('52998224725');

const about = (type: PersonalType, more: Partial<Way> = {}): Way => ({
  type,
  failing: (fault) => ASKED[type](UNLUCKY[fault]),
  recover: (who) => ask(who, type, ASKED[type](MANUEL)),
  ...more,
});

const WAYS: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(PERSONAL.map((type) => [type, about(type)])),
  telefone: about('telefone', { otherwise: { inconsistent: BELIEVED } }),
  'cpf-2, public page': about('cpf-2', { publicPage: true, otherwise: UNREAD }),
  pix: about('pix', { otherwise: UNREAD }),
  cnpj: {
    type: 'cnpj',
    failing: (fault) => ({ cnpj: MAGIC_CNPJS.both[fault] }),
    recover: async (who) => {
      await ask(who, 'cnpj', { cnpj: MAGIC_CNPJS['brasil-api'].garbage });
      await ask(who, 'cnpj', { cnpj: '11222333000181' });
    },
    otherwise: { inconsistent: BELIEVED },
  },
  cep: {
    type: 'cep',
    failing: (fault) => ({ cep: MAGIC_CEPS.all[fault] }),
    recover: async (who) => {
      for (const vendor of ['brasil-api', 'viacep']) {
        await app.sandbox.post(`/faults/${vendor}`, { kind: 'garbage', times: 1 });
      }
      await ask(who, 'cep', { cep: '14062252' });
      await ask(who, 'cep', { cep: MAGIC_CEPS['brasil-api'].garbage });
      await ask(who, 'cep', { cep: '14062252' });
    },
    otherwise: { inconsistent: BELIEVED },
  },
};

/** Ways that share a vendor go one after the other, the vendors side by side. */
const OTHER_LANES = [['cpf-2'], ['cpf-2, public page'], ['fotorj'], ['email'], ['pix'], ['cnpj', 'cep']];
const BUREAU_LANE = Object.keys(WAYS).filter((way) => !OTHER_LANES.flat().includes(way));
const LANES = [BUREAU_LANE, ...OTHER_LANES];
const CASES = LANES.flat().flatMap((way) => FAULT_KINDS.map((fault) => [way, fault] as const));

/** What a fault came to: the answer, and what the account's tables hold since. */
interface Met {
  readonly answer: { status: number; code: string | undefined; error: string | undefined };
  readonly kept: { history: string[]; audit: string[]; counted: number };
  readonly successes: number;
}

/** Faults that last as long as a source is waited for; with all others it has time, however busy the machine is. */
const LASTING: readonly FaultKind[] = ['timeout', 'slow'];
const PUBLIC_PAGE = { CPF2_SOURCE: 'receita-federal' };

let app: RunningApp;
/** The usual one and the one that asks the public page, of those that wait long for a source and of those that do not. */
let patient: readonly [RunningApp, RunningApp];
let hasty: readonly [RunningApp, RunningApp];
const met = new Map<string, Met>();

beforeAll(async () => {
  app = await startApp({ env: PATIENT_SOURCES });
  const beside = (env: Record<string, string>) => startApp({ beside: app, env });
  patient = [app, await beside({ ...PATIENT_SOURCES, ...PUBLIC_PAGE })];
  hasty = [await beside(QUICK_SOURCES), await beside({ ...QUICK_SOURCES, ...PUBLIC_PAGE })];
  await Promise.all(LANES.map(walk));
});

async function walk(lane: readonly string[]): Promise<void> {
  for (const name of lane) {
    const { type, failing, recover, publicPage } = WAYS[name] as Way;
    for (const fault of FAULT_KINDS) {
      const ana = await Subscriber.of((LASTING.includes(fault) ? hasty : patient)[publicPage ? 1 : 0]);
      const { status, body } = await ask(ana, type, failing(fault));
      met.set(`${name} ${fault}`, {
        answer: { status, code: body.code, error: body.error },
        kept: await ana.kept(),
        successes: (await ana.history('?status=success')).total,
      });
      await recover(ana);
    }
  }
}

function textOf(type: LookupType, [, code]: Expected): string | undefined {
  const { notFound, unreadable } = lookupDefinition(type);
  return { NOT_FOUND: notFound, SOURCE_DOWN: DOWN, SOURCE_UNREADABLE: unreadable }[code ?? ''];
}

it.each(CASES)(
  'A lookup by %s whose sources meet the fault %s says what is true, and is kept once as that',
  (way, fault) => {
    const { type, otherwise } = WAYS[way] as Way;
    const expected = otherwise?.[fault] ?? ENDINGS[fault];
    const [status, code, outcome] = expected;
    const line = `${type} ${outcome}`;
    expect(met.get(`${way} ${fault}`)).toEqual({
      answer: { status, code, error: textOf(type, expected) },
      kept: { history: [line], audit: [line], counted: 1 },
      successes: outcome === 'success' ? 1 : 0,
    });
  },
);

it('Every lookup type that has a source is among them', () => {
  const types = new Set(Object.values(WAYS).map(({ type }) => type));
  expect([...types].sort()).toEqual(LOOKUP_TYPES.filter((type) => type !== 'cpf-pai').sort());
  expect(Object.keys(WAYS).sort()).toEqual(LANES.flat().sort());
});
