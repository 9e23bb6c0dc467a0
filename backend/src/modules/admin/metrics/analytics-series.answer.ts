import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import { PLAN_IDS, type PlanId } from '../../../kernel/plans.js';
import { type StatsOutcome, TallyAnswer } from './lookup-stats.answer.js';
import { TakingsAnswer } from './revenue-stats.answer.js';
import { SourceStatsAnswer } from './stats.answer.js';

const COUNT = { type: 'integer', example: 42 } as const;

export class TypeDayAnswer extends TallyAnswer {
  @ApiProperty({ format: 'date' })
  day!: string;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType' })
  type!: LookupType;
}

export class HourAnswer extends TallyAnswer {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 23, description: 'Em Brasília.' })
  hour!: number;
}

export class FailureAnswer {
  @ApiProperty({ enum: ['not_found', 'diverged', 'source_down', 'withheld', 'simulated'], enumName: 'FailedOutcome' })
  outcome!: Exclude<StatsOutcome, 'success'>;

  @ApiProperty({ example: 'SOURCE_DOWN', description: 'O código com que a consulta respondeu.' })
  code!: string;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType' })
  type!: LookupType;

  @ApiProperty(COUNT)
  n!: number;
}

export class SourceDayAnswer extends SourceStatsAnswer {
  @ApiProperty({ format: 'date' })
  day!: string;
}

export class PlanDayAnswer extends TakingsAnswer {
  @ApiProperty({ format: 'date' })
  day!: string;

  @ApiProperty({ enum: PLAN_IDS, enumName: 'PlanId' })
  planId!: PlanId;
}

export class CohortAnswer {
  @ApiProperty({ format: 'date', description: 'A segunda-feira da semana do cadastro.' })
  week!: string;

  @ApiProperty(COUNT)
  registered!: number;

  @ApiProperty({ ...COUNT, description: 'Pagaram desde então.' })
  paid!: number;

  @ApiProperty({ ...COUNT, description: 'Pagaram mais de uma vez.' })
  renewed!: number;
}
