import { formatCpf as libraryFormat, isValidCpf as libraryIsValid } from '@brazilian-utils/brazilian-utils';
import { plainSigns } from './plain-signs.js';

/** A CPF of 11 digits whose check digits agree. */
export type Cpf = string & { readonly __brand: 'Cpf' };

const DIGITS = /\D/g;

/** Whether the text holds 11 digits, not all equal, with both check digits right. Punctuation is ignored. */
export function isValidCpf(text: string): boolean {
  return libraryIsValid(text.replace(DIGITS, ''));
}

/** The 11 digits of a valid CPF in any punctuation, or null. */
export function parseCpf(text: string): Cpf | null {
  if (!/^[\d.\-/\s]*$/.test(plainSigns(text))) return null;
  return isValidCpf(text) ? (text.replace(DIGITS, '') as Cpf) : null;
}

/** The two check digits of a nine-digit base (weights 10..2, then 11..2, modulo 11). */
export function cpfCheckDigits(base9: string): string {
  const first = checkDigit(base9);
  return `${first}${checkDigit(base9 + first)}`;
}

/** 52998224725 → 529.982.247-25. */
export function formatCpf(cpf: string): string {
  return libraryFormat(cpf);
}

/** 52998224725 → ***.982.247-**, the only form of a CPF that lists and logs may show. */
export function maskCpf(cpf: string): string {
  const digits = cpf.replace(DIGITS, '').padStart(11, '0');
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}

function checkDigit(digits: string): number {
  const weight = digits.length + 1;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (weight - i), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
