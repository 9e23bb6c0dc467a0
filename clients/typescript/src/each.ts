export interface Page<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

/** Every item of a list, page after page: `each((query) => nitido.listLookups({ query }))`. */
export async function* each<Item>(list: (page: { cursor?: string }) => Promise<Page<Item>>): AsyncGenerator<Item> {
  for (let page = await list({}); ; page = await list({ cursor: page.nextCursor })) {
    yield* page.data;
    if (page.nextCursor === null) return;
  }
}
