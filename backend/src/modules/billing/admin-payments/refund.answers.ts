import { ApiProperty } from '@nestjs/swagger';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';

/** Money of the payment that goes back, or was to. */
export class RefundRecordAnswer {
  @ApiProperty({ example: 'arrependimento' })
  reason!: string;

  @ApiProperty({ description: 'Pedida por um administrador; senão, pelas regras.' })
  byAdmin!: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  askedAt!: Date;

  @ApiProperty({ type: 'integer' })
  attempts!: number;

  @ApiProperty({ enum: ['refunded', 'refused', 'pending'] })
  outcome!: 'refunded' | 'refused' | 'pending';

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt!: Date | null;
}

export class AccessTermAnswer {
  @ApiProperty({ enum: PLAN_IDS })
  planId!: PlanId;

  @ApiProperty({ type: String, format: 'date-time' })
  startsAt!: Date;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt!: Date;
}

export class AccessEffectAnswer {
  @ApiProperty({ type: AccessTermAnswer, nullable: true, description: 'O acesso um instante antes; nulo: nenhum.' })
  before!: AccessTermAnswer | null;

  @ApiProperty({ type: AccessTermAnswer, nullable: true })
  after!: AccessTermAnswer | null;

  @ApiProperty({
    type: AccessTermAnswer,
    nullable: true,
    description: 'O que resta sem os dias deste pagamento; nulo: o acesso termina.',
  })
  withoutIt!: AccessTermAnswer | null;
}

export class RefundRightAnswer {
  @ApiProperty({ description: 'Se o dinheiro pode ser devolvido agora.' })
  possible!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Fim do prazo de 7 dias para desistir; nulo: não há o que devolver.',
  })
  rightUntil!: Date | null;
}
