const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECKS = 2;
/** The greatest prime below 32²: no single wrong character and no two swapped neighbours leave the rest as it was. */
const MODULUS = 1021;

/** A code of so many numbers below 32, and two characters that check them, in fours: `7Q2M-K9XD-R4TB-0WPN-H3E8`. */
export function writeChecked(draws: ArrayLike<number>, drawn: number): string {
  const codes = Array.from({ length: drawn }, (_, i) => (draws[i] ?? 0) % ALPHABET.length);
  const rest = remainder(codes);
  return grouped([...codes, Math.floor(rest / ALPHABET.length), rest % ALPHABET.length]);
}

/**
 * The code in its one writing, or null when it cannot be one. Case, spaces and dashes do not matter, and letters
 * that are mistaken for digits are read as these.
 */
export function parseChecked(text: string, drawn: number): string | null {
  const bare = text
    .toUpperCase()
    .replace(/[\s.\-–]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const codes = [...bare].map((character) => ALPHABET.indexOf(character));
  if (codes.length !== drawn + CHECKS || codes.includes(-1)) return null;
  const [high = 0, low = 0] = codes.slice(drawn);
  return remainder(codes.slice(0, drawn)) === high * ALPHABET.length + low ? grouped(codes) : null;
}

function remainder(codes: readonly number[]): number {
  return codes.reduce((rest, code) => (rest * ALPHABET.length + code) % MODULUS, 0);
}

function grouped(codes: readonly number[]): string {
  const letters = codes.map((code) => ALPHABET[code]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}
