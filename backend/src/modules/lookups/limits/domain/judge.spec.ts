import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { cpfCheckDigits } from '../../../../kernel/cpf.js';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { LookupQuery } from '../../model/subject.js';
import type { Finding } from './finding.js';
import { judge } from './judge.js';
import { type Mark, type Trace, traceOf } from './trace.js';
import { TraceWindow, WINDOW_MS } from './trace-window.js';

const SEED = 20261121;
const mark: Mark = (kind, text) => createHash('sha256').update(`${kind}\0${text}`).digest().readUIntBE(0, 6);
const cpf = (base: number) => {
  const nine = String(base).padStart(9, '0');
  return nine + cpfCheckDigits(nine);
};

type Asked = [LookupType, LookupQuery, Trace['ending']?];
const byCpf = (base: number, ending: Trace['ending'] = 'found'): Asked => ['cpf', { cpf: cpf(base) }, ending];
const byName = (nome: string): Asked => ['nome', { nome }, 'found'];

/** What is found at any moment of a day in which these are asked, `everyMs`, and after how many. */
function day(asked: readonly Asked[], everyMs = 20_000): { worst: Finding | null; after: number } {
  const window = new TraceWindow();
  let worst: Finding | null = null;
  let after = 0;
  asked.forEach(([, query, ending = 'found'], n) => {
    const trace = traceOf(query, n * everyMs, mark);
    trace.ending = ending;
    window.add(trace);
    const finding = judge(window.recent(n * everyMs));
    if (finding && (!worst || (finding.measure === 'stopped' && worst.measure === 'slowed'))) {
      worst = finding;
      after = n + 1;
    }
  });
  return { worst, after };
}

/** Numbers in order, each at most `step` above the one before, without a pattern. */
function scattered(count: number, step: number): number[] {
  let [state, number] = [SEED, 0];
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    number += 1 + Math.floor((step * state) / 2 ** 31);
    return number;
  });
}

const GIVEN =
  'ANA MARIA JOSE JOAO ANTONIO FRANCISCO CARLOS PAULO PEDRO LUCAS LUIZ MARCOS LUIS GABRIEL RAFAEL DANIEL MARCELO BRUNO EDUARDO FELIPE RODRIGO MANOEL MATEUS ANDRE FERNANDO FABIO LEONARDO GUSTAVO GUILHERME LETICIA JULIANA PATRICIA ALINE CAMILA SANDRA AMANDA BRUNA JESSICA VANESSA JULIA LARISSA BEATRIZ RITA SONIA TEREZINHA VERA HELENA ALICE LAURA'.split(
    ' ',
  );
const SURNAMES =
  'SILVA SILVA SILVA SANTOS SANTOS OLIVEIRA OLIVEIRA SOUZA SOUZA LIMA PEREIRA FERREIRA COSTA RODRIGUES ALMEIDA NASCIMENTO ALVES CARVALHO ARAUJO RIBEIRO ROCHA BARBOSA GOMES MARTINS CARDOSO TEIXEIRA MOREIRA CORREIA'.split(
    ' ',
  );

/** What people do lawfully: debtors of a portfolio, a family, companies, names, retyping, some not found any more. */
const errand: fc.Arbitrary<Asked[]> = fc.oneof(
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 999_999_998 }), fc.integer({ min: 0, max: 99 })), {
      minLength: 1,
      maxLength: 50,
    })
    .map((list) => list.map(([base, luck]) => byCpf(base, luck < 40 ? 'nobody' : 'found'))),
  fc
    .integer({ min: 1, max: 999_999_000 })
    .chain((base) =>
      fc.integer({ min: 2, max: 6 }).map((children) => Array.from({ length: children }, (_, n) => byCpf(base + n))),
    ),
  fc
    .array(fc.tuple(fc.constantFrom(...GIVEN), fc.constantFrom(...GIVEN), fc.constantFrom(...SURNAMES)), {
      minLength: 1,
      maxLength: 30,
    })
    .map((list) => list.map((words) => byName(words.join(' ')))),
  fc
    .tuple(fc.constantFrom(...SURNAMES), fc.shuffledSubarray(GIVEN, { minLength: 2, maxLength: 8 }))
    .map(([surname, family]) => family.map((given) => byName(`${given} DE ${surname}`))),
  fc
    .tuple(fc.integer({ min: 1, max: 999_999_998 }), fc.integer({ min: 1, max: 12 }))
    .map(([base, times]) => Array.from({ length: times }, () => byCpf(base, 'nobody'))),
  fc
    .array(fc.integer({ min: 1_000_000, max: 99_999_999 }), { minLength: 1, maxLength: 20 })
    .map((roots) => roots.map((root): Asked => ['cnpj', { cnpj: `${String(root).padStart(8, '0')}000100` }])),
  fc
    .integer({ min: 10_000_000, max: 99_999_000 })
    .map((root) =>
      Array.from({ length: 15 }, (_, n): Asked => ['cnpj', { cnpj: `${root}${String(n + 1).padStart(4, '0')}00` }]),
    ),
  fc
    .array(fc.integer({ min: 900_000_000, max: 999_999_999 }), { minLength: 1, maxLength: 15 })
    .map((lines) => lines.map((line): Asked => ['telefone', { telefone: `11${line}` }])),
);

