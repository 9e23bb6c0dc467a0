import { Get } from '@nestjs/common';
import { PLAN_IDS, PLANS } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { AccountId } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { Answers, TempController } from '../../../platform/http/route.decorators.js';
import { CurrentSubscriptionAnswer, subscriptionAnswer } from './get-subscription.controller.js';
import { renewedUntil } from './subscription-term.js';
import { Subscriptions } from './subscriptions.store.js';

class RenewedPlanAnswer extends AnswerOf({
  planId: t.enum(PLAN_IDS, { example: 'silver' }),
  expiresAt: t.dateTime('Fim do acesso se este plano for pago agora.'),
}) {}

export class RenewalAnswer extends AnswerOf(SuccessAnswer, {
  current: t.one(CurrentSubscriptionAnswer, 'Nula para quem nunca teve um plano.', { nullable: true }),
  plans: t.list(RenewedPlanAnswer, 'Os dias novos se somam aos que restam.'),
}) {}

@TempController('Planos e pagamentos', 'api/payments/renewal')
export class GetRenewalController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(RenewalAnswer, 'Até quando iria o acesso com cada plano')
  async getRenewal(@AccountId() accountId: string): Promise<RenewalAnswer> {
    const [view, now] = [await this.subscriptions.statusOf(accountId), this.clock.now()];
    const plans = PLANS.map(({ id, days }) => ({
      planId: id,
      expiresAt: renewedUntil(view.expiresAt, days, now),
    }));
    return { success: true, current: subscriptionAnswer(view, now).subscription, plans };
  }
}
