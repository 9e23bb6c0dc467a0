import { text } from 'node:stream/consumers';
import { csvAnswer, csvFile } from './csv.js';

const SHEET = { name: 'x', columns: { Coluna: (row: string) => row } };

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
  const chunks = csvFile(SHEET, pages())[Symbol.asyncIterator]();
  for (let taken = 1; taken <= 20; taken++) {
    await chunks.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBeLessThanOrEqual(taken + 2);
  }
  await chunks.return?.();
  expect([asked < 30, closed]).toEqual([true, true]);
});

describe('An answer', () => {
  it('is the error where its first page cannot be read, and no half of a file', async () => {
    // biome-ignore lint/correctness/useYield: nothing is read.
    async function* pages(): AsyncGenerator<string[]> {
      throw new Error('away');
    }
    await expect(csvAnswer(SHEET, pages(), '2026-11-28')).rejects.toThrow('away');
  });

  it('has each page once, and lets go of them once nobody reads', async () => {
    let closed = 0;
    async function* pages() {
      try {
        for (const row of ['um', 'dois', 'três']) yield [row];
      } finally {
        closed += 1;
      }
    }
    const whole = await csvAnswer(SHEET, pages(), '2026-11-28');
    expect(await text(whole.getStream())).toBe('\uFEFFColuna\r\num\r\ndois\r\ntrês\r\n');
    const left = (await csvAnswer(SHEET, pages(), '2026-11-28')).getStream()[Symbol.asyncIterator]();
    await left.next();
    await left.next();
    await left.return?.();
    expect(closed).toBe(2);
  });
});
