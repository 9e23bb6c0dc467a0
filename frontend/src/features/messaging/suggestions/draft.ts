/** Of each account its own, and one of who has none. */
const keyOf = (owner: string | undefined) => (owner ? `rascunhoSugestao:${owner}` : 'rascunhoSugestao');

/**
 * What was typed and not sent yet, for as long as the tab is open. An account without a draft takes over what was typed before
 * signing in.
 */
export function readDraft(owner: string | undefined): string {
  const own = sessionStorage.getItem(keyOf(owner));
  if (own !== null || !owner) return own ?? '';
  const before = readDraft(undefined);
  saveDraft(owner, before);
  saveDraft(undefined, '');
  return before;
}

export function saveDraft(owner: string | undefined, message: string): void {
  if (message) sessionStorage.setItem(keyOf(owner), message);
  else sessionStorage.removeItem(keyOf(owner));
}
