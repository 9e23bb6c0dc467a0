import { randomBytes } from 'node:crypto';
import { type PauseReason, SECRET_OVERLAP_HOURS, type WebhookEvent } from '../../../../kernel/webhooks.js';

/** What an endpoint is kept with; encrypted as a whole. */
export interface EndpointContent {
  readonly url: string;
  readonly secret: string;
  /** The secret before it, and until when it is signed with too. */
  readonly former: { readonly secret: string; readonly until: string } | null;
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
}

/** A new secret in the form of Standard Webhooks: 256 random bits. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Another secret; the one in force goes on for a day, and one before it no longer. */
export function rotated({ url, secret }: EndpointContent, next: string, now: Date): EndpointContent {
  const until = new Date(now.getTime() + SECRET_OVERLAP_HOURS * 3_600_000).toISOString();
  return { url, secret: next, former: { secret, until } };
}

/** What a delivery is signed with at a moment, the newest first. */
export function secretsAt({ secret, former }: EndpointContent, now: Date): string[] {
  return former && now < new Date(former.until) ? [secret, former.secret] : [secret];
}
