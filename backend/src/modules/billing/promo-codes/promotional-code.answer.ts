import { ApiProperty } from '@nestjs/swagger';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { PROMO_STATES, type PromoState, promoStateOf } from '../../../kernel/promo-code.js';
import type { PromoCode } from './promo-code.js';

/** A promotional code as the administrators' panel shows it. */
export class PromotionalCodeAnswer {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ example: 'NITIDO10' })
  code!: string;

  @ApiProperty({ description: 'De 1 a 100, com até duas casas decimais.', example: 12.5 })
  discountPercentage!: number;

  @ApiProperty({ type: String, nullable: true, example: 'Campanha de lançamento' })
  description!: string | null;

  @ApiProperty({ enum: PLAN_IDS, isArray: true, nullable: true, description: 'Nulo: todos os planos.' })
  planIds!: readonly PlanId[] | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: vale desde já.' })
  startsAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: sem expiração.' })
  expiryDate!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Nulo: ilimitado.', example: 100 })
  maxUses!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Nulo: ilimitado por conta.', example: 1 })
  maxUsesPerUser!: number | null;

  @ApiProperty({ type: 'integer', description: 'Reservados por cobranças abertas e pagos.', example: 3 })
  currentUses!: number;

  @ApiProperty()
  isActive!: boolean;

  @ApiProperty({ enum: PROMO_STATES, example: 'Ativo' })
  status!: PromoState;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export function promotionalCodeAnswer(code: PromoCode, now: Date): PromotionalCodeAnswer {
  const { maxUses, uses: currentUses, active: isActive, expiresAt: expiryDate } = code;
  return {
    id: code.id,
    code: code.code,
    discountPercentage: code.percent,
    description: code.description,
    planIds: code.planIds,
    startsAt: code.startsAt?.toISOString() ?? null,
    expiryDate: expiryDate?.toISOString() ?? null,
    maxUses,
    maxUsesPerUser: code.maxUsesPerAccount,
    currentUses,
    isActive,
    status: promoStateOf({ isActive, expiryDate, maxUses, currentUses }, now),
    createdAt: code.createdAt.toISOString(),
  };
}
