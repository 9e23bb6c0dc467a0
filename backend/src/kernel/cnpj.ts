import { formatCnpj as libraryFormat, isValidCnpj as libraryIsValid } from '@brazilian-utils/brazilian-utils';
import { plainSigns } from './plain-signs.js';

/** A CNPJ of 14 characters, numeric or alphanumeric, upper-cased, whose check digits agree. */
export type Cnpj = string & { readonly __brand: 'Cnpj' };

const PUNCTUATION = /[.\-/\s]/g;
const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [6, ...FIRST_WEIGHTS];

/** The bare 14 characters as typed: punctuation removed, letters upper-cased and kept. */
export function bareCnpj(text: string): string {
  return plainSigns(text).replace(PUNCTUATION, '').toUpperCase();
}

/** Whether the text holds a CNPJ, numeric or alphanumeric, with both check digits right and not all characters equal. */
export function isValidCnpj(text: string): boolean {
  return libraryIsValid(bareCnpj(text), { version: 2 });
}

/** The 14 characters of a valid CNPJ in any punctuation, or null. */
export function parseCnpj(text: string): Cnpj | null {
  return isValidCnpj(text) ? (bareCnpj(text) as Cnpj) : null;
}

/** The two check digits of a twelve-character base; each character counts as its ASCII code minus 48. */
export function cnpjCheckDigits(base12: string): string {
  const first = checkDigit(base12, FIRST_WEIGHTS);
  return `${first}${checkDigit(base12 + first, SECOND_WEIGHTS)}`;
}

/** 12ABC34501DE35 → 12.ABC.345/01DE-35. */
export function formatCnpj(cnpj: string): string {
  return libraryFormat(bareCnpj(cnpj), { version: 2 });
}

function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, i) => total + weight * (characters.charCodeAt(i) - 48), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
