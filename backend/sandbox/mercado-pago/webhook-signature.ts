import { createHmac } from 'node:crypto';

export interface SignedParts {
  dataId: string;
  requestId: string;
  /** Seconds since 1970, as text. */
  ts: string;
}

/** The `x-signature` header of a notification: HMAC-SHA256 over the manifest, in hexadecimal. */
export function signatureHeader(secret: string, parts: SignedParts): string {
  return `ts=${parts.ts},v1=${signature(secret, parts)}`;
}

export function signature(secret: string, { dataId, requestId, ts }: SignedParts): string {
  return createHmac('sha256', secret).update(`id:${dataId};request-id:${requestId};ts:${ts};`).digest('hex');
}
