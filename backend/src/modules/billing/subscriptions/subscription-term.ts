import { DAY_MS } from '../../../kernel/durations.js';
import type { PlanId } from '../../../kernel/plans.js';

/** Days that were given to an account, by a payment or by us. */
export interface Grant {
  readonly planId: PlanId;
  readonly days: number;
  readonly grantedAt: Date;
  /** When they were revoked, because the money went back. */
  readonly revokedAt: Date | null;
}

export interface Term {
  readonly planId: PlanId;
  /** When the present unbroken range of days began. */
  readonly startsAt: Date;
  readonly expiresAt: Date;
}

/** A grant with the time in which its days are used. */
export type Placed<G extends Grant> = G & { readonly beginsAt: Date; readonly endsAt: Date };

/**
 * Grants, oldest first, in time: each begins where the one before ends, or when it is given. Days that were revoked are
 * those of that grant alone that were not used yet; whatever was bought after it moves up and stays whole.
 */
export function placed<G extends Grant>(grants: readonly G[]): Placed<G>[] {
  let last = 0;
  return grants.map((grant) => {
    const begins = Math.max(last, grant.grantedAt.getTime());
    const ends = begins + grant.days * DAY_MS;
    last = grant.revokedAt === null ? ends : Math.min(ends, Math.max(begins, grant.revokedAt.getTime()));
    return { ...grant, beginsAt: new Date(begins), endsAt: new Date(last) };
  });
}

/** Whether there was a plan already when it was given. */
export function goesOn({ beginsAt, grantedAt }: Placed<Grant>): boolean {
  return beginsAt > grantedAt;
}

/** What grants, oldest first, come to. */
export function termOf(grants: readonly Grant[]): Term | null {
  const all = placed(grants);
  const present = all.slice(all.findLastIndex((grant) => !goesOn(grant)));
  const [first, last] = [present[0], present.at(-1)];
  const named = present.findLast(({ revokedAt }) => revokedAt === null) ?? last;
  if (!first || !last || !named) return null;
  return { planId: named.planId, startsAt: first.grantedAt, expiresAt: last.endsAt };
}

/** Until when access goes once days are given now: they come on top of what is left. As `extendSubscription` computes it. */
export function renewedUntil(expiresAt: Date | null, days: number, now: Date): Date {
  return new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + days * DAY_MS);
}

/** A grant that a payment bought, or that was given without one. */
export interface BoughtGrant extends Grant {
  readonly paymentId: string | null;
}

/** What one payment made of its account's access. */
export interface Effect {
  /** The access there was the moment before; null: none. */
  readonly before: Term | null;
  readonly after: Term | null;
  /** What is left when its days are revoked now; null: nothing that still runs. */
  readonly withoutIt: Term | null;
}

/** Out of all the account's grants, oldest first. Null: the payment bought none. */
export function effectOf(grants: readonly BoughtGrant[], paymentId: string, now: Date): Effect | null {
  const place = grants.findIndex((grant) => grant.paymentId === paymentId);
  const bought = grants[place];
  if (!bought) return null;
  const then = bought.grantedAt;
  const earlier = grants
    .slice(0, place)
    .map((grant) => (grant.revokedAt !== null && grant.revokedAt > then ? { ...grant, revokedAt: null } : grant));
  const taken = grants.map((grant) => (grant === bought ? { ...grant, revokedAt: grant.revokedAt ?? now } : grant));
  return {
    before: stillRunning(termOf(earlier), then),
    after: termOf([...earlier, { ...bought, revokedAt: null }]),
    withoutIt: stillRunning(termOf(taken), now),
  };
}

function stillRunning(term: Term | null, at: Date): Term | null {
  return term !== null && term.expiresAt > at ? term : null;
}
