import { parseBrCode } from '../../../kernel/br-code.js';
import type { Cents } from '../../../kernel/money.js';

/** A code that was checked and may be shown, and the receiver whom the payer's bank will name. */
export interface PixCode {
  readonly payee: string;
}

/**
 * Reads a charge's "copia e cola": structure and checksum right, this very amount (or one that the payer's bank fetches
 * from the gateway), and an id by which the money can be told apart. Null when it must not be shown.
 */
export function checkPixCode(code: string | null, amountCents: Cents): PixCode | null {
  const parsed = code === null ? null : parseBrCode(code);
  if (!parsed) return null;
  const amountRight = parsed.amountCents === null ? parsed.url !== null : parsed.amountCents === amountCents;
  const traceable = parsed.txid !== null || parsed.url !== null;
  return amountRight && traceable ? { payee: parsed.merchantName } : null;
}
