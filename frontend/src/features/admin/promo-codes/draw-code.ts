import { PROMO_DRAWN_LENGTH } from '@kernel/promo-code';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Bytes from here on are drawn again: with them the first letters would come more often. */
const FAIR = 256 - (256 % LETTERS.length);

/** A code that nobody guesses, each letter as likely as any other. */
export function drawCode(): string {
  let code = '';
  while (code.length < PROMO_DRAWN_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(PROMO_DRAWN_LENGTH))) {
      if (byte < FAIR && code.length < PROMO_DRAWN_LENGTH) code += LETTERS[byte % LETTERS.length];
    }
  }
  return code;
}
