import { isEmail, LONGEST_EMAIL, type Rule, visibleTextRule } from './rules.js';

const GOOGLE_ONLY = 'Apenas emails do Google são aceitos';
export const GOOGLE_DOMAINS = ['gmail.com', 'google.com', 'googlemail.com'] as const;

/** Looser than what a new account's must be: whoever has an older one may sign in with it. */
const SHAPE = /^[^\s@<>()[\]\\,;:"]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
/** What Google lets stand before the @, in lower case. */
const GOOGLE_NAME = /^[a-z0-9](?:[a-z0-9.+_-]*[a-z0-9_-])?$/;

/** An account's e-mail but for the accepted domains, which are a setting. */
export const emailShapeRule: Rule = (value) => {
  const text = value.trim();
  if (!text) return 'Email é obrigatório';
  return text.length <= LONGEST_EMAIL && SHAPE.test(text) && !visibleTextRule(text) ? null : 'Email inválido';
};

/** The account's own e-mail: required, well formed, of the accepted domains. */
export function accountEmailRule(value: string, domains: readonly string[] = GOOGLE_DOMAINS): string | null {
  return emailShapeRule(value) ?? (googleEmailRule(value, domains) && acceptedEmails(domains));
}

/** The same where a password was forgotten; there an empty input has words of its own. */
export function forgottenEmailRule(value: string, domains: readonly string[] = GOOGLE_DOMAINS): string | null {
  return value.trim() ? accountEmailRule(value, domains) : 'Por favor, digite seu email';
}

/** The rule of the domains alone, whose text names them. */
export function googleEmailRule(value: string, domains: readonly string[] = GOOGLE_DOMAINS): string | null {
  const domain = value.trim().toLowerCase().split('@')[1] ?? '';
  if (domains.includes(domain)) return null;
  return isGoogleFamily(domains) ? `${GOOGLE_ONLY} (${listed(domains)})` : acceptedEmails(domains);
}

/** Which e-mails are accepted, as a form says it: beforehand, and where it refuses one. */
export function acceptedEmails(domains: readonly string[]): string {
  return isGoogleFamily(domains) ? GOOGLE_ONLY : `Apenas emails destes domínios são aceitos (${listed(domains)})`;
}

/** Whose e-mail an account must have, as the terms of use say it. */
export function providersOf(domains: readonly string[]): string {
  return isGoogleFamily(domains) ? 'do Google' : `de um destes domínios (${listed(domains)})`;
}

/** The rule of an e-mail that an account is to have: its provider must be able to give it to somebody. */
export function newAccountEmailRule(value: string, domains: readonly string[] = GOOGLE_DOMAINS): string | null {
  const refusal = accountEmailRule(value, domains);
  if (refusal) return refusal;
  const [name = '', domain = ''] = value.trim().toLowerCase().split('@');
  const isGoogle = (GOOGLE_DOMAINS as readonly string[]).includes(domain);
  return isEmail(value) && (!isGoogle || GOOGLE_NAME.test(name)) ? null : 'Email inválido';
}

/** The same but for the accepted domains, which are a setting. */
export const newEmailShapeRule: Rule = (value) =>
  newAccountEmailRule(value, [value.trim().toLowerCase().split('@')[1] ?? '']);

function listed(domains: readonly string[]): string {
  return domains.map((domain) => `@${domain}`).join(', ');
}

function isGoogleFamily(domains: readonly string[]): boolean {
  return domains.join() === GOOGLE_DOMAINS.join();
}
