import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const INTERVAL = { message: 'MESSAGES_JOB_INTERVAL_MS: informe um número de 50 a 60000' };

export class BroadcastsConfig {
  /** How often broadcasts are looked for whose moment has come. */
  @Type(() => Number)
  @IsInt(INTERVAL)
  @Min(50, INTERVAL)
  @Max(60_000, INTERVAL)
  MESSAGES_JOB_INTERVAL_MS = 1_000;
}
