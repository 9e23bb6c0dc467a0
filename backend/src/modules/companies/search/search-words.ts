const MOST_WORDS = 40;
const CPF = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g;

/** A text's words as the register's index has them: without accents, signs and CPFs. */
export function searchWords(text: string): readonly string[] {
  const plain = text.replace(CPF, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

/** Whether a description has all the words, each of them as the beginning of one of its own. */
export function hasWords(description: string, words: readonly string[]): boolean {
  const own = searchWords(description);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
