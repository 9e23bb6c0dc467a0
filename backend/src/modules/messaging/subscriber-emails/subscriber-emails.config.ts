import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const INTERVAL = { message: 'LETTERS_JOB_INTERVAL_MS: informe um número de 50 a 3600000' };
const HOUR = { message: 'PLAN_LETTERS_FROM_HOUR: informe uma hora de 0 a 23' };

export class SubscriberEmailsConfig {
  /** How often plans that are about to end, and broadcasts without their copies, are looked for. */
  @Type(() => Number)
  @IsInt(INTERVAL)
  @Min(50, INTERVAL)
  @Max(3_600_000, INTERVAL)
  LETTERS_JOB_INTERVAL_MS = 60_000;

  /** The hour in Brasília before which nobody is told that a plan is about to end. */
  @Type(() => Number)
  @IsInt(HOUR)
  @Min(0, HOUR)
  @Max(23, HOUR)
  PLAN_LETTERS_FROM_HOUR = 9;
}
