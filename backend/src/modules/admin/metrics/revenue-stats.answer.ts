import { ApiProperty } from '@nestjs/swagger';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { CENTS, COUNT, ComparedAnswer } from './stats.fields.js';

export class TakingsAnswer {
  @ApiProperty({ ...COUNT, description: 'Pagamentos com dinheiro recebido.' })
  payments!: number;

  @ApiProperty({ ...COUNT, description: 'Planos dados por código de 100 %.' })
  given!: number;

  @ApiProperty(CENTS)
  receivedCents!: number;

  @ApiProperty({ ...CENTS, description: 'Estornos e contestações, em centavos.' })
  returnedCents!: number;
}

export class RevenueDayAnswer {
  @ApiProperty({ format: 'date' })
  day!: string;

  @ApiProperty(CENTS)
  receivedCents!: number;

  @ApiProperty(CENTS)
  returnedCents!: number;
}

export class PlanStatsAnswer extends TakingsAnswer {
  @ApiProperty({ enum: PLAN_IDS, enumName: 'PlanId' })
  planId!: PlanId;

  @ApiProperty({ ...COUNT, description: 'Contas com este plano em vigor agora.' })
  active!: number;
}

export class CodeStatsAnswer extends TakingsAnswer {
  @ApiProperty({ example: 'BEMVINDO' })
  code!: string;

  @ApiProperty({ ...CENTS, description: 'O que o código descontou, em centavos.' })
  discountCents!: number;
}

export class RevenueStatsAnswer {
  @ApiProperty({ type: ComparedAnswer, description: 'Centavos recebidos.' })
  received!: ComparedAnswer;

  @ApiProperty({ type: ComparedAnswer, description: 'Centavos devolvidos.' })
  returned!: ComparedAnswer;

  @ApiProperty({ type: ComparedAnswer })
  payments!: ComparedAnswer;

  @ApiProperty({ type: [RevenueDayAnswer] })
  days!: RevenueDayAnswer[];

  @ApiProperty({ type: [PlanStatsAnswer] })
  plans!: PlanStatsAnswer[];

  @ApiProperty({ type: [CodeStatsAnswer] })
  codes!: CodeStatsAnswer[];
}
