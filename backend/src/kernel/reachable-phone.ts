import { type Phone, parsePhone, withoutCountryCode } from './phone.js';

/** Area codes in use, with a mobile's nine digits or a landline's eight: eleven other digits are a mistyped CPF. */
const REACHABLE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9\d{8}|[2-5]\d{7})$/;

/** A CPF's digits, alone or as it is written: a landline with the zero of a call from afar has other signs. */
const LIKE_CPF = /^0\d{2}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** The phone that a text can only be meant for; null for digits that nobody could dial. */
export function reachablePhone(text: string): Phone | null {
  const phone = LIKE_CPF.test(text) ? null : parsePhone(withoutCountryCode(text));
  return phone !== null && REACHABLE.test(phone) ? phone : null;
}
