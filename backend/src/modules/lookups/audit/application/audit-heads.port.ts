import type { AuditHead } from './audit-chain.port.js';

/** Heads of the audit's chain, kept outside the database: what shows that its end was cut off or rewritten. */
export abstract class AuditHeads {
  abstract note(head: AuditHead): Promise<void>;

  /** All that were noted, oldest first; empty where no place for them is configured. */
  abstract noted(): Promise<readonly AuditHead[]>;
}
