/** The same pages, of which the first was read: what fails until then can be answered as an error, and does not cut a file off. */
export async function begun<Page>(pages: AsyncIterable<Page>): Promise<AsyncIterable<Page>> {
  const rest = pages[Symbol.asyncIterator]();
  let first: IteratorResult<Page> | null = await rest.next();
  const next = async () => {
    const given = first ?? (await rest.next());
    first = null;
    return given;
  };
  const end = async (): Promise<IteratorResult<Page>> => (await rest.return?.()) ?? { done: true, value: undefined };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}
