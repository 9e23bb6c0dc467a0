import type { Answer, HttpClient } from '../harness/http-client.js';
import type { ErrorBody } from './people.js';

export interface MadeKey {
  id: string;
  key: string;
  prefix: string;
  expiresAt: string | null;
}

/** A key as its owner makes it, for companies unless told otherwise. */
export function makeKey(own: HttpClient, change: Record<string, unknown> = {}): Promise<Answer<MadeKey & ErrorBody>> {
  const body = { name: 'Loja virtual', scopes: ['lookup:cnpj', 'history:read'], mode: 'live', ...change };
  return own.post('/api/keys', body);
}

/** Whether a key is let in, and if not, why not. */
export async function tried(http: HttpClient, key: string, path = '/v1/status'): Promise<number | string> {
  const { status, body } = await http.as(key).get<ErrorBody>(path);
  return status === 200 ? 200 : body.code;
}
