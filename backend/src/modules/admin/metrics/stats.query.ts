import { dayInBrazil } from '../../../kernel/brazilian-day.js';
import { chosenDaysRule, type DateRange } from '../../../kernel/date-range.js';
import { invalidInput } from '../../../kernel/errors.js';
import { recentDayRule } from '../../../platform/http/period.js';
import { OptionalField, OptionalOneOf } from '../../../platform/http/request.fields.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { chosenPeriod, namedPeriod, PERIODS, type PeriodName } from './period.js';

export class StatsQuery {
  @OptionalOneOf(PERIODS, `Período inválido. Use ${PERIODS.join(', ')}.`, {
    enumName: 'StatsPeriod',
    default: '7d',
    description: 'Hoje é o último dia.',
  })
  periodo?: PeriodName;

  @OptionalField({ example: '2026-11-01', description: 'Dia em Brasília, incluído; vale junto com `to`.' })
  @Satisfies(recentDayRule)
  from?: string;

  @OptionalField({ example: '2026-11-21', description: 'Dia em Brasília, incluído; vale junto com `from`.' })
  @Satisfies(recentDayRule)
  to?: string;
}

/** The days that were asked for: those between two days, else the named ones. */
export function periodOf({ periodo, from = '', to = '' }: StatsQuery, now: Date): DateRange {
  if (!from && !to) return namedPeriod(periodo ?? '7d', now);
  const wrong = chosenDaysRule(from, to, dayInBrazil(now));
  if (wrong) throw invalidInput(from ? 'to' : 'from', wrong);
  return chosenPeriod(from, to, now);
}
