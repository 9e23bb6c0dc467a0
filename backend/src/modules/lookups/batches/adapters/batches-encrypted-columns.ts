import { Injectable } from '@nestjs/common';
import { EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { lineContext } from './batches.sql.js';

/** What is looked up in batches. */
@Injectable()
export class BatchesEncryptedColumns extends EncryptedColumns {
  readonly columns = [
    {
      table: 'lookup_batch_lines',
      column: 'input',
      key: { id: 'uuid' } as const,
      context: ({ id = '' }: Readonly<Record<string, string>>) => lineContext(id),
    },
  ];
}
