import { ApiProperty } from '@nestjs/swagger';
import type { AUDIT_OUTCOME_LABELS } from '../../../kernel/audit-outcomes.js';
import { LOOKUP_TYPES, type LookupType } from '../../../kernel/lookup-catalogue.js';
import { COUNT, ComparedAnswer } from './stats.fields.js';

/** How a lookup ended that was answered. */
export type StatsOutcome = Exclude<keyof typeof AUDIT_OUTCOME_LABELS, 'refused'>;

export const OUTCOMES: readonly StatsOutcome[] = [
  'success',
  'not_found',
  'diverged',
  'source_down',
  'withheld',
  'simulated',
];

export class StatsOutcomeAnswer extends ComparedAnswer {
  @ApiProperty({ enum: [...OUTCOMES], enumName: 'StatsOutcome' })
  outcome!: StatsOutcome;
}

export class TallyAnswer {
  @ApiProperty({ ...COUNT, description: 'Todas as consultas feitas.' })
  n!: number;

  @ApiProperty({ ...COUNT, description: 'Respondidas com dados de uma fonte.' })
  found!: number;
}

export class StatsTypeAnswer extends TallyAnswer {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType' })
  type!: LookupType;

  @ApiProperty({ ...COUNT, description: 'Todas, no período anterior.' })
  previous!: number;
}

export class StatsDayAnswer extends TallyAnswer {
  @ApiProperty({ format: 'date' })
  day!: string;
}

export class LookupStatsAnswer {
  @ApiProperty({ type: ComparedAnswer })
  all!: ComparedAnswer;

  @ApiProperty({ type: ComparedAnswer })
  found!: ComparedAnswer;

  @ApiProperty({ type: [StatsOutcomeAnswer] })
  outcomes!: StatsOutcomeAnswer[];

  @ApiProperty({ type: [StatsTypeAnswer] })
  types!: StatsTypeAnswer[];

  @ApiProperty({ type: [StatsDayAnswer] })
  days!: StatsDayAnswer[];
}
