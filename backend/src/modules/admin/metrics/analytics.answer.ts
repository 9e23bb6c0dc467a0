import { ApiProperty } from '@nestjs/swagger';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import {
  CohortAnswer,
  FailureAnswer,
  HourAnswer,
  PlanDayAnswer,
  SourceDayAnswer,
  TypeDayAnswer,
} from './analytics-series.answer.js';
import { CodeStatsAnswer } from './revenue-stats.answer.js';
import { StatsPeriodAnswer } from './stats.fields.js';

export class AnalyticsAnswer extends SuccessAnswer {
  @ApiProperty({ type: String, format: 'date-time' })
  at!: Date;

  @ApiProperty({ type: StatsPeriodAnswer })
  period!: StatsPeriodAnswer;

  @ApiProperty({ type: [TypeDayAnswer], description: 'Dias sem consulta do tipo não aparecem.' })
  types!: TypeDayAnswer[];

  @ApiProperty({ type: [HourAnswer] })
  hours!: HourAnswer[];

  @ApiProperty({ type: [FailureAnswer] })
  failures!: FailureAnswer[];

  @ApiProperty({ type: [SourceDayAnswer] })
  sources!: SourceDayAnswer[];

  @ApiProperty({ type: [PlanDayAnswer] })
  plans!: PlanDayAnswer[];

  @ApiProperty({ type: [CohortAnswer], description: 'Só quem se cadastrou no período.' })
  cohorts!: CohortAnswer[];

  @ApiProperty({ type: [CodeStatsAnswer] })
  codes!: CodeStatsAnswer[];
}
