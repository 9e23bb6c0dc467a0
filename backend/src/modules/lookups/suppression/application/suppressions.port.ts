import type { Page } from '../../../../platform/page.js';
import type { SubjectKey, SuppressionKind } from '../domain/subject-keys.js';

/** Why somebody is kept out of answers: the person asked for it, a court ordered it, or the operator decided it. */
export const SUPPRESSION_REASONS = ['titular', 'ordem_judicial', 'interno'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export interface SuppressionOrder {
  readonly keys: readonly SubjectKey[];
  readonly reason: SuppressionReason;
  /** The protocol or file number under which it was asked for. */
  readonly reference: string;
  readonly adminId: string;
  readonly at: Date;
}

/** One suppression as administrators see it: what it suppresses cannot be read back. */
export interface Suppression {
  readonly id: string;
  readonly kind: SuppressionKind;
  readonly reason: SuppressionReason;
  readonly reference: string;
  readonly madeAt: Date;
  /** The administrator's name; null when the account is gone. */
  readonly madeBy: string | null;
  readonly liftedAt: Date | null;
  readonly liftedBy: string | null;
}

export interface SuppressionFilter {
  readonly active: boolean | null;
  readonly kind: SuppressionKind | null;
  readonly reason: SuppressionReason | null;
  readonly reference: string | null;
}

/**
 * Who is suppressed, kept as keyed hashes alone. Each change is put on record together with itself, and holds on this
 * instance when it is answered, on every other one a moment later.
 */
export abstract class Suppressions {
  /** Answers how many are new: one that is in force under the same reference is left as it is. */
  abstract add(order: SuppressionOrder): Promise<number>;

  /** Ends one; it stays as a row. Null when there is none, false when it had been lifted. */
  abstract lift(id: string, adminId: string, at: Date): Promise<boolean | null>;

  abstract page(filter: SuppressionFilter, before: string | null): Promise<Page<Suppression>>;
}
