import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { PaymentLimits } from '../payments/index.js';
import { PaymentStatusAnswer, paymentStatusAnswer } from './get-payment-status.controller.js';
import { LookAfterPayment } from './look-after-payment.js';

@ApiTags('Planos e pagamentos')
@ApiBearerAuth()
@Controller('api/payments')
export class CheckPaymentController {
  constructor(
    private readonly lookAfterPayment: LookAfterPayment,
    private readonly limits: PaymentLimits,
    private readonly clock: Clock,
  ) {}

  @Post(':id/check')
  @HttpCode(200)
  @Access('temp')
  @ApiOperation({ operationId: 'checkPayment', summary: '"Já paguei": pergunta agora ao meio de pagamento' })
  @ApiOkResponse({ type: PaymentStatusAnswer })
  @ApiErrors({
    401: '`UNAUTHENTICATED`',
    404: '`PAYMENT_NOT_FOUND`',
    429: '`RATE_LIMITED`, com Retry-After.',
    502: '`PAYMENT_GATEWAY_DOWN`',
    503: '`PAYMENT_GATEWAY_DOWN`',
    504: '`PAYMENT_GATEWAY_DOWN`',
  })
  async check(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<PaymentStatusAnswer> {
    await this.limits.checking(accountId);
    return paymentStatusAnswer(await this.lookAfterPayment.check(accountId, id), this.clock.now());
  }
}
