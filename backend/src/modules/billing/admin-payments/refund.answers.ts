import { PLAN_IDS } from '../../../kernel/plans.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';

/** Money of the payment that goes back, or was to. */
export class RefundRecordAnswer extends AnswerOf({
  reason: t.string({ example: 'arrependimento' }),
  byAdmin: t.boolean('Pedida por um administrador; senão, pelas regras.'),
  askedAt: t.dateTime(),
  attempts: t.integer(),
  outcome: t.enum(['refunded', 'refused', 'pending']),
  endedAt: t.dateTime({ nullable: true }),
}) {}

export class AccessTermAnswer extends AnswerOf({
  planId: t.enum(PLAN_IDS),
  startsAt: t.dateTime(),
  expiresAt: t.dateTime(),
}) {}

export class AccessEffectAnswer extends AnswerOf({
  before: t.one(AccessTermAnswer, 'O acesso um instante antes; nulo: nenhum.', { nullable: true }),
  after: t.one(AccessTermAnswer, { nullable: true }),
  withoutIt: t.one(AccessTermAnswer, 'O que resta sem os dias deste pagamento; nulo: o acesso termina.', {
    nullable: true,
  }),
}) {}

export class RefundRightAnswer extends AnswerOf({
  possible: t.boolean('Se o dinheiro pode ser devolvido agora.'),
  rightUntil: t.dateTime('Fim do prazo de 7 dias para desistir; nulo: não há o que devolver.', { nullable: true }),
}) {}
