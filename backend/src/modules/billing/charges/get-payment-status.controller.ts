import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Payment, WIRE_STATUSES, type WireStatus, wireStatusOf } from '../payments/index.js';
import { LookAfterPayment } from './look-after-payment.js';

export class PaymentStatusAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

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

@ApiTags('Planos e pagamentos')
@ApiBearerAuth()
@Controller('api/payments')
export class GetPaymentStatusController {
  constructor(
    private readonly lookAfterPayment: LookAfterPayment,
    private readonly clock: Clock,
  ) {}

  @Get('status/:id')
  @Access('temp')
  @ApiOperation({ operationId: 'getPaymentStatus', summary: 'Situação de um pagamento da própria conta' })
  @ApiOkResponse({ type: PaymentStatusAnswer })
  @ApiErrors({
    401: '`UNAUTHENTICATED`',
    404: '`PAYMENT_NOT_FOUND`',
  })
  async status(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<PaymentStatusAnswer> {
    return paymentStatusAnswer(await this.lookAfterPayment.status(accountId, id), this.clock.now());
  }
}
