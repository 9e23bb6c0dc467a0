import { Get, Query } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { AdminController } from '../../../platform/http/admin-controller.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { AnalyticsAnswer } from './analytics.answer.js';
import { AnalyticsQueries } from './analytics.queries.js';
import { StatsAnswer } from './stats.answer.js';
import { StatsQueries } from './stats.queries.js';
import { periodOf, StatsQuery } from './stats.query.js';

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
