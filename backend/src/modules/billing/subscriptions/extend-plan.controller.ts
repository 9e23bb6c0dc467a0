import { Body, Param, Post } from '@nestjs/common';
import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import {
  EXTENSION_DAYS,
  EXTENSION_REASONS,
  type ExtensionReason,
  extensionDaysRule,
} from '../../../kernel/user-account.js';
import { Clock } from '../../../platform/clock.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { OneOf, OptionalOneOf } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { SubscriptionAnswer, subscriptionAnswer } from './get-subscription.controller.js';
import { PlanExtensions } from './plan-extensions.store.js';

const DAYS = { message: String(extensionDaysRule(0)) };

class ExtendPlanBody {
  @ApiProperty({
    format: 'uuid',
    description: 'Feito por quem pede: repetir o pedido com o mesmo `id` não estende outra vez.',
  })
  @IsUUID('all', { message: 'Identificador inválido.' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: EXTENSION_DAYS, example: 7 })
  @IsInt(DAYS)
  @Min(1, DAYS)
  @Max(EXTENSION_DAYS, DAYS)
  days!: number;

  @OneOf(EXTENSION_REASONS, 'Escolha o motivo.', { enumName: 'ExtensionReason' })
  reason!: ExtensionReason;

  @OptionalOneOf(PLAN_IDS, 'Escolha o plano: Bronze, Prata ou Ouro.', {
    description: 'Para uma conta sem plano em vigor; sem ele, o último que teve.',
  })
  planId?: PlanId;
}

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
  @Answers(SubscriptionAnswer, 'Desfaz uma extensão, ou o que um código deu sem cobrança', {
    description: 'Tira os dias que ainda não foram usados; o que foi pago fica inteiro.',
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
