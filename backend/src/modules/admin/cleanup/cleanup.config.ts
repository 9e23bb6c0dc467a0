import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';

/** Settings of the cleanup of accounts. */
export class CleanupConfig {
  /** Days after a plan's end in which its account stays as it is. */
  @WholeNumber('CLEANUP_GRACE_DAYS', 1, 365)
  CLEANUP_GRACE_DAYS = 7;

  /** The same for who registered, or last began to pay, and never had a plan. */
  @WholeNumber('CLEANUP_UNPAID_DAYS', 1, 365)
  CLEANUP_UNPAID_DAYS = 30;

  /** Days after a removal in which the account can come back; then what is personal goes for good. */
  @WholeNumber('CLEANUP_RESTORE_DAYS', 1, 180)
  CLEANUP_RESTORE_DAYS = 30;

  /** How many days before its removal an account's owner is told by letter. */
  @WholeNumber('CLEANUP_NOTICE_DAYS', 1, 30)
  CLEANUP_NOTICE_DAYS = 3;

  /** Whether accounts are removed by themselves every 24 hours; `off`: by an administrator alone, and nobody is told before. */
  @IsIn(['on', 'off'], { message: 'CLEANUP_AUTOMATIC: use on ou off' })
  CLEANUP_AUTOMATIC = 'on';

  /** How often a run that is due, or was cut off, is looked for. */
  @WholeNumber('CLEANUP_JOB_INTERVAL_MS', 50, 60_000)
  CLEANUP_JOB_INTERVAL_MS = 2_000;
}

function WholeNumber(setting: string, least: number, most: number): PropertyDecorator {
  const rule = { message: `${setting}: informe um número de ${least} a ${most}` };
  return applyDecorators(
    Type(() => Number),
    IsInt(rule),
    Min(least, rule),
    Max(most, rule),
  ) as PropertyDecorator;
}
