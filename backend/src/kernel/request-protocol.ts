import { parseChecked, writeChecked } from './checked-code.js';

/** How many random numbers below 32 make a protocol: 90 bits. */
export const PROTOCOL_DRAWS = 18;

/** A protocol such as `7Q2M-K9XD-R4TB-0WPN-H3E8`: 18 random characters and two that check them. */
export function writeProtocol(draws: ArrayLike<number>): string {
  return writeChecked(draws, PROTOCOL_DRAWS);
}

/** The protocol in its one writing, or null when it cannot be one. */
export function parseProtocol(text: string): string | null {
  return parseChecked(text, PROTOCOL_DRAWS);
}

export function protocolRule(text: string): string | null {
  if (!text.trim()) return 'Informe o número do protocolo.';
  return parseProtocol(text) ? null : 'Protocolo inválido. Confira os caracteres.';
}
