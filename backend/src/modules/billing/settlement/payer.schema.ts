import { Injectable } from '@nestjs/common';
import { EncryptedColumns } from '../../../platform/crypto/encrypted-columns.js';
import { payerContext } from './payer-context.js';

/** The payer of a payment, as the gateway is told. */
@Injectable()
export class PayerEncryptedColumn extends EncryptedColumns {
  readonly columns = [
    {
      table: 'payments',
      column: 'payer',
      key: { id: 'uuid' },
      context: ({ id }: { id?: string }) => payerContext(id ?? ''),
    },
  ] as const;
}
