import { Injectable } from '@nestjs/common';
import { EncryptedColumns } from '../crypto/encrypted-columns.js';
import { emailContext } from './outbox.js';

/** E-mails that wait to be sent. */
@Injectable()
export class EmailEncryptedColumn extends EncryptedColumns {
  readonly columns = [
    {
      table: 'mail_outbox',
      column: 'letter',
      key: { id: 'uuid' },
      context: ({ id }: { id?: string }) => emailContext(id ?? ''),
    },
  ] as const;
}
