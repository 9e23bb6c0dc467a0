import { v7 } from 'uuid';
import { randomView } from './crypto/random-pool.js';

let last = 0;
let seq = 0;

/** A new UUIDv7: unique, and ordered by the time at which it was made, within a millisecond too. */
export function newId(): string {
  const random = randomView(16);
  const now = Date.now();
  seq = now > last ? random.readUInt32BE(6) >>> 1 : seq + 1;
  last = Math.max(last, now);
  return v7({ random, msecs: last, seq });
}

/** A new one that comes after that one, if any, which another instance may have made by a clock that is ahead. */
export function newIdAfter(id: string | undefined): string {
  const next = newId();
  return id === undefined || next > id ? next : v7({ random: randomView(16), msecs: idTime(id).getTime() + 1 });
}

/** The moment (milliseconds) that a UUIDv7 carries. */
export function idTime(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

/** The first that a UUIDv7 of that moment can be: those of before are less. */
export function idAt(moment: Date): string {
  const ms = moment.getTime().toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

/** Nobody's and nothing's id, and before every other. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
