import { IntersectionType } from '@nestjs/swagger';
import { dayInBrazil } from '../../../../../kernel/brazilian-day.js';
import {
  DATA_SUBJECT_REQUEST_STATE_IDS,
  type DataSubjectRequestState,
} from '../../../../../kernel/data-subject-request.js';
import { PageQuery } from '../../../../../platform/http/page.query.js';
import { OptionalOneOf } from '../../../../../platform/http/request.fields.js';
import type { RequestFilter } from '../../domain/opened-request.js';

const STATES = ['abertas', ...DATA_SUBJECT_REQUEST_STATE_IDS] as const;

export class DataSubjectRequestFilterQuery {
  @OptionalOneOf(STATES, 'Situação inválida.', {
    description: '`abertas`: as que não terminaram, a de prazo mais curto primeiro.',
  })
  state?: 'abertas' | DataSubjectRequestState;

  @OptionalOneOf(['true'], 'Use late=true.', { description: 'Só as abertas com o prazo vencido.' })
  late?: 'true';
}

export class DataSubjectRequestsQuery extends IntersectionType(DataSubjectRequestFilterQuery, PageQuery) {}

export function filterOf({ state, late }: DataSubjectRequestFilterQuery, now: Date): RequestFilter {
  return {
    state: state === 'abertas' ? 'open' : (state ?? null),
    dueBefore: late ? dayInBrazil(now) : null,
  };
}
