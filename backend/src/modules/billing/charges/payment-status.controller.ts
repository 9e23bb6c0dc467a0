import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { PaymentLimits, paymentAnswer } from '../payments/index.js';
import { Payments } from '../settlement/index.js';
import { PaymentStatusAnswer, PendingPaymentAnswer, paymentStatusAnswer } from './payment-status.answer.js';
import { PaymentStatusService } from './payment-status.js';

@ApiTags('Planos e pagamentos')
@Access('temp')
@Controller('api/payments')
export class PaymentStatusController {
  constructor(
    private readonly payments: Payments,
    private readonly statusService: PaymentStatusService,
    private readonly limits: PaymentLimits,
    private readonly clock: Clock,
  ) {}

  @Get('pending')
  @ApiOperation({ operationId: 'getPendingPayment', summary: 'A cobrança que ainda pode ser paga, se houver' })
  @ApiOkResponse({ type: PendingPaymentAnswer })
  @ApiErrors()
  async pending(@CurrentPrincipal() { accountId }: Principal): Promise<PendingPaymentAnswer> {
    const payment = await this.payments.newestPayable(accountId, this.clock.now());
    return { success: true, payment: payment && (await paymentAnswer(payment, this.clock.now())) };
  }

  @Get('status/:id')
  @ApiOperation({ operationId: 'getPaymentStatus', summary: 'Situação de um pagamento da própria conta' })
  @ApiOkResponse({ type: PaymentStatusAnswer })
  @ApiErrors({
    404: '`PAYMENT_NOT_FOUND`',
  })
  async status(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<PaymentStatusAnswer> {
    return paymentStatusAnswer(await this.statusService.status(accountId, id), this.clock.now());
  }

  @Post(':id/check')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkPayment', summary: '"Já paguei": pergunta agora ao meio de pagamento' })
  @ApiOkResponse({ type: PaymentStatusAnswer })
  @ApiErrors({
    404: '`PAYMENT_NOT_FOUND`',
    429: '`RATE_LIMITED`, com Retry-After.',
    502: '`PAYMENT_GATEWAY_DOWN`',
    503: '`PAYMENT_GATEWAY_DOWN`',
    504: '`PAYMENT_GATEWAY_DOWN`',
  })
  async check(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<PaymentStatusAnswer> {
    await this.limits.checking(accountId);
    return paymentStatusAnswer(await this.statusService.check(accountId, id), this.clock.now());
  }
}
