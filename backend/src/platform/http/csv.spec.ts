import { csvFile } from './csv.js';

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
  const chunks = csvFile({ name: 'x', columns: { Coluna: (row: string) => row } }, pages())[Symbol.asyncIterator]();
  for (let taken = 1; taken <= 20; taken++) {
    await chunks.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBeLessThanOrEqual(taken + 2);
  }
  await chunks.return?.();
  expect([asked < 30, closed]).toEqual([true, true]);
});
