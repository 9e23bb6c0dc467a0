import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A long-lived token of a session, known to the browser's cookie only; we keep its hash. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  readonly hash: Buffer;
}

const SECRET_BYTES = 32;
const SEAL_BYTES = 16;
const FORM = /^([0-9a-f-]{36})\.([\w-]{64})$/;

/**
 * Makes and reads refresh tokens. Each one has exactly one successor, which only we can compute.
 * `session.secret‖seal` in base64url. The secret starts random, and each one follows from the one before by a keyed
 * hash: two tabs that ask at once get the same successor, although only hashes are stored. The seal tells our tokens
 * from inventions, so that an old one is known to be a copy without keeping a list.
 */
export class RefreshTokens {
  private readonly chainKey: Buffer;
  private readonly sealKey: Buffer;

  constructor(secret: string) {
    this.chainKey = derive(secret, 'refresh-token chain');
    this.sealKey = derive(secret, 'refresh-token seal');
  }

  first(sessionId: string): RefreshToken {
    return this.tokenOf(sessionId, randomBytes(SECRET_BYTES));
  }

  /** The token behind a text, or null when we never made it. */
  read(text: string): RefreshToken | null {
    const [, sessionId, body] = FORM.exec(text) ?? [];
    if (!sessionId || !body) return null;
    const bytes = Buffer.from(body, 'base64url');
    const token = this.tokenOf(sessionId, bytes.subarray(0, SECRET_BYTES));
    return timingSafeEqual(this.seal(sessionId, bytes.subarray(0, SECRET_BYTES)), bytes.subarray(SECRET_BYTES))
      ? token
      : null;
  }

  successorOf({ sessionId, text }: RefreshToken): RefreshToken {
    const secret = Buffer.from(text.slice(sessionId.length + 1), 'base64url').subarray(0, SECRET_BYTES);
    return this.tokenOf(sessionId, createHmac('sha256', this.chainKey).update(sessionId).update(secret).digest());
  }

  private tokenOf(sessionId: string, secret: Buffer): RefreshToken {
    const body = Buffer.concat([secret, this.seal(sessionId, secret)]).toString('base64url');
    return { sessionId, text: `${sessionId}.${body}`, hash: createHash('sha256').update(secret).digest() };
  }

  private seal(sessionId: string, secret: Buffer): Buffer {
    return createHmac('sha256', this.sealKey).update(sessionId).update(secret).digest().subarray(0, SEAL_BYTES);
  }
}

function derive(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}
