import type { FastifyReply } from 'fastify';
import type { AppError } from '../../kernel/errors.js';

/** Where a caller stands with one of the limits. */
export interface LimitStanding {
  readonly policy: string;
  /** How many are allowed in a window, and its seconds; absent where the limit is no such number. */
  readonly window?: { readonly most: number; readonly seconds: number };
  readonly left: number;
  /** Seconds until there are more. */
  readonly reset: number;
  /** Another limit that holds at the same time, as `RateLimit-Policy` has it. */
  readonly besides?: string;
}

/** Tells a limit in `RateLimit`, as the IETF's draft has it, and in the X-RateLimit headers that clients have long read; instead of any told before. */
export function tellLimit(reply: FastifyReply, { policy, window, left, reset, besides }: LimitStanding): void {
  void reply.headers({
    ratelimit: `"${policy}";r=${left};t=${reset}`,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset,
  });
  if (window) {
    const { most, seconds } = window;
    const policies = [`"${policy}";q=${most};w=${seconds}`, ...(besides === undefined ? [] : [besides])];
    void reply.headers({ 'ratelimit-policy': policies.join(', '), 'x-ratelimit-limit': most });
  } else for (const name of ['ratelimit-policy', 'x-ratelimit-limit']) reply.removeHeader(name);
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
