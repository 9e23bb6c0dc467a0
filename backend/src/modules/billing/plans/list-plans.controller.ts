import { Get } from '@nestjs/common';
import { PLAN_IDS, PLANS } from '../../../kernel/plans.js';
import { centsToReais } from '../../../kernel/reais.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { Answers, PublicController } from '../../../platform/http/route.decorators.js';
import { BillingSettings } from './billing-settings.config.js';

class PlanAnswer extends AnswerOf({
  id: t.enum(PLAN_IDS, { example: 'silver' }),
  name: t.string({ example: 'Prata' }),
  duration: t.number('Dias de acesso.', { example: 15 }),
  price: t.number('Preço em reais.', { example: 25 }),
  dailyLookups: t.integer('Consultas por dia que trazem dados; as outras não contam.', { example: 300 }),
  features: t.strings({ example: ['Todos os tipos de consulta'] }),
  popular: t.boolean('O mais escolhido.'),
}) {}

export class PlansAnswer extends AnswerOf(SuccessAnswer, { plans: t.list(PlanAnswer) }) {}

@PublicController('Planos e pagamentos', 'api/plans')
export class ListPlansController {
  constructor(private readonly settings: BillingSettings) {}

  @Get()
  @Answers(PlansAnswer, 'Planos à venda')
  listPlans(): PlansAnswer {
    return {
      success: true,
      plans: PLANS.map(({ id, name, days, priceCents, features, popular }) => ({
        id,
        name,
        duration: days,
        price: centsToReais(priceCents),
        dailyLookups: this.settings.dailyLookups(id),
        features: [...features],
        popular,
      })),
    };
  }
}
