/** Of each account its own, and one of who has none. */
const keyOf = (owner: string | undefined) => (owner ? `rascunhoSugestao:${owner}` : 'rascunhoSugestao');

/** What was typed and not sent yet, for as long as the tab is open. */
export function readDraft(owner: string | undefined): string {
  return sessionStorage.getItem(keyOf(owner)) ?? '';
}

export function saveDraft(owner: string | undefined, message: string): void {
  if (message) sessionStorage.setItem(keyOf(owner), message);
  else sessionStorage.removeItem(keyOf(owner));
}
