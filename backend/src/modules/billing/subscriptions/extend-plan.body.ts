import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import {
  EXTENSION_DAYS,
  EXTENSION_REASONS,
  type ExtensionReason,
  extensionDaysRule,
} from '../../../kernel/user-account.js';

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

  @ApiProperty({ enum: EXTENSION_REASONS, enumName: 'ExtensionReason' })
  @IsIn(EXTENSION_REASONS, { message: 'Escolha o motivo.' })
  reason!: ExtensionReason;

  @ApiPropertyOptional({
    enum: PLAN_IDS,
    description: 'Para uma conta sem plano em vigor; sem ele, o último que teve.',
  })
  @IsOptional()
  @IsIn(PLAN_IDS, { message: 'Escolha o plano: Bronze, Prata ou Ouro.' })
  planId?: PlanId;
}
