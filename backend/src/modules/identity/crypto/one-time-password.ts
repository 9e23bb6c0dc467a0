import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A password to be typed once from a screen, such as `kT7m-xP2v-…`: 71 bits, without look-alike characters. */
export function oneTimePassword(): string {
  const group = (): string =>
    pick(LETTERS) +
    pick(CAPITALS) +
    pick(DIGITS) +
    Array.from({ length: GROUP_LENGTH - 3 }, () => pick(LETTERS + CAPITALS + DIGITS)).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
