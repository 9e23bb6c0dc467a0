import { PLAN_IDS } from '../../../kernel/plans.js';
import { EXTENSION_REASON_LABELS } from '../../../kernel/user-account.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { type GivenDays, PaymentListItem } from '../../billing/index.js';

export class UserGrant extends AnswerOf({
  id: t.uuid(),
  planId: t.enum(PLAN_IDS),
  days: t.integer(),
  reason: t.string('`pagamento`, ou por que foi dado sem pagamento.', { example: 'pagamento' }),
  paymentId: t.uuid({ nullable: true }),
  grantedAt: t.dateTime(),
  revokedAt: t.dateTime('Quando foi desfeito.', { nullable: true }),
  canTakeBack: t.boolean('Se pode ser desfeito: uma extensão que ainda vale.'),
}) {}

export class UserPlan extends AnswerOf({
  active: t.boolean('Se há um plano em vigor.'),
  planId: t.enum(PLAN_IDS, 'O último; nulo para quem nunca teve.', { nullable: true }),
  expiresAt: t.dateTime({ nullable: true }),
  grants: t.list(UserGrant, 'Os dias dados, os mais novos primeiro; no máximo 100.'),
  payments: t.list(PaymentListItem, 'Os 20 mais novos.'),
  paymentsTotal: t.integer(),
}) {}

export function userGrant(grant: GivenDays): UserGrant {
  const canTakeBack = grant.revokedAt === null && Object.hasOwn(EXTENSION_REASON_LABELS, grant.reason);
  return { ...grant, canTakeBack };
}
