import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import { AppError } from '../../kernel/errors.js';
import { Sql } from '../database/sql.js';
import { Access } from './access.js';

export class HealthAnswer {
  @ApiProperty({ example: 'ok' })
  status!: 'ok';
}

@ApiTags('Saúde')
@SkipThrottle()
@Access('public')
@Controller('api/health')
export class HealthController {
  constructor(private readonly sql: Sql) {}

  @Get('live')
  @ApiOperation({ operationId: 'getLiveness', summary: 'O processo está de pé' })
  @ApiOkResponse({ type: HealthAnswer })
  live(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'getReadiness', summary: 'O processo e o banco de dados respondem' })
  @ApiOkResponse({ type: HealthAnswer })
  async ready(): Promise<HealthAnswer> {
    await this.sql.query('SELECT 1').catch((cause) => {
      throw new AppError('unavailable', 'DATABASE_DOWN', 'O banco de dados não responde.', {
        cause,
        retryAfterSeconds: 2,
      });
    });
    return { status: 'ok' };
  }
}
