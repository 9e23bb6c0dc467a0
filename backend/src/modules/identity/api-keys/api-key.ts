import type { ApiScope, KeyMode } from '../../../kernel/api-keys.js';
import { LAST_MS } from '../../../kernel/durations.js';
import type { Purpose } from '../../../kernel/purposes.js';

/** What a key is made for. */
export interface KeyTerms {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly mode: KeyMode;
  readonly expiresAt: Date | null;
  /** From where it may be used, in CIDR; none: from everywhere. */
  readonly networks: readonly string[];
  /** Stands in where a lookup names no purpose. */
  readonly purpose: Purpose | null;
}

/** A key as its owner sees it. Its secret is nowhere. */
export interface ApiKey extends KeyTerms {
  readonly id: string;
  readonly prefix: string;
  readonly createdAt: Date;
  /** An hour's precision. */
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  /** The key that took its place. */
  readonly replacedBy: string | null;
}

export type KeyState = 'active' | 'expired' | 'revoked';

export function stateOf({ expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: Date): KeyState {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}

/** When a key ends that another one takes the place of: never later than it would have. */
export function endOfOverlap({ expiresAt }: Pick<ApiKey, 'expiresAt'>, overlapHours: number, now: Date): Date {
  const end = now.getTime() + overlapHours * 3_600_000;
  return new Date(Math.min(end, expiresAt?.getTime() ?? end));
}

/** When a key ends that takes the place of one: it is good for as long as that one was made for. */
export function endOfNext({ createdAt, expiresAt }: Pick<ApiKey, 'createdAt' | 'expiresAt'>, now: Date): Date | null {
  return expiresAt && new Date(Math.min(now.getTime() + expiresAt.getTime() - createdAt.getTime(), LAST_MS));
}
