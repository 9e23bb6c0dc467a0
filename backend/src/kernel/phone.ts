import { plainSigns } from './plain-signs.js';

/** A Brazilian phone number of 10 or 11 digits: area code and number. */
export type Phone = string & { readonly __brand: 'Phone' };

/** Dialled before an area code, of which none has a zero: no part of the number, here a landline's. */
const TRUNK_ZERO = /0(?=[1-9]{2}\d{8}$)/;

/**
 * The 10 or 11 digits of a phone in any punctuation, of a landline without the zero of a call from afar; null for any other count and for
 * zeros alone, which fill gaps.
 */
export function parsePhone(text: string): Phone | null {
  const digits = plainSigns(text).replace(/[()\s.-]/g, '');
  return /^(?!0*$)\d{10,11}$/.test(digits) ? (digits.replace(TRUNK_ZERO, '') as Phone) : null;
}

/** The phone as people type and paste it: Brazil's +55, and the zero of a call from afar, are taken off before 10 or 11 other digits. */
export function withoutCountryCode(text: string): string {
  return plainSigns(text)
    .trim()
    .replace(/^\+?55(?=\D*0?\d{2}\D*\d{4,5}\D*\d{4}$)/, '')
    .replace(/^(\D*)0(?=[1-9]{2}\D*\d{4,5}\D*\d{4}$)/, '$1');
}

/** A mobile's digits without its ninth one, or with it where they lack it; any other phone as it is. */
export function otherMobileForm(phone: string): string {
  const [, ddd, ninth, number] = /^(\d{2})(9?)([6-9]\d{7})$/.exec(phone) ?? [];
  return number === undefined ? phone : `${ddd}${ninth ? '' : '9'}${number}`;
}

/** 11987654321 → (11) 98765-4321; ten digits → (11) 8765-4321. */
export function formatPhone(phone: string): string {
  const d = phone.replace(/\D/g, '').replace(TRUNK_ZERO, '');
  const middle = d.length === 11 ? 7 : 6;
  return `(${d.slice(0, 2)}) ${d.slice(2, middle)}-${d.slice(middle)}`;
}

/** 11987654321 → (11) *****-4321. */
export function maskPhone(phone: string): string {
  const d = phone.replace(/\D/g, '');
  return `(${d.slice(0, 2)}) ${'*'.repeat(Math.max(0, d.length - 6))}-${d.slice(-4)}`;
}
