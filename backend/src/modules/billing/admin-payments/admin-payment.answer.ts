import { ApiProperty } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { PageAnswer } from '../../../platform/http/page.answer.js';
import { PaymentListItem, paymentListItem } from '../payments/index.js';
import type { AdminPayment } from './admin-payments.queries.js';

export class AdminPaymentItem extends PaymentListItem {
  @ApiProperty({ format: 'uuid' })
  userId!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Mascarado; nulo: a conta foi encerrada.',
    example: 'an***@gmail.com',
  })
  email!: string | null;

  @ApiProperty({ example: 'mercado-pago' })
  provider!: string;
}

export class AdminPaymentsAnswer extends PageAnswer {
  @ApiProperty({ type: [AdminPaymentItem], description: 'O mais novo primeiro, se nada mais foi pedido.' })
  data!: AdminPaymentItem[];
}

export function adminPaymentItem(payment: AdminPayment, now: Date): AdminPaymentItem {
  return {
    ...paymentListItem(payment, now),
    userId: payment.accountId,
    email: payment.email && maskEmail(payment.email),
    provider: payment.provider,
  };
}
