/** Whether an account may run lookups now, as its plan says. Administrators are not asked about. */
export abstract class Entitlement {
  /** May be a few seconds old; the ledger checks again when it keeps the entry. */
  abstract isActive(accountId: string): Promise<boolean>;
}
