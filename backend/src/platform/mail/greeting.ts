/** Whom an e-mail is for. */
export interface Recipient {
  readonly email: string;
  readonly name: string;
}

const FIRST_NAME = /^\p{L}[\p{L}'’-]{0,39}$/u;

/** By first name only, and only if it is one: a name is typed by whoever registers, and an e-mail must carry no advertisement. */
export function greetingOf({ name }: Recipient): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return FIRST_NAME.test(first) ? `Olá, ${first}.` : 'Olá.';
}
