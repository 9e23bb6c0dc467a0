import { createHmac } from 'node:crypto';
import { isSameText } from '../../../../platform/crypto/same-text.js';

export interface SignedDelivery {
  /** Header `x-signature`: `ts=<n>,v1=<hex>`. */
  readonly signature: string | undefined;
  /** Header `x-request-id`. */
  readonly requestId: string | undefined;
  /** `data.id` of the query string; the body is not signed. */
  readonly dataId: string;
}

/** Which reading of the id the signature was made over, or why the delivery is refused. */
export type SignatureVerdict = 'as-received' | 'lower-case' | 'malformed' | 'forged' | 'stale';

const SECONDS_UP_TO = 1e11;

/**
 * Whether Mercado Pago signed this delivery, and lately. Its documents lower-case the id, its SDK keeps it (changed
 * 2026-06-17): both are tried. Its time is in seconds or milliseconds, depending on the product (SDK, 2026-08-03).
 */
export function verifySignature(
  delivery: SignedDelivery,
  secret: string,
  now: Date,
  toleranceSeconds: number,
): SignatureVerdict {
  const { ts, v1 } = partsOf(delivery.signature ?? '');
  if (!ts || !v1 || !/^\d{1,16}$/.test(ts)) return 'malformed';
  const readings = [
    ['as-received', delivery.dataId],
    ['lower-case', delivery.dataId.toLowerCase()],
  ] as const;
  const held = readings.find(([, id]) => isSameText(v1, hmac(secret, manifest(id, delivery.requestId, ts))));
  if (!held) return 'forged';
  const at = Number(ts) > SECONDS_UP_TO ? Number(ts) : Number(ts) * 1_000;
  return Math.abs(now.getTime() - at) > toleranceSeconds * 1_000 ? 'stale' : held[0];
}

/** The signed text: a missing pair is left out, and every pair ends in a semicolon. */
function manifest(id: string, requestId: string | undefined, ts: string): string {
  return `id:${id};${requestId ? `request-id:${requestId};` : ''}ts:${ts};`;
}

function partsOf(header: string): { ts?: string; v1?: string } {
  const pairs = header.split(',').map((part): [string, string] => {
    const at = part.indexOf('=');
    return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name === 'ts' || name === 'v1'));
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
