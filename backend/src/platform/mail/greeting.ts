import type { Email } from './email.js';

/** Whom an e-mail is for. */
export interface Recipient {
  readonly email: string;
  readonly name: string;
}

const FIRST_NAME = /^\p{L}[\p{L}'’-]{0,39}$/u;

/** To somebody who is known by name. */
export function emailTo(reader: Recipient, email: Omit<Email, 'to' | 'greeting'>): Email {
  return { to: reader.email, greeting: greetingOf(reader), ...email };
}

/** By first name only, and only if it is one: a name is typed by whoever registers, and an e-mail must carry no advertisement. */
function greetingOf({ name }: Recipient): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return FIRST_NAME.test(first) ? `Olá, ${first}.` : 'Olá.';
}
