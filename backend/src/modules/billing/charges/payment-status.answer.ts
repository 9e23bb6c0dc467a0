import { PLAN_IDS } from '../../../kernel/plans.js';
import { centsToReais } from '../../../kernel/reais.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { PaymentAnswer, type SeenPayment, WIRE_STATUSES, wireStatusOf } from '../payments/index.js';

export class PendingPaymentAnswer extends AnswerOf(SuccessAnswer, {
  payment: t.one(PaymentAnswer, 'Nulo quando não há cobrança a pagar.', { nullable: true }),
}) {}

export class PaymentStatusAnswer extends AnswerOf(SuccessAnswer, {
  id: t.uuid(),
  planId: t.enum(PLAN_IDS),
  status: t.enum(WIRE_STATUSES, '`approved` significa pago, com o plano já ativo.'),
  amount: t.number('Valor a pagar, em reais.', { example: 25 }),
  returnedAmount: t.number(
    'Quanto voltou, ou está voltando, a quem pagou, em reais; nulo: nada. Outro valor que não `amount`, em `failed` ou `refunded`: não era o combinado e ficou sem plano.',
    { nullable: true, example: null },
  ),
  expiresAt: t.dateTime(),
  serverTime: t.dateTime('Relógio do servidor, para a contagem regressiva.'),
}) {}

export function paymentStatusAnswer(payment: SeenPayment, now: Date): PaymentStatusAnswer {
  return {
    success: true,
    id: payment.id,
    planId: payment.planId,
    status: wireStatusOf(payment, now),
    amount: centsToReais(payment.amountCents),
    returnedAmount: payment.returnedCents === null ? null : centsToReais(payment.returnedCents),
    expiresAt: payment.expiresAt,
    serverTime: now,
  };
}
