import { Get, Query } from '@nestjs/common';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { centsToReais } from '../../../kernel/reais.js';
import { Clock } from '../../../platform/clock.js';
import { AccountId } from '../../../platform/http/access.js';
import { AnswerOf, PageOf, pageAnswer, t } from '../../../platform/http/answer.fields.js';
import { PageQuery } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, TempController } from '../../../platform/http/route.decorators.js';
import { WIRE_STATUSES, wireStatusOf } from './payment.answer.js';
import { PaymentQueries, type SeenPayment } from './payments.queries.js';
import { withdrawalUntil } from './withdrawal.js';

export class PaymentListItem extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  planId: t.enum(PLAN_IDS, { example: 'silver' }),
  status: t.enum(WIRE_STATUSES, { example: 'approved' }),
  amount: t.number('Valor, em reais.', { example: 22.5 }),
  returnedAmount: t.number(
    'Quanto voltou, ou está voltando, a quem pagou, em reais; nulo: nada. Outro valor que não `amount`: só uma parte voltou, ou o que chegou não era o combinado e ficou sem plano.',
    { nullable: true, example: null },
  ),
  discountAmount: t.number('Desconto, em reais.', { example: 2.5 }),
  promoCode: t.string('Código promocional usado.', { nullable: true, example: 'NITIDO10' }),
  createdAt: t.dateTime(),
  paidAt: t.dateTime({ nullable: true }),
  withdrawalUntil: t.dateTime('Fim do prazo de 7 dias para desistir da compra; nulo: não há o que devolver.', {
    nullable: true,
  }),
  withdrawalAskedAt: t.dateTime('Quando quem comprou pediu para desistir.', { nullable: true }),
}) {}

export class PaymentsAnswer extends PageOf(PaymentListItem, 'O mais novo primeiro.') {}

@TempController('Planos e pagamentos', 'api/payments')
export class ListPaymentsController {
  constructor(
    private readonly payments: PaymentQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(PaymentsAnswer, 'Os pagamentos da própria conta')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listPayments(@AccountId() accountId: string, @Query() query: PageQuery): Promise<PaymentsAnswer> {
    const now = this.clock.now();
    const payments = this.payments.ofAccount(accountId).as((payment) => paymentListItem(payment, now));
    return pageAnswer(await payments.page(query));
  }
}

export function paymentListItem(payment: SeenPayment, now: Date): PaymentListItem {
  return {
    id: payment.id,
    planId: payment.planId,
    status: wireStatusOf(payment, now),
    amount: centsToReais(payment.amountCents),
    returnedAmount: payment.returnedCents === null ? null : centsToReais(payment.returnedCents),
    discountAmount: centsToReais(payment.discountCents),
    promoCode: payment.promoCode,
    createdAt: payment.createdAt,
    paidAt: payment.paidAt,
    withdrawalUntil: withdrawalUntil(payment),
    withdrawalAskedAt: payment.withdrawalAskedAt,
  };
}
