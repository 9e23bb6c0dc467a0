import fc from 'fast-check';

/** What no field expects: wrong types, sizes, characters, and pieces that another language would read. */
const STRANGE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'Ana\u0000Lima',
  '\u202egnp.anA',
  'Ana\u200b\u2060Lima\ufeff',
  '\ud800',
  'a\udc00b',
  '😀'.repeat(50),
  'é'.normalize('NFD').repeat(40),
  'İstanbul ſſ ﬀ',
  'x'.repeat(10_000),
  `' OR 1=1; DROP TABLE accounts; --`,
  `1); SELECT pg_sleep(20); --`,
  '<img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}',
  'a\r\nSet-Cookie: x=1',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%',
  '%00',
  '=HYPERLINK("http://x")',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  '-1',
  '99999999999999999999',
  '0x10',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '٥٢٩٩٨٢٢٤٧٢٥',
  '529.982.247-25',
  '00000000000',
  'ana@gmail.com',
  'ana@gmail.com\u0000',
  `${'a'.repeat(300)}@gmail.com`,
];

const STRANGE_NUMBERS = [0, -0, -1, 1.5, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324];

const POLLUTION = '{"__proto__":{"admin":true,"length":1},"constructor":{"prototype":{"admin":true}},"toString":1}';

export const strangeText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...STRANGE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Any JSON at all, as JavaScript has it. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: strangeText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...STRANGE_NUMBERS, null, true, false) },
  { weight: 2, arbitrary: fc.constant(null).map(() => JSON.parse(POLLUTION) as unknown) },
  { weight: 1, arbitrary: fc.array(strangeText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant({ toString: 1, length: -1 }) },
  { weight: 1, arbitrary: fc.constantFrom(200, 2_000).map(nested) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value };
  return value;
}

/** Bodies that are no object, or no JSON. */
export const strangeBody = fc.constantFrom(
  '',
  'null',
  '[]',
  '"text"',
  '0',
  '{',
  '{"a":1}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"a":NaN}',
  '{"a":"\u0000"}',
  '{"a":"\\ud800"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  POLLUTION,
  `{"a":"${'x'.repeat(300_000)}"}`,
  '<a>1</a>',
  'a=1&b=2',
);

export const strangeType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'application/json; charset=utf-16',
  'application/problem+json',
  'application/json;',
  'json',
  '*/*',
);
