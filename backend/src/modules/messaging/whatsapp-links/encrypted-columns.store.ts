import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptedColumns } from '../../../platform/crypto/encrypted-columns.js';
import { phoneContext } from './whatsapp-links.store.js';

/** The accounts' numbers. */
@Injectable()
export class LinkEncryptedColumns extends EncryptedColumns {
  readonly columns: readonly EncryptedColumn[] = [
    { table: 'whatsapp_links', column: 'phone', key: { id: 'uuid' }, context: ({ id = '' }) => phoneContext(id) },
  ];
}
