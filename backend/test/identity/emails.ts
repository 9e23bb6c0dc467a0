import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../harness/start-app.js';
import { type ErrorBody, PASSWORD } from './people.js';

export interface Mail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
}

const PATIENCE_MS = 60_000;

/** Everything that the sandbox's mailbox holds for an address, newest first. */
export async function emailsTo(app: World, email: string): Promise<Mail[]> {
  const { body } = await app.sandbox.get<Mail[]>(`/mailbox?format=json&to=${encodeURIComponent(email)}`);
  return body;
}

/** The newest e-mail with this subject, as soon as it is there. */
export async function emailTo(app: World, email: string, subject: string, nth = 1): Promise<Mail> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(25)) {
    const found = (await emailsTo(app, email)).filter((mail) => mail.subject === subject);
    if (found.length >= nth && found[0]) return found[0];
  }
  throw new Error(`no e-mail “${subject}” came`);
}

/** The secret in the e-mail's link. */
export function tokenIn({ links }: Mail): string {
  const link = links.find((url) => /\/(redefinir-senha|confirmar-email)\//.test(url));
  if (!link) throw new Error('the e-mail has no link');
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

export function forgot(app: Pick<World, 'http'>, email: string) {
  return app.http.post<ErrorBody>('/api/auth/forgot-password', { email, captchaToken: 'ficha', captchaV2Token: null });
}

/** Asks for a link and reads it in the mailbox. */
export async function resetToken(app: World, email: string, nth = 1): Promise<string> {
  const { status } = await forgot(app, email);
  if (status !== 200) throw new Error(`forgot-password answered ${status}`);
  return tokenIn(await emailTo(app, email, 'Redefinição de senha', nth));
}

export function reset(app: Pick<World, 'http'>, token: string, newPassword = `Outra-${PASSWORD}`) {
  return app.http.post<ErrorBody>('/api/auth/reset-password', { token, newPassword });
}

export function validate(app: World, token: string) {
  return app.http.post<{ valid: boolean; email: string | null; message: string }>('/api/auth/validate-reset-token', {
    token,
  });
}