const legitimateDay = fc.array(errand, { minLength: 1, maxLength: 12 }).map((errands) => errands.flat());

describe('Ordinary use', () => {
  it('is never stopped, in 1,000 days of it', () => {
    fc.assert(
      fc.property(legitimateDay, (asked) => day(asked).worst?.measure !== 'stopped'),
      { numRuns: 1_000, seed: SEED },
    );
  });

  it('is hardly ever slowed', () => {
    const days = fc.sample(legitimateDay, { numRuns: 300, seed: SEED });
    expect(days.filter((asked) => day(asked).worst !== null).length).toBeLessThan(3);
  });

  it.each<[string, Asked[]]>([
    [
      'fifty scattered documents, pasted one after the other',
      Array.from({ length: 50 }, (_, n) => byCpf(137 + n * n * 97_003)),
    ],
    ['a family registered together', Array.from({ length: 8 }, (_, n) => byCpf(200_000_000 + n))],
    ['one document typed again and again', Array.from({ length: 60 }, () => byCpf(123_456_789, 'nobody'))],
    ['namesakes', Array.from({ length: 12 }, (_, n) => byName(`${GIVEN[n]} DA SILVA`))],
    [
      'a page of customers in alphabetical order',
      [...GIVEN].sort().map((given, n) => byName(`${given} ${SURNAMES[n % SURNAMES.length]}`)),
    ],
    [
      'the branches of one company',
      Array.from({ length: 40 }, (_, n): Asked => ['cnpj', { cnpj: `11222333${String(n).padStart(4, '0')}00` }]),
    ],
    [
      'the companies that were opened in one city yesterday',
      scattered(150, 100).map((root): Asked => ['cnpj', { cnpj: `${60_000_000 + root}000100` }]),
    ],
    [
      'people of one town, whose documents were given out near each other',
      scattered(60, 3_000).map((one) => byCpf(400_000_000 + one)),
    ],
    [
      'the lines of an office',
      scattered(60, 80).map((line): Asked => ['telefone', { telefone: String(1_133_440_000 + line) }]),
    ],
    [
      'one street after the other',
      Array.from({ length: 60 }, (_, n): Asked => ['cep', { cep: String(1_310_100 + n).padStart(8, '0') }]),
    ],
    ['a source that is out', Array.from({ length: 90 }, (_, n) => byCpf(137 + n * n * 97_003, 'down'))],
  ])('such as %s is not noticed', (_, asked) => {
    expect(day(asked).worst).toBeNull();
  });
});

