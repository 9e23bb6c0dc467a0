import { newId } from '../../../shared/api/request-id';
import { spreadJson } from '../../../shared/files/spread-json';

/** What came back. */
export interface Ran {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

const SHOWN = /^(content-type|x-request-id|traceparent|ratelimit.*|retry-after|idempotency-replayed|allow)$/;

/** Why a key is not used here; null for one of test mode. */
export function refusalOf(key: string): string | null {
  if (key.startsWith('nit_live_')) return 'Esta é uma chave de produção. Aqui só se usam chaves de teste (nit_test_…).';
  if (!key.startsWith('nit_test_')) return 'Cole uma chave de teste: ela começa com nit_test_.';
  return null;
}

/** Calls the API of this server with the key and nothing else of whoever is signed in. */
export async function runCall(
  method: string,
  path: string,
  key: string,
  body: string | null,
  signal: AbortSignal,
): Promise<Ran> {
  const began = performance.now();
  const response = await fetch(`${window.location.origin}${path}`, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    signal,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': newId() }),
    },
    ...(body !== null && { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - began),
    headers: [...response.headers].filter(([name]) => SHOWN.test(name)),
    body: spreadJson(text),
  };
}
