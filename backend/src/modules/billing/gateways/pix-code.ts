import { type BrCode, parseBrCode } from '../../../kernel/br-code.js';
import type { Cents } from '../../../kernel/money.js';

/** A code that was checked and may be shown, and the receiver whom the payer's bank will name. */
export interface PixCode {
  readonly payee: string;
}

/**
 * Reads a charge's "copia e cola": structure and checksum right, this very amount (or one that the payer's bank fetches
 * from the gateway), an id by which the money can be told apart, and `receiver` as its payee where one is named. Null when
 * it must not be shown.
 */
export function checkPixCode(code: string | null, amountCents: Cents, receiver: string | null = null): PixCode | null {
  const parsed = code === null ? null : parseBrCode(code);
  if (!parsed) return null;
  const amountRight = parsed.amountCents === null ? parsed.url !== null : parsed.amountCents === amountCents;
  const traceable = parsed.txid !== null || parsed.url !== null;
  return amountRight && traceable && isNamed(receiver, parsed) ? { payee: parsed.merchantName } : null;
}

/** Why such a code must not be shown, for who set the product up. */
export function pixCodeFault(code: string | null, receiver: string | null = null): string {
  const parsed = code === null ? null : parseBrCode(code);
  return !parsed || isNamed(receiver, parsed)
    ? 'its form, amount or id is not right'
    : `it names ${parsed.merchantName}, not ${receiver} (PIX_RECEIVER_NAME)`;
}

function isNamed(receiver: string | null, { merchantName }: BrCode): boolean {
  return receiver === null || plain(merchantName) === plain(receiver);
}

/** Names in a code bear no accents, and one case or the other. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();
}
