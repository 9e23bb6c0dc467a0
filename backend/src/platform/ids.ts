import { v7 } from 'uuid';

/** A new UUIDv7: unique, and ordered by the time at which it was made. */
export function newId(): string {
  return v7();
}

/** The moment (milliseconds) that a UUIDv7 carries. */
export function idTime(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
