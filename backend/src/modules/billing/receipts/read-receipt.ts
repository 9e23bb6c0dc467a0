import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { LookAfterPayment } from '../charges/index.js';
import type { Payment } from '../payments/index.js';

/** A payment that a receipt may be written for. */
export type PaidPayment = Payment & { readonly paidAt: Date };

/** Proof of a purchase, for its owner. Money that came and went back leaves nothing to prove. */
@Injectable()
export class ReadReceipt {
  constructor(private readonly lookAfterPayment: LookAfterPayment) {}

  async execute(accountId: string, id: string): Promise<PaidPayment> {
    const payment = await this.lookAfterPayment.owned(accountId, id);
    const { paidAt } = payment;
    if (payment.status === 'aprovado' && paidAt !== null) return { ...payment, paidAt };
    throw new AppError('conflict', 'RECEIPT_NOT_AVAILABLE', 'Só um pagamento aprovado tem recibo.');
  }
}
