import { randomBytes } from 'node:crypto';
import { type PauseReason, SECRET_OVERLAP_HOURS, type WebhookEvent } from '../../../../kernel/webhooks.js';

/** What an endpoint is kept with; encrypted as a whole. */
export interface EndpointContent {
  readonly url: string;
  readonly secret: string;
  /** The secret before it, until when it is signed with too, and the idempotency key that it was changed with. */
  readonly former: { readonly secret: string; readonly until: string; readonly key?: string } | null;
}

/** Where a subscriber's program wants to be told what happened. */
export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly createdAt: Date;
  readonly pausedAt: Date | null;
  readonly pauseReason: PauseReason | null;
  /** Deliveries that are still to be taken. */
  readonly waiting: number;
}

/** An endpoint whose secret is told this once. */
export interface MadeEndpoint {
  readonly endpoint: Endpoint;
  readonly secret: string;
  /** It had been told before, to the same idempotency key. */
  readonly replayed: boolean;
}

/** A new secret in the form of Standard Webhooks: 256 random bits. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Another secret; the one in force goes on for a day, and one before it no longer. */
export function rotated({ url, secret }: EndpointContent, next: string, now: Date, key?: string): EndpointContent {
  const until = new Date(now.getTime() + SECRET_OVERLAP_HOURS * 3_600_000).toISOString();
  return { url, secret: next, former: { secret, until, ...(key !== undefined && { key }) } };
}

/** What a delivery is signed with at a moment, the newest first. */
export function secretsAt({ secret, former }: EndpointContent, now: Date): string[] {
  return former && now < new Date(former.until) ? [secret, former.secret] : [secret];
}

/** Whether the secret in force is the one that a call with this idempotency key made, within its day. */
export function wasRotatedBy({ former }: EndpointContent, key: string | undefined, now: Date): boolean {
  return key !== undefined && former?.key === key && now < new Date(former.until);
}
