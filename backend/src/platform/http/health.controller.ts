import { Get } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { AppError } from '../../kernel/errors.js';
import { Sql } from '../database/sql.js';
import { AnswerOf, field } from './answer.fields.js';
import { Answers, PublicController } from './route.decorators.js';

export class HealthAnswer extends AnswerOf({ status: field<'ok'>({ type: String, example: 'ok' }) }) {}

@SkipThrottle()
@PublicController('Saúde', 'api/health')
export class HealthController {
  constructor(private readonly sql: Sql) {}

  @Get('live')
  @Answers(HealthAnswer, 'O processo está de pé')
  getLiveness(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @Answers(HealthAnswer, 'O processo e o banco de dados respondem')
  async getReadiness(): Promise<HealthAnswer> {
    await this.sql.query('SELECT 1').catch((cause) => {
      throw new AppError('unavailable', 'DATABASE_DOWN', 'O banco de dados não responde.', {
        cause,
        retryAfterSeconds: 2,
      });
    });
    return { status: 'ok' };
  }
}
