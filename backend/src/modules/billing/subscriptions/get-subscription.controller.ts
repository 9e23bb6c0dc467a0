import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { daysRemaining, findPlan, PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { Subscriptions, type SubscriptionView } from './subscriptions.store.js';

export class CurrentSubscriptionAnswer {
  @ApiProperty({ enum: ['active', 'expired'] })
  status!: 'active' | 'expired';

  @ApiProperty({ description: 'Nome do plano.', example: 'Prata' })
  plan!: string;

  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  planId!: PlanId;

  @ApiProperty({ format: 'date-time' })
  startsAt!: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({ description: 'Horas restantes divididas por 24, para cima; nunca negativo.', example: 15 })
  daysRemaining!: number;
}

export class SubscriptionAnswer extends SuccessAnswer {
  @ApiProperty({ description: 'Se há um plano ativo agora.' })
  hasSubscription!: boolean;

  @ApiProperty({ type: CurrentSubscriptionAnswer, nullable: true, description: 'Nula para quem nunca teve um plano.' })
  subscription!: CurrentSubscriptionAnswer | null;
}

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

@ApiTags('Planos e pagamentos')
@Controller('api/user/subscription')
export class GetSubscriptionController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('user')
  @ApiOperation({ operationId: 'getSubscription', summary: 'O plano da própria conta' })
  @ApiOkResponse({ type: SubscriptionAnswer })
  @ApiErrors()
  async get(@CurrentPrincipal() { accountId }: Principal): Promise<SubscriptionAnswer> {
    return subscriptionAnswer(await this.subscriptions.statusOf(accountId), this.clock.now());
  }
}
