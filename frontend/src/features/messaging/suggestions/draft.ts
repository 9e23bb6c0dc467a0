const KEY = 'rascunhoSugestao';

/** What was typed and not sent yet, for as long as the tab is open. */
export function readDraft(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

export function saveDraft(message: string): void {
  if (message) sessionStorage.setItem(KEY, message);
  else sessionStorage.removeItem(KEY);
}
