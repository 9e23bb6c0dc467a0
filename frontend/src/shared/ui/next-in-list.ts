const FOCUSABLE = 'a,button,input';

/** What stands in the place of something in a list's row, once that row is gone; asked for while it is there. Rows are alike at their end. */
export function nextInList(element: Element | null): () => HTMLElement | null {
  const row = element?.closest('li,tr');
  const list = row?.parentElement;
  if (!element || !row || !list) return () => null;
  const at = [...list.children].indexOf(row);
  const places = [...row.querySelectorAll(FOCUSABLE)];
  const fromEnd = places.indexOf(element) - places.length;
  return () => {
    const now = list.isConnected ? (list.children[at] ?? list.lastElementChild) : null;
    return [...(now?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].at(fromEnd) ?? null;
  };
}
