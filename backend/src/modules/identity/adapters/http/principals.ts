import type { Principal } from '../../../../platform/http/access.js';
import type { TokenClaims } from '../../application/access-tokens.port.js';

/** Who stands behind a token right now. */
export abstract class Principals {
  /** Null when the session is over or the account blocked or erased. At most 5 s old, and never older than a change heard of. */
  abstract of(claims: TokenClaims): Promise<Principal | null>;

  /** The same, as old as it may be: only a change whose signal was lost is not in it. */
  abstract remembered(claims: TokenClaims): Promise<Principal | null>;

  /** Drops what this process remembers of the account. */
  abstract forget(accountId: string): void;
}
