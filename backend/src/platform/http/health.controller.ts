import { Get } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { AppError } from '../../kernel/errors.js';
import { Sql } from '../database/sql.js';
import { AnswerOf, field, t } from './answer.fields.js';
import { DispensableParts } from './dispensable-parts.js';
import { Answers, PublicController } from './route.decorators.js';

class HealthAnswer extends AnswerOf({ status: field<'ok'>({ type: String, example: 'ok' }) }) {}

class ReadinessAnswer extends AnswerOf({
  status: t.enum(['ok', 'degraded'], '`degraded`: responde, mas sem as partes de `down`'),
  down: t.strings('Partes que não respondem: `companies`, a base de empresas em banco de dados próprio'),
}) {}

@SkipThrottle()
@PublicController('Saúde', 'api/health')
export class HealthController {
  constructor(
    private readonly sql: Sql,
    private readonly parts: DispensableParts,
  ) {}

  @Get('live')
  @Answers(HealthAnswer, 'O processo está de pé')
  getLiveness(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @Answers(ReadinessAnswer, 'O processo e o banco de dados respondem')
  async getReadiness(): Promise<ReadinessAnswer> {
    await this.sql.query('SELECT 1').catch((cause) => {
      throw new AppError('unavailable', 'DATABASE_DOWN', 'O banco de dados não responde.', {
        cause,
        retryAfterSeconds: 2,
      });
    });
    const down = await this.parts.down();
    return { status: down.length === 0 ? 'ok' : 'degraded', down };
  }
}
