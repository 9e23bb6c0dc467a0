import { Get } from '@nestjs/common';
import { daysRemaining, findPlan, PLAN_IDS } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { AccountId } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { Answers, UserController } from '../../../platform/http/route.decorators.js';
import { Subscriptions, type SubscriptionView } from './subscriptions.store.js';

export class CurrentSubscriptionAnswer extends AnswerOf({
  status: t.enum(['active', 'expired']),
  plan: t.string('Nome do plano.', { example: 'Prata' }),
  planId: t.enum(PLAN_IDS, { example: 'silver' }),
  startsAt: t.isoDateTime(),
  expiresAt: t.isoDateTime(),
  daysRemaining: t.number('Horas restantes divididas por 24, para cima; nunca negativo.', { example: 15 }),
}) {}

export class SubscriptionAnswer extends AnswerOf(SuccessAnswer, {
  hasSubscription: t.boolean('Se há um plano ativo agora.'),
  subscription: t.one(CurrentSubscriptionAnswer, 'Nula para quem nunca teve um plano.', { nullable: true }),
}) {}

export function subscriptionAnswer(view: SubscriptionView, now: Date): SubscriptionAnswer {
  const { active, planId, startsAt, expiresAt } = view;
  if (!planId || !startsAt || !expiresAt) return { success: true, hasSubscription: false, subscription: null };
  return {
    success: true,
    hasSubscription: active,
    subscription: {
      status: active ? 'active' : 'expired',
      plan: findPlan(planId)?.name ?? planId,
      planId,
      startsAt: startsAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      daysRemaining: daysRemaining(expiresAt, now),
    },
  };
}

@UserController('Planos e pagamentos', 'api/user/subscription')
export class GetSubscriptionController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(SubscriptionAnswer, 'O plano da própria conta')
  async getSubscription(@AccountId() accountId: string): Promise<SubscriptionAnswer> {
    return subscriptionAnswer(await this.subscriptions.statusOf(accountId), this.clock.now());
  }
}
