import type { Queryable } from '../../../platform/database/sql.js';
import type { Account } from './account.js';

/** An account as a call found it. */
export type SeenAccount = Pick<Account, 'id' | 'credentialsVersion'>;

const LOCK = `
  SELECT credentials_version = $2 AND erased_at IS NULL AS "isOpen" FROM accounts WHERE id = $1 FOR NO KEY UPDATE`;

/**
 * Lets changes of an account go one after the other. False when its sessions have ended since it was read: who asked for
 * the change may be whom they were ended for.
 */
export async function lockAccount({ id, credentialsVersion }: SeenAccount, tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query<{ isOpen: boolean }>(LOCK, [id, credentialsVersion]);
  return rows[0]?.isOpen ?? false;
}
