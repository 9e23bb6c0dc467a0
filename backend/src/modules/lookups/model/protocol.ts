const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number by which a person names a lookup, such as `20261121-7Q2M-K9XD`: the day (UTC) and 40 random bits of the
 * entry's id, in letters that are not mistaken for digits.
 */
export function protocolOf(id: string, at: Date): string {
  let bits = Number.parseInt(id.slice(-10), 16);
  let letters = '';
  for (let i = 0; i < 8; i++, bits = Math.floor(bits / 32)) letters = ALPHABET[bits % 32] + letters;
  return `${at.toISOString().slice(0, 10).replaceAll('-', '')}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
