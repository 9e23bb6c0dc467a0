import type { FastifyReply } from 'fastify';
import type { AppError } from '../../kernel/errors.js';

/** How many are allowed, and in how many seconds. */
interface Window {
  readonly most: number;
  readonly seconds: number;
}

/** Where a caller stands with one of the limits. */
export interface LimitStanding {
  readonly policy: string;
  /** Absent where the limit is no such number. */
  readonly window?: Window;
  readonly left: number;
  /** Seconds until there are more. */
  readonly reset: number;
  /** Another limit that holds at the same time. */
  readonly besides?: { readonly policy: string; readonly window: Window };
}

/** Tells a limit in `RateLimit`, as the IETF's draft has it, and in the X-RateLimit headers that clients have long read; instead of any told before. */
export function tellLimit(reply: FastifyReply, { policy, window, left, reset, besides }: LimitStanding): void {
  void reply.headers({
    ratelimit: `"${policy}";r=${left};t=${reset}`,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset,
  });
  if (window) {
    const policies = [{ policy, window }, ...(besides ? [besides] : [])].map(policyText).join(', ');
    void reply.headers({ 'ratelimit-policy': policies, 'x-ratelimit-limit': window.most });
  } else for (const name of ['ratelimit-policy', 'x-ratelimit-limit']) reply.removeHeader(name);
}

function policyText({ policy, window }: { policy: string; window: Window }): string {
  return `"${policy}";q=${window.most};w=${window.seconds}`;
}

/** Tells the limit that refused a call, unless it is told already: then with all that is known of it. */
export function tellRefusal(reply: FastifyReply, { kind, details, retryAfterSeconds = 0 }: AppError): void {
  const { politica: policy, porMinuto, limite, segundos } = (details ?? {}) as RefusalDetails;
  if (kind !== 'rate-limited' || !policy || String(reply.getHeader('ratelimit')).startsWith(`"${policy}"`)) return;
  const most = porMinuto ?? limite;
  const seconds = porMinuto === undefined ? segundos : 60;
  const known = most !== undefined && seconds !== undefined;
  tellLimit(reply, { policy, left: 0, reset: retryAfterSeconds, ...(known && { window: { most, seconds } }) });
}

/** What the error's body says of the limit. */
interface RefusalDetails {
  readonly politica?: string;
  readonly porMinuto?: number;
  readonly limite?: number;
  readonly segundos?: number;
}
