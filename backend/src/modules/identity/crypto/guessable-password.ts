import { normalizeEmail } from '../model/index.js';

/** Whose password it is to be: what others know of that person makes no secret. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string | null;
}

const PRODUCT = 'nitido';
const LEAST_PART = 3;
const LEAST_REST = 3;

/**
 * Whether the letters of a password are hardly more than the owner's name, e-mail or the product's name, in whatever
 * order and case and with or without accents: `Souza1990!`, `anasouza#1`.
 */
export function isMadeOfOwner(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password);
  const parts = partsOf(owner).sort((one, other) => other.length - one.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), letters);
  return rest !== letters && rest.length < LEAST_REST;
}

function partsOf({ name, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = normalizeEmail(email ?? '').split('@');
  const words = [...name.split(/\s+/), ...local.split(/[^\p{L}]+/u), local, domain.split('.')[0] ?? '', PRODUCT];
  return [...new Set(words.map(lettersOf))].filter((part) => part.length >= LEAST_PART);
}

/** In lower case, without accents, digits and marks. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
