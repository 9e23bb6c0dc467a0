import { IntersectionType } from '@nestjs/swagger';
import { momentRule, periodEnd, periodStart } from './period.js';
import { OptionalField, Satisfies, SizedPageQuery } from './request.fields.js';

/** Between which days or moments something lies. */
export class PeriodFields {
  @OptionalField({ description: 'Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído.' })
  @Satisfies(momentRule)
  from?: string;

  @OptionalField({ description: 'Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído.' })
  @Satisfies(momentRule)
  to?: string;
}

/** A period, and where and how far a list of it goes on. */
export class PeriodQuery extends IntersectionType(SizedPageQuery, PeriodFields) {}

export function periodOf({ from, to }: PeriodFields): { from: Date | null; to: Date | null } {
  return { from: from ? periodStart(from) : null, to: to ? periodEnd(to) : null };
}
