import { randomBytes } from 'node:crypto';
import { type PauseReason, SECRET_OVERLAP_HOURS, type WebhookEvent } from '../../../../kernel/webhooks.js';

/** What an endpoint is kept with; encrypted as a whole. */
export interface EndpointContent {
  readonly url: string;
  readonly secret: string;
  /** The secret before it, until when it is signed with too, and the idempotency keys that it was changed with in a day. */
  readonly former: (Change & { readonly secret: string; readonly earlier?: readonly Change[] }) | null;
}

interface Change {
  readonly until: string;
  readonly key?: string;
}

const MOST_CHANGES = 100;

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
export function rotated(before: EndpointContent, next: string, now: Date, key?: string): EndpointContent {
  const { url, secret } = before;
  const until = new Date(now.getTime() + SECRET_OVERLAP_HOURS * 3_600_000).toISOString();
  const earlier = changesAt(before, now).slice(0, MOST_CHANGES);
  return { url, secret: next, former: { secret, until, ...(key !== undefined && { key }), earlier } };
}

/** What a delivery is signed with at a moment, the newest first. */
export function secretsAt({ secret, former }: EndpointContent, now: Date): string[] {
  return former && now < new Date(former.until) ? [secret, former.secret] : [secret];
}

/** Whether a call with this idempotency key has changed the secret, within its day. */
export function wasRotatedBy(content: EndpointContent, key: string | undefined, now: Date): boolean {
  return key !== undefined && changesAt(content, now).some((change) => change.key === key);
}

/** Those of the day before that came with an idempotency key, the newest first. */
function changesAt({ former }: EndpointContent, now: Date): Change[] {
  if (!former) return [];
  const { until, key, earlier = [] } = former;
  return [{ until, key }, ...earlier].filter((change) => change.key !== undefined && now < new Date(change.until));
}
