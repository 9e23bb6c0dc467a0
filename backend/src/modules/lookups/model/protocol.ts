import { brazilianDay, dayInBrazil } from '../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../kernel/durations.js';

/** Between an entry's own time and its number's day, either way: an answer may come later, a line of a batch has its entry before it is asked. */
const LONGEST_WAIT_MS = 3_600_000;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number by which a person names a lookup, such as `20261121-7Q2M-K9XD`: the day in Brasília and 40 random bits of the
 * entry's id, in letters that are not mistaken for digits.
 */
export function protocolOf(id: string, at: Date): string {
  let bits = Number.parseInt(id.slice(-10), 16);
  let letters = '';
  for (let i = 0; i < 8; i++, bits = Math.floor(bits / 32)) letters = ALPHABET[bits % 32] + letters;
  return `${dayInBrazil(at).replaceAll('-', '')}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The last ten digits of the id of what has this protocol number. */
export function idEndOf(protocol: string): string {
  const bits = [...protocol.slice(9).replace('-', '')].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0);
  return bits.toString(16).padStart(10, '0');
}

/**
 * When an entry with this protocol number can have been made: from `since` until before `until`; null when it is none. Numbers of
 * before 2026-11-27 have the day of UTC, which begins and ends three hours earlier.
 */
export function protocolTime(text: string): { readonly since: Date; readonly until: Date } | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.exec(text) ?? [];
  const begins = new Date(`${year}-${month}-${day}T00:00:00Z`).getTime();
  if (Number.isNaN(begins)) return null;
  const ends = brazilianDay(new Date(begins + DAY_MS / 2)).endsAt.getTime();
  return { since: new Date(begins - LONGEST_WAIT_MS), until: new Date(ends + LONGEST_WAIT_MS) };
}
