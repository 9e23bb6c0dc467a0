import { jsonObject } from './json-object.js';

async function* items(...values: unknown[]): AsyncGenerator<unknown> {
  yield* values;
}

async function written(members: Record<string, unknown>): Promise<unknown> {
  let text = '';
  for await (const piece of jsonObject(members)) text += piece;
  return JSON.parse(text);
}

describe('a JSON object that is written piece by piece', () => {
  it('holds values, values that are read, and lists (ASVS 1.2.3)', async () => {
    const members = {
      versao: 1,
      conta: async () => ({ nome: 'Ana "A" Souza' }),
      consultas: () => items({ id: 1 }, null),
    };
    expect(await written(members)).toEqual({
      versao: 1,
      conta: { nome: 'Ana "A" Souza' },
      consultas: [{ id: 1 }, null],
    });
  });

  it.each([
    [{}, {}],
    [{ lista: () => items() }, { lista: [] }],
    [
      { nada: async () => undefined, zero: 0 },
      { nada: null, zero: 0 },
    ],
  ])('is whole without anything to hold, too: %#', async (members, expected) => {
    expect(await written(members)).toEqual(expected);
  });

  it('reads an item only when the one before was taken', async () => {
    let read = 0;
    async function* counted() {
      for (; read < 100; ) yield ++read;
    }
    const pieces = jsonObject({ lista: () => counted() });
    for (let n = 0; n < 3; n++) await pieces.next();
    expect(read).toBeLessThanOrEqual(2);
  });

  it('fails when a part cannot be read, rather than leave it out', async () => {
    const broken = { conta: () => Promise.reject(new Error('away')) };
    await expect(written(broken)).rejects.toThrow('away');
  });
});
