import { Get, Param, Post } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';
import { AccountId } from '../../../platform/http/access.js';
import { Answers, ApiErrors, TempController } from '../../../platform/http/route.decorators.js';
import { paymentAnswer } from '../payments/index.js';
import { Payments } from '../settlement/index.js';
import { PaymentStatusAnswer, PendingPaymentAnswer, paymentStatusAnswer } from './payment-status.answer.js';
import { PaymentStatusService } from './payment-status.js';

const text = 'Aguarde alguns segundos antes de verificar de novo.';
/** "Já paguei", which asks the gateway. */
const CHECKED = { name: 'check-payment', most: 6, seconds: 60, text };

@TempController('Planos e pagamentos', 'api/payments')
export class PaymentStatusController {
  constructor(
    private readonly payments: Payments,
    private readonly statusService: PaymentStatusService,
    private readonly limits: HashedLimits,
    private readonly clock: Clock,
  ) {}

  @Get('pending')
  @Answers(PendingPaymentAnswer, 'A cobrança que ainda pode ser paga, se houver')
  async getPendingPayment(@AccountId() accountId: string): Promise<PendingPaymentAnswer> {
    const payment = await this.payments.newestPayable(accountId, this.clock.now());
    return { success: true, payment: payment && (await paymentAnswer(payment, this.clock.now())) };
  }

  @Get('status/:id')
  @Answers(PaymentStatusAnswer, 'Situação de um pagamento da própria conta')
  @ApiErrors({
    404: '`PAYMENT_NOT_FOUND`',
    502: '`PAYMENT_GATEWAY_DOWN`: o prazo acabou e não se pôde verificar se o Pix foi pago.',
    503: '`PAYMENT_GATEWAY_DOWN`',
    504: '`PAYMENT_GATEWAY_DOWN`',
  })
  async getPaymentStatus(@AccountId() accountId: string, @Param('id') id: string): Promise<PaymentStatusAnswer> {
    return paymentStatusAnswer(await this.statusService.status(accountId, id), this.clock.now());
  }

  @Post(':id/check')
  @Answers(PaymentStatusAnswer, '"Já paguei": pergunta agora ao meio de pagamento')
  @ApiErrors({
    404: '`PAYMENT_NOT_FOUND`',
    429: '`RATE_LIMITED`, com Retry-After.',
    502: '`PAYMENT_GATEWAY_DOWN`',
    503: '`PAYMENT_GATEWAY_DOWN`',
    504: '`PAYMENT_GATEWAY_DOWN`',
  })
  async checkPayment(@AccountId() accountId: string, @Param('id') id: string): Promise<PaymentStatusAnswer> {
    await this.limits.count(CHECKED, accountId);
    return paymentStatusAnswer(await this.statusService.check(accountId, id), this.clock.now());
  }
}
