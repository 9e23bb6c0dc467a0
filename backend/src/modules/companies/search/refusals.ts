import { AppError, invalidInput } from '../../../kernel/errors.js';
import { searchWords } from './search-words.js';

/** The words of a text that is looked for; INVALID_INPUT where it has none worth it. */
export function wordsOf(text: string): readonly string[] {
  const words = searchWords(text);
  if (words.some((word) => word.length > 1)) return words;
  throw invalidInput('text', 'Informe ao menos uma palavra com duas letras ou mais.');
}

export const searchTooBroad = (): AppError =>
  new AppError(
    'unprocessable',
    'COMPANY_SEARCH_BROAD',
    'A busca abrange empresas demais. Acrescente uma palavra ou um filtro.',
  );
