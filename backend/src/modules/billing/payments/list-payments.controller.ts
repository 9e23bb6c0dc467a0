import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { PageOf, pageAnswer } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { WIRE_STATUSES, type WireStatus, wireStatusOf } from './payment.answer.js';
import type { Payment } from './payment.js';
import { PaymentQueries } from './payments.queries.js';
import { withdrawalUntil } from './withdrawal.js';

export class PaymentListItem {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  planId!: PlanId;

  @ApiProperty({ enum: WIRE_STATUSES, example: 'approved' })
  status!: WireStatus;

  @ApiProperty({ description: 'Valor, em reais.', example: 22.5 })
  amount!: number;

  @ApiProperty({ description: 'Desconto, em reais.', example: 2.5 })
  discountAmount!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Código promocional usado.', example: 'NITIDO10' })
  promoCode!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Fim do prazo de 7 dias para desistir da compra; nulo: não há o que devolver.',
  })
  withdrawalUntil!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Quando quem comprou pediu para desistir.',
  })
  withdrawalAskedAt!: string | null;
}

export class PaymentsAnswer extends PageOf(PaymentListItem, 'O mais novo primeiro.') {}

@ApiTags('Planos e pagamentos')
@Controller('api/payments')
export class ListPaymentsController {
  constructor(
    private readonly payments: PaymentQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('temp')
  @ApiOperation({ operationId: 'listPayments', summary: 'Os pagamentos da própria conta' })
  @ApiOkResponse({ type: PaymentsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@CurrentPrincipal() { accountId }: Principal, @Query() query: PageQuery): Promise<PaymentsAnswer> {
    const now = this.clock.now();
    const payments = this.payments.ofAccount(accountId).as((payment) => paymentListItem(payment, now));
    return pageAnswer(await payments.page(query));
  }
}

export function paymentListItem(payment: Payment, now: Date): PaymentListItem {
  return {
    id: payment.id,
    planId: payment.planId,
    status: wireStatusOf(payment, now),
    amount: centsToReais(payment.amountCents),
    discountAmount: centsToReais(payment.discountCents),
    promoCode: payment.promoCode,
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    withdrawalUntil: withdrawalUntil(payment)?.toISOString() ?? null,
    withdrawalAskedAt: payment.withdrawalAskedAt?.toISOString() ?? null,
  };
}
