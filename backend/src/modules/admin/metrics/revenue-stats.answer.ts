import { PLAN_IDS } from '../../../kernel/plans.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { ComparedAnswer, cents, count } from './stats.fields.js';

export class TakingsAnswer extends AnswerOf({
  payments: count('Pagamentos com dinheiro recebido.'),
  given: count('Planos dados por código de 100 %.'),
  receivedCents: cents(),
  returnedCents: cents('Estornos e contestações, em centavos.'),
}) {}

export class RevenueDayAnswer extends AnswerOf({
  day: t.string({ format: 'date' }),
  receivedCents: cents(),
  returnedCents: cents(),
}) {}

export class PlanStatsAnswer extends AnswerOf(TakingsAnswer, {
  planId: t.enum(PLAN_IDS, { enumName: 'PlanId' }),
  active: count('Contas com este plano em vigor agora.'),
}) {}

export class CodeStatsAnswer extends AnswerOf(TakingsAnswer, {
  code: t.string({ example: 'BEMVINDO' }),
  discountCents: cents('O que o código descontou, em centavos.'),
}) {}

export class RevenueStatsAnswer extends AnswerOf({
  received: t.one(ComparedAnswer, 'Centavos recebidos.'),
  returned: t.one(ComparedAnswer, 'Centavos devolvidos.'),
  payments: t.one(ComparedAnswer),
  days: t.list(RevenueDayAnswer),
  plans: t.list(PlanStatsAnswer),
  codes: t.list(CodeStatsAnswer),
}) {}
