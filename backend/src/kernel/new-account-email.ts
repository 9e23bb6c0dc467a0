import { accountEmailRule, GOOGLE_DOMAINS, type Rule } from './rules.js';

/** What may stand before the @, in lower case: at Google, and at anybody's. */
const GOOGLE_NAME = /^[a-z0-9](?:[a-z0-9.+_-]*[a-z0-9_-])?$/;
const PLAIN_NAME = /^(?!\.)(?!.*\.$)[!-~]+$/;

/** The rule of an e-mail that an account is to have: its provider must be able to give it to somebody. */
export function newAccountEmailRule(value: string, domains: readonly string[] = GOOGLE_DOMAINS): string | null {
  const refusal = accountEmailRule(value, domains);
  if (refusal) return refusal;
  const [name = '', domain = ''] = value.trim().toLowerCase().split('@');
  const isGoogle = (GOOGLE_DOMAINS as readonly string[]).includes(domain);
  return (isGoogle ? GOOGLE_NAME : PLAIN_NAME).test(name) ? null : 'Email inválido';
}

/** The same but for the accepted domains, which are a setting. */
export const newEmailShapeRule: Rule = (value) =>
  newAccountEmailRule(value, [value.trim().toLowerCase().split('@')[1] ?? '']);
