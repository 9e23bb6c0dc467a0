import { Injectable } from '@nestjs/common';
import { columnById, EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { lineContext } from './batches.sql.js';

/** What is looked up in batches. */
@Injectable()
export class BatchesEncryptedColumns extends EncryptedColumns {
  readonly columns = [columnById('lookup_batch_lines', 'input', lineContext)];
}
