import { randomBytes } from 'node:crypto';
import type { KeyMode } from '../../../kernel/api-keys.js';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** What 256 bits take in base 62, and what of a key may be shown. */
const [SECRET_LENGTH, PREFIX_LENGTH] = [43, 8];
const FORM = /^(nit_(live|test)_[0-9A-Za-z]{8})_[0-9A-Za-z]{43}$/;
const ANYWHERE = /nit_(live|test)_[0-9A-Za-z]{8}_/;

/** A key as it is given out once. `prefix` is what of it may be shown and stored. */
export interface KeyText {
  readonly text: string;
  readonly prefix: string;
}

/** A new key: 256 random bits behind a prefix that scanners of secrets know. Without punctuation a double click marks it whole. */
export function newKeyText(mode: KeyMode): KeyText {
  const prefix = `nit_${mode}_${base62(randomBytes(8), PREFIX_LENGTH)}`;
  return { text: `${prefix}_${base62(randomBytes(32), SECRET_LENGTH)}`, prefix };
}

/** The prefix of what has the form of a key; null for anything else. */
export function prefixOf(text: string): string | null {
  return FORM.exec(text)?.[1] ?? null;
}

/** Whether a key, or the beginning of one, stands in a text. */
export function holdsKey(text: string): boolean {
  return ANYWHERE.test(text);
}

function base62(bytes: Buffer, length: number): string {
  let [rest, digits] = [BigInt(`0x${bytes.toString('hex')}`), ''];
  for (let place = 0; place < length; place++) {
    digits = DIGITS.charAt(Number(rest % 62n)) + digits;
    rest /= 62n;
  }
  return digits;
}
