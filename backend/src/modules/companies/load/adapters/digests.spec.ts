import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileAt, kindAt, lineAt } from './compare-rows.js';
import { Digests, WORDS } from './digests.js';

const MEGABYTES = 40 * 1_048_576;

describe('Digests', () => {
  let room: string;
  beforeEach(() => (room = mkdtempSync(join(tmpdir(), 'nitido-digests-'))));
  afterEach(() => rmSync(room, { recursive: true, force: true }));

  it('give back every row, those of a company together, whatever their order and how many they are', () => {
    const digests = Digests.begin(join(room, 'all', 'one'), MEGABYTES);
    const companies = 9_000;
    for (const kind of [0, 1, 3])
      for (let n = 0; n < companies; n++) add(digests, (n * 7_919) % companies, kind, n + 1);
    const buckets = Array.from(digests.read(), rowsIn);
    digests.remove();
    expect(buckets.length).toBeGreaterThan(3);
    expect(buckets.every((rows) => rows.length > 0)).toBe(true);
    expect(buckets.map((rows) => new Set(rows.map(({ root }) => root)).size * 3)).toEqual(
      buckets.map((rows) => rows.length),
    );
    expect(buckets.flat()).toHaveLength(companies * 3);
    expect(existsSync(join(room, 'all', 'one'))).toBe(false);
  });

  it('go on after a kill without the row in whose middle it came', () => {
    const folder = join(room, 'all', 'one');
    const killed = Digests.begin(folder, MEGABYTES);
    for (let n = 0; n < 100; n++) add(killed, n, 0, n + 1);
    killed.flush();
    killed.close();
    for (const name of readdirSync(folder)) appendFileSync(join(folder, name), Buffer.alloc(13, 1));
    const digests = Digests.at(folder) as Digests;
    expect(digests.rows).toBe(100);
    for (let n = 100; n < 200; n++) add(digests, n, 0, n + 1);
    const rows = Array.from(digests.read(), rowsIn).flat();
    digests.close();
    expect(rows.map(({ line }) => line).sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
    expect(new Set(rows.map(({ kind, file }) => `${kind} ${file}`))).toEqual(new Set(['0 12']));
  });

  it('are none before they were begun, and those of another load go', () => {
    expect(Digests.at(join(room, 'all', 'one'))).toBeNull();
    Digests.begin(join(room, 'all', 'one'), 0).close();
    Digests.begin(join(room, 'all', 'two'), 0).close();
    expect(readdirSync(join(room, 'all'))).toEqual(['two']);
  });
});

function add(digests: Digests, root: number, kind: number, line: number): void {
  digests.add({ rootHigh: 3, rootLow: root, secondHigh: 0, secondLow: 0, hashHigh: 5, hashLow: 6 }, kind, 12, line);
}

function rowsIn(digests: Int32Array) {
  return Array.from({ length: digests.length / WORDS }, (_, n) => ({
    root: digests[n * WORDS + 1],
    kind: kindAt(digests, n * WORDS),
    file: fileAt(digests, n * WORDS),
    line: lineAt(digests, n * WORDS),
  }));
}
