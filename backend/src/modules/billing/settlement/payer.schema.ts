import { Injectable } from '@nestjs/common';
import { columnById, EncryptedColumns } from '../../../platform/crypto/encrypted-columns.js';

/** The payer of a payment, as the gateway receives it. */
@Injectable()
export class PayerEncryptedColumn extends EncryptedColumns {
  readonly columns = [columnById('payments', 'payer', payerContext)];
}

/** Binds the encrypted payer to its payment, so that it cannot be moved to another one. */
export function payerContext(paymentId: string): string {
  return `payments.payer:${paymentId}`;
}
