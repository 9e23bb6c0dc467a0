import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';

const entry = (column: string): EncryptedColumn => ({
  table: 'lookup_history',
  column,
  key: { account_id: 'uuid', created_at: 'timestamptz', id: 'uuid' },
  context: ({ id = '' }) => id,
});

/** What was asked and what was answered. */
@Injectable()
export class HistoryEncryptedColumns extends EncryptedColumns {
  readonly columns = [entry('query'), entry('result')];
}
