import { accented } from '@kernel/common-words';

const SMALL: ReadonlySet<string> = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);
const SHORT = /^(?:mei?|epp|s\/?a|eireli)$/;

/** COMERCIO DO BAIRRO LTDA → Comércio do Bairro Ltda. What the results use knows more, and brings all of the lookup page. */
export function readableName(name: string): string {
  return accented(name.toLowerCase().split(' ').map(wordOf).join(' '));
}

function wordOf(word: string, position: number): string {
  if (SHORT.test(word)) return word.toUpperCase();
  if (word === 'ltda') return 'Ltda.';
  return position > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
