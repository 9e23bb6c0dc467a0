import { createHmac } from 'node:crypto';

/** An access token (HS256). */
export function signed(claims: object, secret: string): string {
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** From now on, for so many seconds. */
export function lifetime(seconds: number): { iat: number; exp: number } {
  const iat = Math.floor(Date.now() / 1_000);
  return { iat, exp: iat + seconds };
}
