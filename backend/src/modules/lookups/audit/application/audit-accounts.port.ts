export interface AuditAccount {
  readonly id: string;
  readonly name: string;
  /** An administrator may have none, and an erased account has none. */
  readonly email: string | null;
}

/** Who stands behind the ids of the audit. */
export abstract class AuditAccounts {
  abstract idOf(email: string): Promise<string | null>;

  /** Those that there are, by id. */
  abstract named(ids: readonly string[]): Promise<ReadonlyMap<string, AuditAccount>>;
}
