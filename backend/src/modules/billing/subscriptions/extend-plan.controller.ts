import { Body, Param, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AdminController } from '../../../platform/http/admin-controller.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ExtendPlanBody } from './extend-plan.body.js';
import { SubscriptionAnswer, subscriptionAnswer } from './get-subscription.controller.js';
import { PlanExtensions } from './plan-extensions.store.js';

@ApiParam({ name: 'id', format: 'uuid', description: 'A conta.' })
@AdminController('api/admin/users/:id/plan/extensions')
export class ExtendPlanController {
  constructor(
    private readonly extensions: PlanExtensions,
    private readonly clock: Clock,
  ) {}

  @Post()
  @StepUp()
  @Answers(SubscriptionAnswer, 'Dá dias de plano a uma conta, sem pagamento', {
    description: 'A partir do fim do plano em vigor, ou de agora.',
    told: 'O plano como ficou.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`ACCOUNT_NOT_FOUND`: Conta não encontrada.',
    409: '`EXTENSION_KEY_USED`: Esta chave já foi usada para outra extensão.',
  })
  async extendPlan(
    @AccountId() adminId: string,
    @Param('id') accountId: string,
    @Body() { id, days, reason, planId }: ExtendPlanBody,
  ): Promise<SubscriptionAnswer> {
    const view = await this.extensions.extend({ id, adminId, accountId, days, reason, planId: planId ?? null });
    return subscriptionAnswer(view, this.clock.now());
  }

  @Post(':extensionId/take-back')
  @StepUp()
  @Answers(SubscriptionAnswer, 'Desfaz uma extensão', {
    description: 'Tira os dias dela que ainda não foram usados; o que foi pago fica inteiro.',
    told: 'O plano como ficou.',
  })
  @ApiErrors({
    404: '`EXTENSION_NOT_FOUND`: Esta extensão não existe, já terminou ou já foi desfeita.',
  })
  async revokeExtension(
    @AccountId() adminId: string,
    @Param('id') accountId: string,
    @IdParam('extensionId') extensionId: string,
  ): Promise<SubscriptionAnswer> {
    const view = await this.extensions.revoke(adminId, accountId, extensionId);
    return subscriptionAnswer(view, this.clock.now());
  }
}
