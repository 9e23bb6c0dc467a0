import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptedColumns } from '../../../../../platform/crypto/encrypted-columns.js';
import { messageContext, replyContext } from './pg-whatsapp-inbox.js';
import { phoneContext } from './pg-whatsapp-links.js';

/** Numbers, and what is said until it is answered. */
@Injectable()
export class WhatsappEncryptedColumns extends EncryptedColumns {
  readonly columns: readonly EncryptedColumn[] = [
    { table: 'whatsapp_links', column: 'phone', key: { id: 'uuid' }, context: ({ id = '' }) => phoneContext(id) },
    { table: 'whatsapp_inbox', column: 'message', key: { id: 'uuid' }, context: ({ id = '' }) => messageContext(id) },
    { table: 'whatsapp_inbox', column: 'reply', key: { id: 'uuid' }, context: ({ id = '' }) => replyContext(id) },
  ];
}
