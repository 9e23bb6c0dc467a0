import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { PaymentAnswer, paymentAnswer } from '../payments/index.js';
import { Payments } from '../settlement/index.js';

export class PendingPaymentAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ type: PaymentAnswer, nullable: true, description: 'Nulo quando não há cobrança a pagar.' })
  payment!: PaymentAnswer | null;
}

@ApiTags('Planos e pagamentos')
@ApiBearerAuth()
@Controller('api/payments')
export class GetPendingPaymentController {
  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
  ) {}

  @Get('pending')
  @Access('temp')
  @ApiOperation({ operationId: 'getPendingPayment', summary: 'A cobrança que ainda pode ser paga, se houver' })
  @ApiOkResponse({ type: PendingPaymentAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`' })
  async pending(@CurrentPrincipal() { accountId }: Principal): Promise<PendingPaymentAnswer> {
    const payment = await this.payments.newestPayable(accountId, this.clock.now());
    return { success: true, payment: payment && (await paymentAnswer(payment, this.clock.now())) };
  }
}
