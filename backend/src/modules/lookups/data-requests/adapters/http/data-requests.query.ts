import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { dayInBrazil } from '../../../../../kernel/brazilian-day.js';
import {
  DATA_SUBJECT_REQUEST_STATE_IDS,
  type DataSubjectRequestState,
} from '../../../../../kernel/data-subject-request.js';
import { PageQuery } from '../../../../../platform/http/page.query.js';
import type { RequestFilter } from '../../domain/opened-request.js';

const STATES = ['abertas', ...DATA_SUBJECT_REQUEST_STATE_IDS] as const;

export class DataSubjectRequestFilterQuery {
  @ApiPropertyOptional({
    enum: STATES,
    description: '`abertas`: as que não terminaram, a de prazo mais curto primeiro.',
  })
  @IsOptional()
  @IsIn(STATES, { message: 'Situação inválida.' })
  state?: 'abertas' | DataSubjectRequestState;

  @ApiPropertyOptional({ enum: ['true'], description: 'Só as abertas com o prazo vencido.' })
  @IsOptional()
  @IsIn(['true'], { message: 'Use late=true.' })
  late?: 'true';
}

export class DataSubjectRequestsQuery extends IntersectionType(DataSubjectRequestFilterQuery, PageQuery) {}

export function filterOf({ state, late }: DataSubjectRequestFilterQuery, now: Date): RequestFilter {
  return {
    state: state === 'abertas' ? 'open' : (state ?? null),
    dueBefore: late ? dayInBrazil(now) : null,
  };
}
