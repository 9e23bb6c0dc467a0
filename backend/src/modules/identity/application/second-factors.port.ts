import type { AdminDeed } from '../../../kernel/admin-deed.js';
import type { SecondFactor } from '../domain/second-factor.js';

/** What was shown as a second factor: the app's code of a time step, or a recovery code. */
export type SpentFactor = { readonly step: number } | { readonly recoveryHash: Buffer };

/** The administrators' authenticator apps. */
export abstract class SecondFactors {
  abstract find(accountId: string): Promise<SecondFactor | null>;

  /** Replaces it by what `work` makes of it (null removes it), alone at that moment, and records the deed with it. */
  abstract change(
    accountId: string,
    work: (factor: SecondFactor | null) => SecondFactor | null,
    deed: AdminDeed | null,
  ): Promise<void>;

  /** Whether it was still unspent; it is spent now. One of many askers at the same moment gets true. */
  abstract spend(accountId: string, spent: SpentFactor): Promise<boolean>;
}
