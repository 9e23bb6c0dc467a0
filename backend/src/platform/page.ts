/** One page of a list that is read by keys. */
export interface Page<Item> {
  /** In the order of its list: the newest first, unless that says otherwise. */
  readonly items: readonly Item[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly total: number;
}

/** All pages of a list one after the other, each asked for when the last one was taken. */
export async function* eachPage<Item>(
  read: (cursor: string | null) => Promise<Pick<Page<Item>, 'items' | 'next'>>,
): AsyncGenerator<readonly Item[]> {
  let cursor: string | null = null;
  do {
    const page: Pick<Page<Item>, 'items' | 'next'> = await read(cursor);
    yield page.items;
    cursor = page.next;
  } while (cursor !== null);
}

const PAGE = 20;
/** One more than a page holds: its presence says that there is a next one. */
export const rowsOfPage = PAGE + 1;

/** The page that these rows begin, of `size` rows. */
export function pageOf<Item>(
  found: readonly Item[],
  total: number,
  idOf: (item: Item) => string,
  size = PAGE,
): Page<Item> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, next: found.length > size && last ? idOf(last) : null, total };
}
