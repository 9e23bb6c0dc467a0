import { Injectable } from '@nestjs/common';
import { EncryptedColumns } from '../crypto/encrypted-columns.js';
import { letterContext } from './outbox.js';

/** Letters that wait to be sent. */
@Injectable()
export class LetterEncryptedColumn extends EncryptedColumns {
  readonly columns = [
    {
      table: 'mail_outbox',
      column: 'letter',
      key: { id: 'uuid' },
      context: ({ id }: { id?: string }) => letterContext(id ?? ''),
    },
  ] as const;
}
