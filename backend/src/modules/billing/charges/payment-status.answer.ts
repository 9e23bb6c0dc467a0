import { PLAN_IDS } from '../../../kernel/plans.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { type Payment, PaymentAnswer, WIRE_STATUSES, wireStatusOf } from '../payments/index.js';

export class PendingPaymentAnswer extends AnswerOf(SuccessAnswer, {
  payment: t.one(PaymentAnswer, 'Nulo quando não há cobrança a pagar.', { nullable: true }),
}) {}

export class PaymentStatusAnswer extends AnswerOf(SuccessAnswer, {
  id: t.uuid(),
  planId: t.enum(PLAN_IDS),
  status: t.enum(WIRE_STATUSES, '`approved` significa pago, com o plano já ativo.'),
  expiresAt: t.dateTime(),
  serverTime: t.dateTime('Relógio do servidor, para a contagem regressiva.'),
}) {}

export function paymentStatusAnswer(payment: Payment, now: Date): PaymentStatusAnswer {
  return {
    success: true,
    id: payment.id,
    planId: payment.planId,
    status: wireStatusOf(payment, now),
    expiresAt: payment.expiresAt,
    serverTime: now,
  };
}
