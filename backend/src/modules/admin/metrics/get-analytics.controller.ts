import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { AnalyticsAnswer, analyticsAnswer } from './analytics.answer.js';
import { ReadAnalytics } from './read-analytics.js';
import { periodOf, StatsQuery } from './stats.query.js';

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/analytics')
export class GetAnalyticsController {
  constructor(
    private readonly analytics: ReadAnalytics,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getAnalytics',
    summary: 'Os números do período, por dia, hora, causa, plano, código e semana de cadastro',
    description: 'Os mesmos contadores de `GET /api/admin/stats`. Dias, horas e semanas são os de Brasília.',
  })
  @ApiOkResponse({ type: AnalyticsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async get(@Query() query: StatsQuery): Promise<AnalyticsAnswer> {
    return analyticsAnswer(await this.analytics.execute(periodOf(query, this.clock.now())));
  }
}
