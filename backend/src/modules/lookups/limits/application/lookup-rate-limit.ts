import { LRUCache } from 'lru-cache';
import { AppError } from '../../../../kernel/errors.js';

const MOST_BUCKETS = 20_000;

/** Lookups an account may start: a burst at once, then so many a minute. Counted in this process. */
export class LookupRateLimit {
  /** The account used longest ago goes first when there are too many; it starts full again. */
  private readonly buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MOST_BUCKETS });

  constructor(
    /** As they stand at this moment; `perMinute` null means no limit. */
    private readonly limits: () => { perMinute: number | null; burst: number },
    /** Milliseconds of a clock that nobody sets. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one lookup of the account's rate limit, or throws RATE_LIMITED with the seconds to wait. */
  take(accountId: string): void {
    const { perMinute, burst } = this.limits();
    if (perMinute === null) return;
    const now = this.now();
    const perMs = perMinute / 60_000;
    const bucket = this.buckets.get(accountId) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + (now - bucket.at) * perMs);
    if (tokens < 1) throw tooFast(perMinute, Math.ceil((1 - tokens) / perMs / 1_000));
    this.buckets.set(accountId, { tokens: tokens - 1, at: now });
  }
}

const tooFast = (perMinute: number, retryAfterSeconds: number): AppError =>
  new AppError('rate-limited', 'RATE_LIMITED', 'Muitas consultas em pouco tempo. Aguarde e tente novamente.', {
    retryAfterSeconds,
    details: { politica: 'ritmo', porMinuto: perMinute },
  });
