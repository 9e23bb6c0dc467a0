import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { newId } from '../../src/platform/ids.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';

export interface SessionBody {
  token: string;
  userType: string;
  user: { id: string; email: string; name: string };
}

export interface ErrorBody {
  error: string;
  code: string;
  message?: string;
  requestId: string;
  fields?: Array<{ field: string; message: string }>;
  details?: Record<string, unknown>;
  requiresSubscription?: true;
  userId?: string;
  tempToken?: string;
}

export const PASSWORD = 'Garoa-2026';
/** A person's registration, valid unless changed; each call is another person. */
export function registration(change: Record<string, unknown> = {}): Record<string, unknown> {
  const email = `pessoa.${randomUUID().slice(0, 18)}@gmail.com`;
  return { name: 'Ana Souza', email, password: PASSWORD, captchaToken: 'ficha', captchaV2Token: null, ...change };
}

/** Another address of a Gmail mailbox. */
export function aliasOf(email: string): string {
  return `${email.split('@')[0]?.replaceAll('.', '')}+loja@googlemail.com`;
}

/** Registers someone new and gives them a plan, as billing's books have it. */
export async function subscriber(app: World): Promise<{ id: string; email: string; tempToken: string }> {
  const body = registration({ termsVersion: await currentTerms(app) });
  const answer = await app.http.post<{ user: { id: string; email: string }; tempToken: string }>(
    '/api/auth/register',
    body,
  );
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  const { tempToken } = answer.body;
  const user = answer.body.user ?? (await accountOf(app, body.email));
  await givePlan(app, user.id);
  return { id: user.id, email: user.email, tempToken };
}

interface Planted {
  readonly purpose?: string | null;
  /** Null where no terms were accepted. */
  readonly termsVersion: string | null;
}

/** The same as rows, for suites that ask nothing about registering: it costs a third. */
export async function plantSubscriber(
  app: World,
  { purpose = null, termsVersion }: Planted,
): Promise<{ id: string; email: string }> {
  const id = newId();
  const email = `${randomUUID().replaceAll('-', '')}@gmail.com`;
  await app.sql.query(
    `with account as (
       insert into accounts (id, role, email, mailbox_hash, name, password_hash, default_purpose, created_at)
       values ($1, 'user', $2, sha256(convert_to($2, 'UTF8')), 'Ana de Teste', $3, $4, now()) returning id),
     accepted as (
       insert into consents (id, account_id, document, version, accepted_at)
       select gen_random_uuid(), id, 'terms', $5, now() from account where $5::text is not null)
     insert into subscriptions (account_id, plan_id, starts_at, expires_at)
     select id, 'gold', now(), now() + interval '30 days' from account`,
    [id, email, await cheapHash(PASSWORD), purpose, termsVersion],
  );
  return { id, email };
}

/** With the least that argon2 allows: the hash says so, and is verified as quickly. */
export function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 8, timeCost: 1 });
}

/** Where answers are uniform a registration tells nothing. */
async function accountOf(app: World, email: unknown): Promise<{ id: string; email: string }> {
  const { rows } = await app.sql.query('select id, email from accounts where email = $1', [email]);
  return rows[0];
}

export async function givePlan(app: World, accountId: string): Promise<void> {
  await app.sql.query(
    `insert into subscriptions (account_id, plan_id, starts_at, expires_at)
     values ($1, 'gold', now(), now() + interval '30 days')`,
    [accountId],
  );
}

export async function currentTerms(app: World): Promise<string> {
  return (await app.http.get<{ termsVersion: string }>('/api/public/config')).body.termsVersion;
}

export function login(http: HttpClient, email: string, password = PASSWORD): Promise<Answer<SessionBody & ErrorBody>> {
  return http.post('/api/auth/login', { email, password, captchaToken: 'ficha', captchaV2Token: null });
}

/** The value of a cookie that an answer set, and its flags. */
export function cookieOf(answer: Answer<unknown>, name = 'nitido_refresh'): { pair: string; flags: string[] } {
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  if (!line) throw new Error(`no cookie ${name} in the answer`);
  const [pair = '', ...flags] = line.split('; ');
  return { pair, flags };
}

/** Renews a session the way a browser does, without a body. */
export function refresh(http: HttpClient, cookie: string, query = ''): Promise<Answer<SessionBody & ErrorBody>> {
  return http.raw('POST', `/api/auth/refresh${query}`, undefined, { cookie });
}
