import { maskEmail } from '../../../kernel/mask-email.js';
import { centsToReais } from '../../../kernel/money.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import type { PromoUseStatus } from './promo-use.js';
import type { Redemption } from './redemption.js';

const WIRE_STATUSES = ['reserved', 'consumed', 'released', 'over-limit'] as const;

const WIRE_STATUS_OF: Readonly<Record<PromoUseStatus, (typeof WIRE_STATUSES)[number]>> = {
  reservado: 'reserved',
  consumido: 'consumed',
  liberado: 'released',
  excedente: 'over-limit',
};

export class RedemptionAnswer extends AnswerOf({
  paymentId: t.uuid(),
  userId: t.uuid(),
  email: t.string('Mascarado; nulo: a conta foi encerrada.', { nullable: true, example: 'an***@gmail.com' }),
  planId: t.enum(PLAN_IDS),
  status: t.enum(WIRE_STATUSES, '`over-limit`: pago depois de o uso ter passado a outra pessoa; não entra na conta.'),
  amount: t.number('Em reais.', { example: 22.5 }),
  discountAmount: t.number('Em reais.', { example: 2.5 }),
  reservedAt: t.dateTime(),
  settledAt: t.dateTime('Quando foi usado ou devolvido.', { nullable: true }),
}) {}

export class RedemptionsAnswer extends PageOf(RedemptionAnswer) {}

export function redemptionAnswer(redemption: Redemption): RedemptionAnswer {
  const { email, status, settledAt } = redemption;
  return {
    paymentId: redemption.id,
    userId: redemption.accountId,
    email: email && maskEmail(email),
    planId: redemption.planId,
    status: WIRE_STATUS_OF[status],
    amount: centsToReais(redemption.amountCents),
    discountAmount: centsToReais(redemption.discountCents),
    reservedAt: redemption.reservedAt,
    settledAt,
  };
}
