const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number by which a person names a lookup, such as `20261121-7Q2M-K9XD`: the day (UTC) and 40 random bits of the
 * entry's id, in letters that are not mistaken for digits.
 */
export function protocolOf(id: string, at: Date): string {
  const bits = BigInt(`0x${id.slice(-10)}`);
  let letters = '';
  for (let i = 7n; i >= 0n; i--) letters += ALPHABET[Number((bits >> (i * 5n)) & 31n)];
  return `${at.toISOString().slice(0, 10).replaceAll('-', '')}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
