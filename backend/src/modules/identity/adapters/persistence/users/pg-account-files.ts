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
  SELECT id, name, email, created_at AS "createdAt", last_login_at AS "lastLoginAt", blocked_at AS "blockedAt",
    removed_at AS "removedAt", erased_at AS "erasedAt"
  FROM accounts WHERE id = $1 AND role = 'user'`;

const CONSENTS = `
  SELECT document, version, accepted_at AS "acceptedAt" FROM consents
  WHERE account_id = $1 ORDER BY accepted_at DESC, id DESC LIMIT 50`;
