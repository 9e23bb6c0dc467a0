import { Get, Query } from '@nestjs/common';
import { dayInBrazil } from '../../../kernel/brazilian-day.js';
import { chosenDaysRule, type DateRange } from '../../../kernel/date-range.js';
import { invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { recentDayRule } from '../../../platform/http/period.js';
import { OptionalField, OptionalOneOf, Satisfies } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { AnalyticsAnswer } from './analytics.answer.js';
import { AnalyticsQueries } from './analytics.queries.js';
import { chosenPeriod, namedPeriod, PERIODS, type PeriodName } from './period.js';
import { StatsAnswer } from './stats.answer.js';
import { StatsQueries } from './stats.queries.js';

class StatsQuery {
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
function periodOf({ periodo, from = '', to = '' }: StatsQuery, now: Date): DateRange {
  if (!from && !to) return namedPeriod(periodo ?? '7d', now);
  const wrong = chosenDaysRule(from, to, dayInBrazil(now));
  if (wrong) throw invalidInput(from ? 'to' : 'from', wrong);
  return chosenPeriod(from, to, now);
}

@ApiErrors({ 400: '`INVALID_INPUT`' })
@AdminController('api/admin')
export class StatsController {
  constructor(
    private readonly stats: StatsQueries,
    private readonly analytics: AnalyticsQueries,
    private readonly clock: Clock,
  ) {}

  @Get('stats')
  @Answers(StatsAnswer, 'O que aconteceu no período e o que há agora', {
    description: 'Cada número é contado junto com o fato e é igual a uma recontagem das tabelas. Nada é estimado.',
  })
  getAdminStats(@Query() query: StatsQuery): Promise<StatsAnswer> {
    return this.stats.of(periodOf(query, this.clock.now()));
  }

  @Get('analytics')
  @Answers(AnalyticsAnswer, 'Os números do período, por dia, hora, causa, plano, código e semana de cadastro', {
    description: 'Os mesmos contadores de `GET /api/admin/stats`. Dias, horas e semanas são os de Brasília.',
  })
  getAnalytics(@Query() query: StatsQuery): Promise<AnalyticsAnswer> {
    return this.analytics.of(periodOf(query, this.clock.now()));
  }
}
