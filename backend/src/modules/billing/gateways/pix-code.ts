import { parseBrCode } from '../../../kernel/br-code.js';
import type { Cents } from '../../../kernel/money.js';

/** The receiver whom the payer's bank will name, or why the code must not be shown, for who set the product up. */
type CheckedPixCode = { readonly payee: string } | { readonly fault: string };

/**
 * Reads a charge's "copia e cola": structure and checksum right, this very amount (or one that the payer's bank fetches
 * from the gateway), an id by which the money can be told apart, and `receiver` as its payee where one is named.
 */
export function checkPixCode(code: string | null, amountCents: Cents, receiver?: string): CheckedPixCode {
  const parsed = code === null ? null : parseBrCode(code);
  if (!parsed) return { fault: MISSHAPEN };
  const { merchantName: payee } = parsed;
  if (receiver !== undefined && plain(payee) !== plain(receiver)) {
    return { fault: `it names ${payee}, not ${receiver} (PIX_RECEIVER_NAME)` };
  }
  const amountRight = parsed.amountCents === null ? parsed.url !== null : parsed.amountCents === amountCents;
  const traceable = parsed.txid !== null || parsed.url !== null;
  return amountRight && traceable ? { payee } : { fault: MISSHAPEN };
}

const MISSHAPEN = 'its form, amount or id is not right';

/** Names in a code bear no accents, and one case or the other. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();
}
