import fc from 'fast-check';
import { compareRows, fileAt, kindAt, lineAt } from './compare-rows.js';
import { WORDS } from './digests.js';

/** A row of a kind (0 is companies); without a file one of the register. */
interface Row {
  readonly kind: number;
  readonly root: number;
  readonly second: number;
  readonly hash: number;
  readonly file: number;
  readonly line: number;
}

const FIRMS = 0;
const UNITS = 1;
const row = (said: Partial<Row>): Row => ({ kind: FIRMS, root: 1, second: 0, hash: 1, file: 0, line: 1, ...said });
const inForce = (said: Partial<Row>): Row => row({ file: -1, line: 0, ...said });

describe('A month beside the register', () => {
  it('has what is new, what says something else, and lacks what is gone', () => {
    const found = compared([
      inForce({ root: 1 }),
      inForce({ root: 2 }),
      inForce({ root: 3, hash: 5 }),
      row({ root: 1, line: 1 }),
      row({ root: 2, line: 2, hash: 9 }),
      row({ root: 4, line: 3 }),
    ]);
    expect(found).toMatchObject({
      lines: 3,
      rows: [3, 0, 0, 0],
      changed: ['f2:0 0/2', 'f4:0 0/3'],
      gone: ['f3:0 -1/0'],
    });
  });

  it('keeps of one key the last, in the order of files and lines, in whatever order they come', () => {
    const found = compared([
      row({ file: 1, line: 1 }),
      row({ file: 0, line: 9 }),
      row({ file: 1, line: 4, hash: 7 }),
      row({ file: 0, line: 2 }),
    ]);
    expect(found).toMatchObject({
      doubled: ['f1:0 0/2', 'f1:0 0/9', 'f1:0 1/1'],
      standing: ['f1:0 1/4'],
      changed: ['f1:0 1/4'],
    });
  });

  it('counts a line once that was read again after a kill', () => {
    const [first, later] = [row({ line: 2 }), row({ line: 7 })];
    expect(compared([first, later, first, later, first])).toMatchObject({
      lines: 2,
      doubled: ['f1:0 0/2'],
      rows: [1, 0, 0, 0],
    });
  });

  it('leaves out what has no company, and what the register had of it is gone', () => {
    const found = compared([inForce({ kind: UNITS, second: 1 }), row({ kind: UNITS, second: 1, line: 8 })]);
    expect(found).toMatchObject({ orphaned: ['u1:1 0/8'], gone: ['u1:1 -1/0'], rows: [0, 0, 0, 0] });
  });

  it('is what comparing them one by one tells', () => {
    const rows = fc.record({
      kind: fc.nat(3),
      root: fc.constantFrom(1, 2, 2 ** 32 + 1, 2 ** 40),
      second: fc.nat(2),
      hash: fc.nat(1),
      file: fc.integer({ min: -1, max: 1 }),
      line: fc.integer({ min: 1, max: 40 }),
    });
    const sound = fc.array(rows, { maxLength: 60 }).map(possible);
    fc.assert(
      fc.property(sound, (given) => expect(compared(given)).toEqual(plainly(given))),
      { numRuns: 500 },
    );
  });
});

/** A line says one thing, a row of the register stands once, and companies have no more to their key. */
function possible(rows: readonly Row[]): Row[] {
  const seen = new Map<string, Row>();
  for (const given of rows) {
    const one = { ...given, second: given.kind === FIRMS ? 0 : given.second, line: given.file < 0 ? 0 : given.line };
    const name = one.file < 0 ? keyOf(one) : `${one.kind} ${one.file} ${one.line}`;
    if (!seen.has(name)) seen.set(name, one);
  }
  const all = [...seen.values()];
  // Some come twice.
  return [...all, ...all.filter((_, n) => n % 3 === 0)];
}

const keyOf = ({ kind, root, second }: Row) => `${kind} ${root} ${second}`;
const said = ({ kind, root, second, file, line }: Row) => `${'fupt'[kind]}${root}:${second} ${file}/${line}`;

function plainly(given: readonly Row[]) {
  const lines = [
    ...new Map(
      given.filter(({ file }) => file >= 0).map((one) => [`${one.kind} ${one.file} ${one.line}`, one]),
    ).values(),
  ];
  const last = new Map<string, Row>();
  const doubled: Row[] = [];
  for (const one of lines.sort((a, b) => a.file - b.file || a.line - b.line)) {
    const before = last.get(keyOf(one));
    if (before) doubled.push(before);
    last.set(keyOf(one), one);
  }
  const firms = new Set([...last.values()].filter(({ kind }) => kind === FIRMS).map(({ root }) => root));
  const orphaned = [...last.values()].filter(({ root }) => !firms.has(root));
  const month = new Map([...last].filter(([, { root }]) => firms.has(root)));
  const register = new Map(given.filter(({ file }) => file < 0).map((one) => [keyOf(one), one]));
  return {
    lines: lines.length,
    rows: [0, 1, 2, 3].map((kind) => [...month.values()].filter((one) => one.kind === kind).length),
    doubled: doubled.map(said).sort(),
    standing: [...new Set(doubled.map(keyOf))].map((key) => said(last.get(key) as Row)).sort(),
    orphaned: orphaned.map(said).sort(),
    changed: [...month]
      .filter(([key, { hash }]) => register.get(key)?.hash !== hash)
      .map(([, one]) => said(one))
      .sort(),
    gone: [...register]
      .filter(([key]) => !month.has(key))
      .map(([, one]) => said(one))
      .sort(),
  };
}

function compared(rows: readonly Row[]) {
  const digests = new Int32Array(rows.length * WORDS);
  for (const [n, { kind, root, second, hash, file, line }] of rows.entries())
    digests.set(
      [Math.floor(root / 2 ** 32) | (kind << 10) | ((file + 1) << 12), root | 0, 0, second, 0, hash, line],
      n * WORDS,
    );
  const found = compareRows(digests);
  const told = (places: readonly number[]) =>
    places
      .map((at) =>
        said({
          kind: kindAt(digests, at),
          root: ((digests[at] as number) & 0x3ff) * 2 ** 32 + ((digests[at + 1] as number) >>> 0),
          second: digests[at + 3] as number,
          hash: 0,
          file: fileAt(digests, at),
          line: lineAt(digests, at),
        }),
      )
      .sort();
  const { lines, rows: counts, doubled, standing, orphaned, changed, gone } = found;
  return {
    ...{ lines, rows: counts, doubled: told(doubled), standing: told(standing) },
    ...{ orphaned: told(orphaned), changed: told(changed), gone: told(gone) },
  };
}
