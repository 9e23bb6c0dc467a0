import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import {
  EXTENSION_DAYS,
  EXTENSION_REASONS,
  type ExtensionReason,
  extensionDaysRule,
} from '../../../kernel/user-account.js';
import { OneOf, OptionalOneOf } from '../../../platform/http/request.fields.js';

const DAYS = { message: String(extensionDaysRule(0)) };

export class ExtendPlanBody {
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
