type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Stands for whoever has the database and its keys: no account is behind a command. */
export const AT_THE_MACHINE = '00000000-0000-0000-0000-000000000000';

/** Who that was, for people. */
export const AT_THE_MACHINE_LABEL = 'Na máquina (comando)';

/**
 * What an administrator did, for the record that nobody can change. Ids, words of ours and figures only: no secret and
 * no personal data in clear.
 */
export interface AdminAuditEntry {
  /** Or the subscriber's, of a request that administrators answer. */
  readonly adminId: string;
  /** A verb and its object: `block-account`, `remove-totp`. */
  readonly action: string;
  /** What it was done to, as `kind:id`: `account:0198f3a0-…`. */
  readonly target: string;
  readonly before?: Facts | null;
  readonly after?: Facts | null;
}
