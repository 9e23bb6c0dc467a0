import { applyDecorators, Injectable } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { DeclaredSettings, type FixedSetting, type NumberSetting } from '../../../platform/settings/setting.js';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';

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

  /** How many days before its removal an account's owner is warned by e-mail. */
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

/** How long an account stays, in days of 24 hours, as plans are counted. */
export interface CleanupRules {
  /** After the end of its plan, or after it came back. */
  readonly graceDays: number;
  /** After the registration, or the last attempt to pay, of who never had a plan. */
  readonly unpaidDays: number;
  /** From its removal until nothing can bring it back. */
  readonly restoreDays: number;
  /** From the warning to the removal. */
  readonly noticeDays: number;
  /** Whether accounts are removed without an administrator, every 24 hours. */
  readonly automatic: boolean;
}

/** What of the cleanup's settings administrators see and change. */
@Injectable()
export class CleanupSettings extends DeclaredSettings {
  readonly runtime: readonly [NumberSetting, NumberSetting];
  readonly fixed: readonly FixedSetting[];

  constructor(
    private readonly config: CleanupConfig,
    private readonly overrides: SettingOverrides,
  ) {
    super();
    const days = { kind: 'number', least: 1, most: 365 } as const;
    this.runtime = [
      { ...days, name: 'CLEANUP_GRACE_DAYS', initial: config.CLEANUP_GRACE_DAYS },
      { ...days, name: 'CLEANUP_UNPAID_DAYS', initial: config.CLEANUP_UNPAID_DAYS },
    ];
    this.fixed = [
      { name: 'CLEANUP_AUTOMATIC', value: config.CLEANUP_AUTOMATIC },
      { name: 'CLEANUP_NOTICE_DAYS', value: String(config.CLEANUP_NOTICE_DAYS) },
      { name: 'CLEANUP_RESTORE_DAYS', value: String(config.CLEANUP_RESTORE_DAYS) },
    ];
  }

  /** As they are at this moment; they may change while the product runs. */
  get rules(): CleanupRules {
    return {
      graceDays: this.overrides.of(this.runtime[0]),
      unpaidDays: this.overrides.of(this.runtime[1]),
      restoreDays: this.config.CLEANUP_RESTORE_DAYS,
      noticeDays: this.config.CLEANUP_NOTICE_DAYS,
      automatic: this.config.CLEANUP_AUTOMATIC === 'on',
    };
  }
}
