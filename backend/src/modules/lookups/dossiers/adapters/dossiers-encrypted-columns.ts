import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { contextOf } from './dossiers.store.js';

/** What accounts have written. */
@Injectable()
export class DossiersEncryptedColumns extends EncryptedColumns {
  readonly columns: EncryptedColumn[] = [
    {
      table: 'lookup_dossiers',
      column: 'content',
      key: { account_id: 'uuid', subject: 'bigint' },
      context: ({ account_id = '', subject = '' }) => contextOf(account_id, subject),
    },
  ];
}
