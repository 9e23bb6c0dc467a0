import { Body, Param, Post } from '@nestjs/common';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { OneOf } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { REFUND_REASONS, type RefundReason } from '../payments/index.js';
import { RefundPayment } from './refund-payment.js';

export class RefundPaymentBody {
  @OneOf(REFUND_REASONS, 'Informe o motivo: arrependimento, falha_do_servico ou outro.', {
    description: '`arrependimento`: dentro de 7 dias da compra, por direito de quem comprou.',
  })
  reason!: RefundReason;
}

export class RefundAnswer extends AnswerOf(SuccessAnswer, {
  id: t.uuid(),
  refund: t.enum(
    ['refunded', 'pending'],
    '`refunded`: o dinheiro voltou e o plano terminou. `pending`: a devolução segue sozinha até o banco concluí-la.',
  ),
}) {}

@AdminController('api/admin/payments')
export class RefundPaymentController {
  constructor(private readonly refundPayment: RefundPayment) {}

  @Post(':id/refund')
  @StepUp()
  @Answers(RefundAnswer, 'Devolve um pagamento aprovado e encerra o que ele comprou', { operationId: 'refundPayment' })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`PAYMENT_NOT_FOUND`',
    409: '`REFUND_NOT_POSSIBLE` · `REFUND_REFUSED`',
  })
  async refund(
    @AccountId() accountId: string,
    @Param('id') id: string,
    @Body() { reason }: RefundPaymentBody,
  ): Promise<RefundAnswer> {
    const { status } = await this.refundPayment.execute(accountId, id, reason);
    return { success: true, id, refund: status === 'estornado' ? 'refunded' : 'pending' };
  }
}
