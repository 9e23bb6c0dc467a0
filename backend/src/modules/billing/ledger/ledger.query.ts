import { IntersectionType } from '@nestjs/swagger';
import { dayInBrazil, daysUntil } from '../../../kernel/brazilian-day.js';
import { invalidInput } from '../../../kernel/errors.js';
import { SizedPageQuery, TimeSortField } from '../../../platform/http/page.query.js';
import { recentDayRule } from '../../../platform/http/period.js';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import type { LedgerPeriod } from './ledger.queries.js';

const USUAL_DAYS = 30;
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** A period of days in Brasília. */
export class LedgerPeriodQuery {
  @OptionalField({ description: 'Dia (AAAA-MM-DD, em Brasília). Sem ele: 30 dias até o último.' })
  @Satisfies(recentDayRule)
  from?: string;

  @OptionalField({ description: 'Dia (AAAA-MM-DD, em Brasília), incluído. Sem ele: hoje.' })
  @Satisfies(recentDayRule)
  to?: string;
}

export class ExportLedgerQuery extends IntersectionType(LedgerPeriodQuery, TimeSortField) {}

export class LedgerLinesQuery extends IntersectionType(ExportLedgerQuery, SizedPageQuery) {}

/** Throws INVALID_INPUT for a period that ends before it begins, or that is too long to be read at once. */
export function periodOf({ from, to }: LedgerPeriodQuery, now: Date): LedgerPeriod {
  const last = to ?? dayInBrazil(now);
  const first = from ?? daysUntil(last, USUAL_DAYS)[0] ?? last;
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1) throw invalidInput('to', 'O último dia não pode vir antes do primeiro.');
  if (days > MOST_DAYS) throw invalidInput('from', `Escolha um período de até ${MOST_DAYS} dias.`);
  return { from: first, to: last };
}
