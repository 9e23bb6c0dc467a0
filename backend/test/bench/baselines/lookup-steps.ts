import { createHmac, timingSafeEqual } from 'node:crypto';

/** The steps of a lookup that bare and Fastify share: plain functions, written as one would on a first day. */

export interface Claims {
  sub: string;
  sid: string;
  exp: number;
}

/** The claims of an HS256 token, or null when it is malformed, forged or expired. */
export function verifyToken(authorization: string | undefined, secret: string): Claims | null {
  const [header, payload, signature] = authorization?.replace(/^Bearer /, '').split('.') ?? [];
  if (!header || !payload || !signature) return null;
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return claims.exp * 1000 > Date.now() ? claims : null;
}

export function isCpf(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  return checkDigit(text, 9) === Number(text[9]) && checkDigit(text, 10) === Number(text[10]);
}

function checkDigit(cpf: string, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Number(cpf[i]) * (length + 1 - i);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** Removes the vendor's signature fields, trims texts and makes null of "Sem dados". */
export function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === 'Sem dados' ? null : value.trim();
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  const cleaned: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'criador' && key !== 'by') cleaned[key] = clean(inner);
  }
  return cleaned;
}

export const SESSION_AND_SUBSCRIPTION = `
  SELECT s.account_id
  FROM sessions s JOIN accounts a ON a.id = s.account_id JOIN subscriptions p ON p.account_id = a.id
  WHERE s.id = $1 AND s.revoked_at IS NULL AND a.blocked_at IS NULL AND p.status = 'active' AND p.expires_at > now()`;

export const INSERT_HISTORY = `
  INSERT INTO history (account_id, type, query, purpose, success, result) VALUES ($1, 'cpf', $2, $3, true, $4)
  RETURNING id`;
