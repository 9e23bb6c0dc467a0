import { PLAN_IDS } from '../../../kernel/plans.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { type GivenDays, PaymentListItem } from '../../billing/index.js';

export class UserGrant extends AnswerOf({
  id: t.uuid(),
  planId: t.enum(PLAN_IDS),
  days: t.integer(),
  reason: t.string('`pagamento`, ou por que foi dado sem pagamento.', { example: 'pagamento' }),
  paymentId: t.uuid({ nullable: true }),
  gift: t.boolean('Se um código promocional os deu sem cobrança.'),
  grantedAt: t.dateTime(),
  revokedAt: t.dateTime('Quando foi desfeito.', { nullable: true }),
  canTakeBack: t.boolean('Se pode ser desfeito: ninguém pagou, e ainda restam dias.'),
}) {}

export class UserPlan extends AnswerOf({
  active: t.boolean('Se há um plano em vigor.'),
  planId: t.enum(PLAN_IDS, 'O último; nulo para quem nunca teve.', { nullable: true }),
  expiresAt: t.dateTime({ nullable: true }),
  grants: t.list(UserGrant, 'Os dias dados, os mais novos primeiro; no máximo 100.'),
  payments: t.list(PaymentListItem, 'Os 20 mais novos.'),
  paymentsTotal: t.integer(),
}) {}

export function userGrant({ id, planId, days, reason, paymentId, gift, ...grant }: GivenDays): UserGrant {
  const { grantedAt, revokedAt, canTakeBack } = grant;
  return { id, planId, days, reason, paymentId, gift, grantedAt, revokedAt, canTakeBack };
}