describe('Trying things out', () => {
  const shuffled = (asked: Asked[]) => asked.map((one, n) => asked[(n * 7) % asked.length] ?? one);
  const many = (ending: Trace['ending']) =>
    Array.from({ length: 1_200 }, (_, n) => byCpf(mark(ending, String(n)) % 999_999_999, ending));
  const up = (step: number) => Array.from({ length: 40 }, (_, n) => byCpf(300_000_000 + n * step));
  const attacks: [string, Finding['detector'], number, Asked[]][] = [
    ['documents counted up', 'sequencia', 16, up(1)],
    ['documents counted down', 'sequencia', 16, up(1).reverse()],
    ['documents counted up by seven', 'sequencia', 16, up(7)],
    ['documents counted up, in disorder', 'sequencia', 40, shuffled(up(3))],
    ['documents a thousand apart', 'sequencia', 21, up(1_000)],
    ['documents at small steps of no pattern', 'sequencia', 40, scattered(60, 37).map((n) => byCpf(300_000_000 + n))],
    ['the same, in disorder', 'sequencia', 40, shuffled(scattered(60, 37).map((n) => byCpf(300_000_000 + n)))],
    [
      'small steps hidden among others',
      'sequencia',
      120,
      scattered(60, 37).flatMap((n) => [byCpf(300_000_000 + n), byCpf(n * n * 97_003), byCpf(n * n * 31_337 + 7)]),
    ],
    [
      'identity cards at small steps',
      'sequencia',
      40,
      scattered(60, 37).map((n): Asked => ['rg', { rg: String(30_000_000 + n) }, 'found']),
    ],
    [
      'a row hidden among others',
      'sequencia',
      48,
      up(1).flatMap((one, n) => [one, byCpf(n * n * 97_003), byCpf(n * n * 31_337 + 7)]),
    ],
    [
      'phones counted up',
      'sequencia',
      16,
      Array.from({ length: 40 }, (_, n): Asked => ['telefone', { telefone: String(11_988_880_000 + n) }]),
    ],
    [
      'numbered e-mails',
      'sequencia',
      16,
      Array.from({ length: 40 }, (_, n): Asked => ['email', { email: `maria${n + 1}@exemplo.com.br` }]),
    ],
    ['one surname with every given name', 'nomes', 30, GIVEN.map((given) => byName(`${given} XAVIER`))],
    [
      'one given name with every surname',
      'nomes',
      40,
      Array.from({ length: 45 }, (_, n) => byName(`ANA ${GIVEN[n]}EIRA`)),
    ],
    [
      'documents of which hardly any exists',
      'sem_resultado',
      80,
      Array.from({ length: 90 }, (_, n) => byCpf(137 + n * n * 97_003, n % 10 ? 'nobody' : 'found')),
    ],
  ];

  it.each(attacks)('%s (%s) is stopped within %i lookups', (_, detector, within, asked) => {
    const { worst, after } = day(asked);
    expect(worst).toMatchObject({ detector, measure: 'stopped' });
    expect(after).toBeLessThanOrEqual(within);
  });

  it('more than a person can, is slowed and then stopped', () => {
    const asked = many('found');
    expect(day(asked.slice(0, 399), 1_000).worst).toBeNull();
    expect(day(asked.slice(0, 400), 1_000).worst).toMatchObject({ detector: 'volume', measure: 'slowed' });
    expect(day(asked, 1_000).worst).toMatchObject({ detector: 'volume', measure: 'stopped' });
    expect(day(many('other'), 1_000).worst).toMatchObject({ detector: 'volume', measure: 'stopped' });
  });

  it('more than a person can is no finding where the source is down, and hides no other', () => {
    expect(day(many('down'), 1_000).worst).toBeNull();
    const down = many('down');
    const mixed = many('found').flatMap((one, n) => [one, ...down.slice(n, n + 1)]);
    expect(day(mixed, 1_000).worst).toMatchObject({ detector: 'volume', measure: 'stopped' });
  });

  it('through a list of names, page by page, is slowed and never stopped', () => {
    const list = Array.from({ length: 60 }, (_, n) =>
      byName(`AN${String.fromCharCode(65 + (n % 26))}${n < 26 ? 'A' : 'E'}${n > 51 ? 'S' : ''}`),
    );
    list.sort(([, a], [, b]) => String(a.nome).localeCompare(String(b.nome)));
    expect(day(list).worst).toMatchObject({ detector: 'nomes', measure: 'slowed' });
  });

  it('is forgotten after an hour', () => {
    expect(day(up(1), WINDOW_MS / 8).worst).toBeNull();
  });
});

describe('A trace', () => {
  it('holds nothing of the document, the contact or the name', () => {
    const traces = [
      traceOf({ cpf: '52998224725' }, 1, mark),
      traceOf({ email: 'maria12@exemplo.com.br' }, 1, mark),
      traceOf({ nome: 'Ana Souza' }, 1, mark),
    ];
    expect(JSON.stringify(traces)).not.toMatch(/529982247|maria|exemplo|souza/i);
    expect(traces[0]?.place).not.toBe(529_982_247);
  });
});
