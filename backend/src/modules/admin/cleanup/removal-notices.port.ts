import type { CleanupRulesInForce } from './cleanup-rules.port.js';

/** Letters to those whose account goes in a few days. */
export abstract class RemovalNotices {
  /** Puts those that are due into the outbox, each once. */
  abstract send(rules: CleanupRulesInForce, now: Date): Promise<void>;
}
