import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** The secret of a link in an e-mail: 256 random bits. We keep its hash only. */
export interface LinkToken {
  readonly text: string;
  readonly hash: Buffer;
}

export function newLinkToken(): LinkToken {
  const text = randomBytes(BYTES).toString('base64url');
  return { text, hash: hashOf(text) };
}

/** The hash of a text that may be one of our secrets; null when it cannot be. */
export function linkHash(text: string): Buffer | null {
  return FORM.test(text) ? hashOf(text) : null;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
