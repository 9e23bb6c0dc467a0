/** One page of a list that is read by keys. */
export interface Page<Item> {
  /** In the order of its list: the newest first, unless that says otherwise. */
  readonly items: readonly Item[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly total: number;
}

export interface CountedPage<Item> extends Page<Item> {
  /** Whether there are more than were counted. */
  readonly capped: boolean;
}

/** How many there are, of which no more than some were counted. */
export type Counted = Pick<CountedPage<unknown>, 'total' | 'capped'>;

/** All of a list, for who takes it away. */
export interface WholeList<Item> {
  count(most: number): Promise<Counted>;
  /** Read bit by bit. */
  pages(): AsyncIterable<readonly Item[]>;
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
