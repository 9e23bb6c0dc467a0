/** One page of a list that is read by keys. */
export interface CountedPage<Item> {
  /** In the order of its list: the newest first, unless that says otherwise. */
  readonly items: readonly Item[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly capped: boolean;
}

/** How many there are, of which no more than some were counted. */
export type Counted = Pick<CountedPage<unknown>, 'total' | 'capped'>;

/** A short list that comes all at once, to be taken away. */
export function wholeList<Item>(items: readonly Item[]): WholeList<Item> {
  return {
    count: async () => ({ total: items.length, capped: false }),
    async *pages() {
      yield items;
    },
  };
}

/** All of a list, for who takes it away. */
export interface WholeList<Item> {
  count(most: number): Promise<Counted>;
  /** Read bit by bit. */
  pages(): AsyncIterable<readonly Item[]>;
}
