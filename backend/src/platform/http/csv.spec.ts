import fc from 'fast-check';
import { csvCell, csvFile } from './csv.js';

it('No cell begins a formula or breaks its line (seed 3)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvCell(text);
      expect(cell).not.toMatch(/^"?[=+\-@＝＋－＠\t\r]/);
      if (/[;\r\n"]/.test(cell)) expect(cell).toMatch(/^"(?:[^"]|"")*"$/s);
    }),
    { seed: 3, numRuns: 2_000 },
  );
});

it('A file asks for its next page only when a reader has taken the last one, and for none once nobody reads', async () => {
  let asked = 0;
  let closed = false;
  async function* pages() {
    try {
      for (; asked < 1_000; ) {
        asked += 1;
        yield ['linha'];
      }
    } finally {
      closed = true;
    }
  }
  const chunks = csvFile(['Coluna'], pages(), (row) => [row])[Symbol.asyncIterator]();
  for (let taken = 1; taken <= 20; taken++) {
    await chunks.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBeLessThanOrEqual(taken + 2);
  }
  await chunks.return?.();
  expect([asked < 30, closed]).toEqual([true, true]);
});
