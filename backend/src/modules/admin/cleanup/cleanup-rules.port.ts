import type { Terms } from './cleanup.js';

export interface CleanupRulesInForce extends Terms {
  readonly noticeDays: number;
  /** Whether accounts are removed without an administrator, every 24 hours. */
  readonly automatic: boolean;
}

/** The rules as they are at this moment; they may change while the product runs. */
export abstract class CleanupRules {
  abstract current(): Promise<CleanupRulesInForce>;
}
