import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../../identity/index.js';
import { type AuditAccount, AuditAccounts } from '../application/audit-accounts.port.js';

/** The accounts of the identity module. */
@Injectable()
export class IdentityAuditAccounts extends AuditAccounts {
  constructor(private readonly directory: AccountDirectory) {
    super();
  }

  idOf(email: string): Promise<string | null> {
    return this.directory.idOf(email);
  }

  named(ids: readonly string[]): Promise<ReadonlyMap<string, AuditAccount>> {
    return this.directory.named(ids);
  }
}
