import type { PlanId } from '../../../kernel/plans.js';
import type { ExtensionReason } from '../../../kernel/user-account.js';

/** Days that an administrator gives an account. */
export interface Extension {
  /** Made by who asks: the same one never extends twice. */
  readonly id: string;
  readonly adminId: string;
  readonly accountId: string;
  readonly days: number;
  readonly reason: ExtensionReason;
  /** The plan to give when none is in force; null: the last one. */
  readonly planId: PlanId | null;
}

/** `extended` also when this very extension was made before. `other`: its id was used for something else. */
export type ExtensionOutcome = 'extended' | 'unknown' | 'plan-needed' | 'other';

/** Days that were given to an account, as its history shows them. */
export interface GivenDays {
  readonly id: string;
  readonly planId: PlanId;
  readonly days: number;
  /** `pagamento`, an administrator's reason, or another word of ours. */
  readonly reason: string;
  readonly paymentId: string | null;
  readonly grantedAt: Date;
  readonly revokedAt: Date | null;
}

/** Days without a payment, each with its line in the administrators' record, and all days that an account was given. */
export abstract class PlanExtensions {
  abstract extend(extension: Extension): Promise<ExtensionOutcome>;

  /** What is left of the extension is taken back. False: there is none such, or it was taken back before. */
  abstract takeBack(adminId: string, accountId: string, extensionId: string): Promise<boolean>;

  /** The newest first; at most a hundred. */
  abstract given(accountId: string): Promise<readonly GivenDays[]>;
}
