import type { RemovalReason, RemovalState, ReturnedBy, StayReason } from '../../../kernel/cleanup.js';
import type { PlanId } from '../../../kernel/plans.js';

/** How long an account stays, in days of 24 hours, as plans are counted. */
export interface Terms {
  /** After the end of its plan, or after it came back. */
  readonly graceDays: number;
  /** After the registration, or the last attempt to pay, of who never had a plan. */
  readonly unpaidDays: number;
  /** From its removal until nothing can bring it back. */
  readonly restoreDays: number;
}

/** The subscribers' accounts in figures; removed ones are counted apart. */
export interface Standing {
  readonly total: number;
  readonly active: number;
  readonly expired: number;
  readonly neverPaid: number;
  readonly toRemove: number;
  /** Gone for everybody, and still to be brought back. */
  readonly removed: number;
}

/** Accounts that stay although their time is over, by the reason. */
export type Stays = Readonly<Record<StayReason, number>>;

/** An account that would go, and why. */
export interface Departure {
  readonly id: string;
  /** Masked. */
  readonly email: string;
  readonly reason: RemovalReason;
  readonly planId: PlanId | null;
  /** When the plan ended; without one, when its owner registered or last began to pay. */
  readonly endedAt: Date;
  /** From when on it may go. */
  readonly dueAt: Date;
}

/** Exactly who was due at a moment: how many, and a mark that no other list has. */
export interface ShownList {
  readonly asOf: Date;
  readonly count: number;
  readonly mark: string;
}

/** A list is confirmed soon after it was shown, or shown again. */
export const LIST_MINUTES = 30;

export function isFresh({ asOf }: Pick<ShownList, 'asOf'>, now: Date): boolean {
  const age = now.getTime() - asOf.getTime();
  return age >= 0 && age <= LIST_MINUTES * 60_000;
}

/** A run in the log, with what became of its accounts so far. */
export interface CleanupRun {
  readonly id: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  /** The administrator's name; null: it ran by itself. */
  readonly askedBy: string | null;
  readonly graceDays: number;
  readonly restoreDays: number;
  readonly chosen: number;
  readonly removed: number;
  readonly spared: number;
  readonly restored: number;
  readonly erased: number;
}

/** What became of one account of a run; the account is named by its pseudonym alone. */
export interface Removal {
  readonly accountId: string;
  readonly reason: RemovalReason;
  readonly state: RemovalState;
  readonly endedAt: Date;
  readonly removedAt: Date | null;
  readonly eraseAfter: Date | null;
  readonly restoredAt: Date | null;
  readonly restoredBy: ReturnedBy | null;
  readonly erasedAt: Date | null;
}
