import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { ReadStats } from './read-stats.js';
import { StatsAnswer, statsAnswer } from './stats.answer.js';
import { periodOf, StatsQuery } from './stats.query.js';

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/stats')
export class GetStatsController {
  constructor(
    private readonly stats: ReadStats,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getAdminStats',
    summary: 'O que aconteceu no período e o que há agora',
    description: 'Cada número é contado junto com o fato e é igual a uma recontagem das tabelas. Nada é estimado.',
  })
  @ApiOkResponse({ type: StatsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async get(@Query() query: StatsQuery): Promise<StatsAnswer> {
    return statsAnswer(await this.stats.execute(periodOf(query, this.clock.now())));
  }
}
