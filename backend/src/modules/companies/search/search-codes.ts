import type { CodeTexts } from '../query/index.js';
import { hasWords, searchWords } from './search-words.js';

export const STATUSES = { ativa: 2, suspensa: 3, inapta: 4, baixada: 8, nula: 1 } as const;
export const SIZES = { me: 1, epp: 3, demais: 5 } as const;

const CODE = /^[\d.\-/\s]+$/;

/**
 * The codes that somebody means by a code or by words of its description; none where nothing fits. With `whole` the beginning of a
 * code means all that begin so.
 */
export function matchingCodes(codes: CodeTexts, domain: string, text: string, whole?: number): readonly number[] {
  if (!CODE.test(text)) {
    const words = searchWords(text);
    return words.length === 0 ? [] : codes.where(domain, (_, description) => hasWords(description, words));
  }
  const digits = text.replace(/\D/g, '');
  if (whole === undefined || digits.length >= whole) return digits.length > 7 || digits === '' ? [] : [Number(digits)];
  return digits === '' ? [] : codes.where(domain, (code) => String(code).padStart(whole, '0').startsWith(digits));
}

/** The municipalities of that name, or of that code. */
export function matchingMunicipalities(codes: CodeTexts, text: string): readonly number[] {
  if (CODE.test(text)) return matchingCodes(codes, 'Municipios', text);
  const name = searchWords(text).join(' ');
  return codes.where('Municipios', (_, description) => searchWords(description).join(' ') === name);
}

/** The word that a search has for one of the register's codes. */
export function wordOf(words: Readonly<Record<string, number>>, code: number): string | null {
  return Object.entries(words).find(([, one]) => one === code)?.[0] ?? null;
}
