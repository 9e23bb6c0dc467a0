import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { linkContext } from './account-links.js';
import { secondFactorContext } from './postgres-second-factors.js';

/** Administrators' authenticator secrets, and the addresses in links that were sent. */
@Injectable()
export class IdentityEncryptedColumns extends EncryptedColumns {
  readonly columns: readonly EncryptedColumn[] = [
    {
      table: 'second_factors',
      column: 'secret',
      key: { account_id: 'uuid' },
      context: ({ account_id = '' }) => secondFactorContext(account_id),
    },
    {
      table: 'account_links',
      column: 'email',
      key: { token_hash: 'bytea' },
      context: ({ token_hash = '' }) => linkContext(Buffer.from(token_hash.slice(2), 'hex')),
    },
  ];
}
