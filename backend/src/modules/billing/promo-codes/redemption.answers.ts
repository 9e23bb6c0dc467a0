import { ApiProperty } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import type { PromoUseStatus } from './promo-use.js';
import type { Redemption } from './redemption.js';

const WIRE_STATUSES = ['reserved', 'consumed', 'released', 'over-limit'] as const;

const WIRE_STATUS_OF: Readonly<Record<PromoUseStatus, (typeof WIRE_STATUSES)[number]>> = {
  reservado: 'reserved',
  consumido: 'consumed',
  liberado: 'released',
  excedente: 'over-limit',
};

export class RedemptionAnswer {
  @ApiProperty({ format: 'uuid' })
  paymentId!: string;

  @ApiProperty({ format: 'uuid' })
  userId!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Mascarado; nulo: a conta foi encerrada.',
    example: 'an***@gmail.com',
  })
  email!: string | null;

  @ApiProperty({ enum: PLAN_IDS })
  planId!: PlanId;

  @ApiProperty({
    enum: WIRE_STATUSES,
    description: '`over-limit`: pago depois de o uso ter passado a outra pessoa; não entra na conta.',
  })
  status!: (typeof WIRE_STATUSES)[number];

  @ApiProperty({ description: 'Em reais.', example: 22.5 })
  amount!: number;

  @ApiProperty({ description: 'Em reais.', example: 2.5 })
  discountAmount!: number;

  @ApiProperty({ format: 'date-time' })
  reservedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando foi usado ou devolvido.' })
  settledAt!: string | null;
}

export class RedemptionsAnswer extends PageOf(RedemptionAnswer) {}

export function redemptionAnswer(redemption: Redemption): RedemptionAnswer {
  const { email, status, settledAt } = redemption;
  return {
    paymentId: redemption.id,
    userId: redemption.accountId,
    email: email && maskEmail(email),
    planId: redemption.planId,
    status: WIRE_STATUS_OF[status],
    amount: centsToReais(redemption.amountCents),
    discountAmount: centsToReais(redemption.discountCents),
    reservedAt: redemption.reservedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
