import { secondsUntil } from '../../../../kernel/brazilian-day.js';
import type { QuotaView } from '../application/daily-quota.js';

const DAY_SECONDS = 86_400;

/** What a lookup's answer says of the day's allowance: as the IETF's draft has it, and as clients have long read it. */
export function quotaHeaders({ limit, used, renewsAt }: QuotaView, now: Date): Record<string, string> {
  const remaining = Math.max(0, limit - used);
  const seconds = secondsUntil(renewsAt, now);
  return {
    'ratelimit-policy': `"diario";q=${limit};w=${DAY_SECONDS}`,
    ratelimit: `"diario";r=${remaining};t=${seconds}`,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(seconds),
  };
}
