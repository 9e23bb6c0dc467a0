import { ApiProperty } from '@nestjs/swagger';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { EXTENSION_REASON_LABELS } from '../../../kernel/user-account.js';
import { type GivenDays, PaymentListItem } from '../../billing/index.js';

export class UserGrant {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: PLAN_IDS })
  planId!: PlanId;

  @ApiProperty({ type: 'integer' })
  days!: number;

  @ApiProperty({ description: '`pagamento`, ou por que foi dado sem pagamento.', example: 'pagamento' })
  reason!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  paymentId!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  grantedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando foi desfeito.' })
  revokedAt!: Date | null;

  @ApiProperty({ description: 'Se pode ser desfeito: uma extensão que ainda vale.' })
  canTakeBack!: boolean;
}

export class UserPlan {
  @ApiProperty({ description: 'Se há um plano em vigor.' })
  active!: boolean;

  @ApiProperty({ enum: PLAN_IDS, nullable: true, description: 'O último; nulo para quem nunca teve.' })
  planId!: PlanId | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt!: Date | null;

  @ApiProperty({ type: [UserGrant], description: 'Os dias dados, os mais novos primeiro; no máximo 100.' })
  grants!: UserGrant[];

  @ApiProperty({ type: [PaymentListItem], description: 'Os 20 mais novos.' })
  payments!: PaymentListItem[];

  @ApiProperty({ type: 'integer' })
  paymentsTotal!: number;
}

export function userGrant(grant: GivenDays): UserGrant {
  const canTakeBack = grant.revokedAt === null && Object.hasOwn(EXTENSION_REASON_LABELS, grant.reason);
  return { ...grant, canTakeBack };
}
