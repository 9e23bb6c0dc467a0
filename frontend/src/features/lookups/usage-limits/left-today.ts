const POLICY = /^"diario";q=(\d+)/;
const LEFT = /^"diario";r=(\d+)/;

/** Whether a lookup's headers say that the account's lookups are slowed. */
export function isSlowed(headers: Headers | null): boolean {
  return headers?.get('ratelimit-policy')?.includes('"lenta"') === true;
}

/** What a lookup's headers say of the day; null where they say nothing of it. */
export function leftToday(headers: Headers | null): { readonly limit: number; readonly remaining: number } | null {
  const limit = POLICY.exec(headers?.get('ratelimit-policy') ?? '')?.[1];
  const remaining = LEFT.exec(headers?.get('ratelimit') ?? '')?.[1];
  return limit && remaining ? { limit: Number(limit), remaining: Number(remaining) } : null;
}
