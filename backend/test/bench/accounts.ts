import { lifetime, signed } from './baselines/token.js';
import { execute, type World } from './world.js';

/**
 * Subscribers as a product has them: some who work with it all day, whom its caches know, and many who look something
 * up now and then, of whom nothing is remembered.
 */
export const BUSY = 1_500;
export const OCCASIONAL = 20_000;
/** Of all lookups, those of the occasional ones. */
const OCCASIONAL_SHARE = 0.2;

/** The number of the account that asks next. */
export function nextAccount(count: number): number {
  if (count <= BUSY) return Math.floor(Math.random() * count);
  const busy = Math.random() >= OCCASIONAL_SHARE;
  return busy ? Math.floor(Math.random() * BUSY) : BUSY + Math.floor(Math.random() * (count - BUSY));
}

/** Each account comes from an address of its own, as the proxy before the server tells it. */
export function addressOf(account: number): string {
  return `10.${(account >> 16) & 255}.${(account >> 8) & 255}.${account & 255}`;
}

/** What the product's own access tokens say of themselves. */
const AS_ISSUED = { kind: 'user', iss: 'nitido', aud: 'nitido-api' };

/** Subscribers with a plan, in the product's own tables; their access tokens. */
export async function seedAccounts(
  { databaseUrl, secret }: World,
  count: number,
  termsVersion: string,
): Promise<string[]> {
  const rows = await execute<{ account: string; session: string }>(databaseUrl, seed(count, termsVersion));
  await execute(databaseUrl, 'ANALYZE accounts, consents, sessions, subscriptions');
  return rows.map(({ account, session }) =>
    signed({ sub: account, sid: session, ...AS_ISSUED, ...lifetime(900) }, secret),
  );
}

const seed = (count: number, termsVersion: string) => `
  WITH registered AS (
    INSERT INTO accounts (id, role, email, name, password_hash, created_at)
    SELECT gen_random_uuid(), 'user', 'conta' || n || '@example.com', 'Conta ' || n, '', now()
    FROM generate_series(1, ${count}) n RETURNING id
  ), consented AS (
    INSERT INTO consents (id, account_id, document, version, accepted_at)
    SELECT gen_random_uuid(), id, 'terms', '${termsVersion}', now() FROM registered
  ), paid AS (
    INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
    SELECT id, 'gold', now(), now() + interval '30 days' FROM registered
  )
  INSERT INTO sessions (id, account_id, kind, token_hash, rotated_at, created_at, last_seen_at, idle_expires_at, expires_at)
  SELECT gen_random_uuid(), id, 'user', '', now(), now(), now(), now() + interval '1 day', now() + interval '1 day'
  FROM registered RETURNING account_id AS account, id AS session`;

/** Ten thousand people of whom nothing may be told; nobody whom the bench asks for is one of them. */
export const SUPPRESSIONS = `
  WITH suppressed AS (
    INSERT INTO suppressions (id, kind, subject_hash, reason, reference, made_at, made_by)
    SELECT gen_random_uuid(), (ARRAY['cpf', 'nome_nascimento', 'nome_cpf', 'telefone', 'email', 'rg'])[1 + n % 6],
      sha256(n::text::bytea), 'titular', 'medição ' || n, now(), gen_random_uuid()
    FROM generate_series(1, 10000) n
  )
  SELECT pg_notify('suppressions_changed', '')`;
