import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptedColumns } from '../../../../platform/crypto/encrypted-columns.js';
import { messageContext, replyContext } from './whatsapp-inbox.store.js';

/** What is said, until it is answered. */
@Injectable()
export class InboxEncryptedColumns extends EncryptedColumns {
  readonly columns: readonly EncryptedColumn[] = [
    { table: 'whatsapp_inbox', column: 'message', key: { id: 'uuid' }, context: ({ id = '' }) => messageContext(id) },
    { table: 'whatsapp_inbox', column: 'reply', key: { id: 'uuid' }, context: ({ id = '' }) => replyContext(id) },
  ];
}
