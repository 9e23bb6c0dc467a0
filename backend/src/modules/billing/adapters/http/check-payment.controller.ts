import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadGatewayResponse,
  ApiBearerAuth,
  ApiGatewayTimeoutResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { Clock } from '../../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { ErrorAnswer } from '../../../../platform/http/error-answer.js';
import { LookAfterPayment } from '../../application/look-after-payment.js';
import { PaymentStatusAnswer, paymentStatusAnswer } from './get-payment-status.controller.js';
import { PaymentLimits } from './payment-limits.js';

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
  @ApiUnauthorizedResponse({ type: ErrorAnswer, description: '`UNAUTHENTICATED`' })
  @ApiNotFoundResponse({ type: ErrorAnswer, description: '`PAYMENT_NOT_FOUND`' })
  @ApiTooManyRequestsResponse({ type: ErrorAnswer, description: '`RATE_LIMITED`, com Retry-After.' })
  @ApiBadGatewayResponse({ type: ErrorAnswer, description: '`PAYMENT_GATEWAY_DOWN`' })
  @ApiServiceUnavailableResponse({ type: ErrorAnswer, description: '`PAYMENT_GATEWAY_DOWN`' })
  @ApiGatewayTimeoutResponse({ type: ErrorAnswer, description: '`PAYMENT_GATEWAY_DOWN`' })
  async check(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<PaymentStatusAnswer> {
    await this.limits.checking(accountId);
    return paymentStatusAnswer(await this.lookAfterPayment.check(accountId, id), this.clock.now());
  }
}
