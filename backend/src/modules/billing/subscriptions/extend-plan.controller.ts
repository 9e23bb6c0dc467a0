import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access, AccountId, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { ExtendPlanBody } from './extend-plan.body.js';
import { SubscriptionAnswer, subscriptionAnswer } from './get-subscription.controller.js';
import { PlanExtensions } from './plan-extensions.store.js';

@ApiTags('Administração')
@ApiParam({ name: 'id', format: 'uuid', description: 'A conta.' })
@Access('admin')
@Controller('api/admin/users/:id/plan/extensions')
export class ExtendPlanController {
  constructor(
    private readonly extensions: PlanExtensions,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @StepUp()
  @ApiOperation({
    summary: 'Dá dias de plano a uma conta, sem pagamento',
    description: 'A partir do fim do plano em vigor, ou de agora.',
  })
  @ApiOkResponse({ type: SubscriptionAnswer, description: 'O plano como ficou.' })
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
  @HttpCode(200)
  @StepUp()
  @ApiParam({ name: 'extensionId', format: 'uuid' })
  @ApiOperation({
    summary: 'Desfaz uma extensão',
    description: 'Tira os dias dela que ainda não foram usados; o que foi pago fica inteiro.',
  })
  @ApiOkResponse({ type: SubscriptionAnswer, description: 'O plano como ficou.' })
  @ApiErrors({
    404: '`EXTENSION_NOT_FOUND`: Esta extensão não existe ou já foi desfeita.',
  })
  async revokeExtension(
    @AccountId() adminId: string,
    @Param('id') accountId: string,
    @Param('extensionId') extensionId: string,
  ): Promise<SubscriptionAnswer> {
    const view = await this.extensions.revoke(adminId, accountId, extensionId);
    return subscriptionAnswer(view, this.clock.now());
  }
}
