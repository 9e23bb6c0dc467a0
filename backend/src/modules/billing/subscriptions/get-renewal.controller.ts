import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PLAN_IDS, PLANS, type PlanId } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { CurrentSubscriptionAnswer, subscriptionAnswer } from './get-subscription.controller.js';
import { renewedUntil } from './subscription-term.js';
import { Subscriptions } from './subscriptions.store.js';

class RenewedPlanAnswer {
  @ApiProperty({ enum: PLAN_IDS, example: 'silver' })
  planId!: PlanId;

  @ApiProperty({ format: 'date-time', description: 'Fim do acesso se este plano for pago agora.' })
  expiresAt!: string;
}

export class RenewalAnswer extends SuccessAnswer {
  @ApiProperty({ type: CurrentSubscriptionAnswer, nullable: true, description: 'Nula para quem nunca teve um plano.' })
  current!: CurrentSubscriptionAnswer | null;

  @ApiProperty({ type: [RenewedPlanAnswer], description: 'Os dias novos se somam aos que restam.' })
  plans!: RenewedPlanAnswer[];
}

@ApiTags('Planos e pagamentos')
@Controller('api/payments/renewal')
export class GetRenewalController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('temp')
  @ApiOperation({ operationId: 'getRenewal', summary: 'Até quando iria o acesso com cada plano' })
  @ApiOkResponse({ type: RenewalAnswer })
  @ApiErrors()
  async get(@CurrentPrincipal() { accountId }: Principal): Promise<RenewalAnswer> {
    const [view, now] = [await this.subscriptions.statusOf(accountId), this.clock.now()];
    const plans = PLANS.map(({ id, days }) => ({
      planId: id,
      expiresAt: renewedUntil(view.expiresAt, days, now).toISOString(),
    }));
    return { success: true, current: subscriptionAnswer(view, now).subscription, plans };
  }
}
