import { ApiProperty } from '@nestjs/swagger';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { type Payment, PaymentAnswer, WIRE_STATUSES, type WireStatus, wireStatusOf } from '../payments/index.js';

export class PendingPaymentAnswer extends SuccessAnswer {
  @ApiProperty({ type: PaymentAnswer, nullable: true, description: 'Nulo quando não há cobrança a pagar.' })
  payment!: PaymentAnswer | null;
}

export class PaymentStatusAnswer extends SuccessAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: PLAN_IDS })
  planId!: PlanId;

  @ApiProperty({ enum: WIRE_STATUSES, description: '`approved` significa pago, com o plano já ativo.' })
  status!: WireStatus;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({ format: 'date-time', description: 'Relógio do servidor, para a contagem regressiva.' })
  serverTime!: string;
}

export function paymentStatusAnswer(payment: Payment, now: Date): PaymentStatusAnswer {
  return {
    success: true,
    id: payment.id,
    planId: payment.planId,
    status: wireStatusOf(payment, now),
    expiresAt: payment.expiresAt.toISOString(),
    serverTime: now.toISOString(),
  };
}
