import type { ListPage, ListPages } from './list-pages';

/** The rows that are on the screen, in their order, for the file of a list that is narrowed and sorted here; null while they are not known. */
export function seenRows<Row>({ data }: ListPages<ListPage<Row>>, nameOf: (row: Row) => string) {
  if (!data) return null;
  return { only: data.pages.flatMap((page) => page.data.map(nameOf)).join(' ') };
}
