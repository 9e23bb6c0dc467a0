import type { Phone } from '../../../kernel/phone.js';

/** A number as accounts are known by it: country, area and number, all digits. */
export type WhatsappNumber = string & { readonly __brand: 'WhatsappNumber' };

/**
 * WhatsApp names many Brazilian mobiles of before 2016 without the ninth digit (seen in area codes above 30), while people
 * type it. With it put back both are the same number; no landline begins with 6 to 9.
 */
const WITHOUT_NINTH = /^(55[1-9]{2})([6-9]\d{7})$/;

export function numberOf(phone: Phone): WhatsappNumber {
  return withNinth(`55${phone}`);
}

/** Of the `wa_id` under which WhatsApp knows who writes. */
export function numberOfSender(waId: string): WhatsappNumber {
  return withNinth(waId);
}

function withNinth(digits: string): WhatsappNumber {
  return digits.replace(WITHOUT_NINTH, '$19$2') as WhatsappNumber;
}
