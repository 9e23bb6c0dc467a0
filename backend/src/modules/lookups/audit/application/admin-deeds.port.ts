import type { AdminDeed } from '../../../../kernel/admin-deed.js';

export interface AdminDeedFilter {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly action: string | null;
  readonly adminId: string | null;
  /** What it was done to, as `kind:id`. */
  readonly target: string | null;
}

export interface KeptDeed extends AdminDeed {
  readonly id: string;
  readonly at: Date;
}

export interface AdminDeedPage {
  readonly deeds: readonly KeptDeed[];
  readonly next: string | null;
}

/** What administrators did, and looking at the audit is among it. */
export abstract class AdminDeeds {
  abstract note(deed: AdminDeed): Promise<void>;

  abstract page(filter: AdminDeedFilter, limit: number, cursor: string | null): Promise<AdminDeedPage>;

  abstract count(filter: AdminDeedFilter): Promise<{ total: number; capped: boolean }>;

  /** The newest of this name. */
  abstract last(action: string): Promise<KeptDeed | null>;
}
