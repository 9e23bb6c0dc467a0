import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../../platform/database/sql.js';
import { type AccountFile, AccountFiles } from '../../../application/users/account-file.port.js';

@Injectable()
export class PgAccountFiles extends AccountFiles {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(accountId: string): Promise<AccountFile | null> {
    const [account, consents] = await Promise.all([
      this.sql.row<Omit<AccountFile, 'consents'> & Record<string, unknown>>(ACCOUNT, [accountId]),
      this.sql.rows<AccountFile['consents'][number] & Record<string, unknown>>(CONSENTS, [accountId]),
    ]);
    return account && { ...account, consents };
  }
}

const ACCOUNT = `
  SELECT a.id, a.name, a.email, a.created_at AS "createdAt", a.last_login_at AS "lastLoginAt",
    a.blocked_at AS "blockedAt", a.erased_at AS "erasedAt", e.next_sweep_at IS NOT NULL AS erasing
  FROM accounts a LEFT JOIN account_erasures e ON e.account_id = a.id WHERE a.id = $1 AND a.role = 'user'`;

const CONSENTS = `
  SELECT document, version, accepted_at AS "acceptedAt" FROM consents
  WHERE account_id = $1 ORDER BY accepted_at DESC, id DESC LIMIT 50`;
