type Source = () => Promise<unknown> | AsyncIterable<unknown>;

/**
 * The text of a JSON object, piece by piece: a member may be a value, or a function that reads one, or that yields the
 * items of a list one after the other, so that a list of any length is never held in memory.
 */
export async function* jsonObject(members: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, member] of Object.entries(members)) {
    yield `${before}${JSON.stringify(name)}: `;
    yield* textOf(member);
    before = ',\n';
  }
  yield before === '{\n' ? '{}\n' : '\n}\n';
}

async function* textOf(member: unknown): AsyncGenerator<string> {
  const value: unknown = typeof member === 'function' ? (member as Source)() : member;
  if (isList(value)) yield* listOf(value);
  else yield JSON.stringify((await value) ?? null, null, 2);
}

async function* listOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item, null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

function isList(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
