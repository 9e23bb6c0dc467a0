const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DRAWN = 18;
const CHECKS = 2;
/** The greatest prime below 32²: no single wrong character and no two swapped neighbours leave the rest as it was. */
const MODULUS = 1021;

/** How many random numbers below 32 make a protocol: 90 bits. */
export const PROTOCOL_DRAWS = DRAWN;

/** A protocol such as `7Q2M-K9XD-R4TB-0WPN-H3E8`: 18 random characters and two that check them. */
export function writeProtocol(draws: ArrayLike<number>): string {
  const codes = Array.from({ length: DRAWN }, (_, i) => (draws[i] ?? 0) % ALPHABET.length);
  const rest = remainder(codes);
  return grouped([...codes, Math.floor(rest / ALPHABET.length), rest % ALPHABET.length]);
}

/**
 * The protocol in its one writing, or null when it cannot be one. Case, spaces and dashes do not matter, and letters
 * that are mistaken for digits are read as these.
 */
export function parseProtocol(text: string): string | null {
  const bare = text
    .toUpperCase()
    .replace(/[\s.\-–]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const codes = [...bare].map((character) => ALPHABET.indexOf(character));
  if (codes.length !== DRAWN + CHECKS || codes.includes(-1)) return null;
  const [high = 0, low = 0] = codes.slice(DRAWN);
  return remainder(codes.slice(0, DRAWN)) === high * ALPHABET.length + low ? grouped(codes) : null;
}

export function protocolRule(text: string): string | null {
  if (!text.trim()) return 'Informe o número do protocolo.';
  return parseProtocol(text) ? null : 'Protocolo inválido. Confira os caracteres.';
}

function remainder(codes: readonly number[]): number {
  return codes.reduce((rest, code) => (rest * ALPHABET.length + code) % MODULUS, 0);
}

function grouped(codes: readonly number[]): string {
  const letters = codes.map((code) => ALPHABET[code]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}
