import { createHmac, timingSafeEqual } from 'node:crypto';

const HEADER = /^sha256=([0-9a-f]{64})$/i;

/** Whether the header `X-Hub-Signature-256` was made over these very bytes with the app's secret; in constant time. */
export function isSigned(body: Buffer, header: string | undefined, secret: string): boolean {
  const [, hex] = HEADER.exec(header ?? '') ?? [];
  if (!hex) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), createHmac('sha256', secret).update(body).digest());
}
