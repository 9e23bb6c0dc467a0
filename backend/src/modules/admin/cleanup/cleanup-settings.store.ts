import { Injectable } from '@nestjs/common';
import { DeclaredSettings, type FixedSetting, type NumberSetting } from '../../../platform/settings/setting.js';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';
import { CleanupConfig } from './cleanup.config.js';

/** What of the cleanup's settings administrators see and change. */
@Injectable()
export class CleanupSettings extends DeclaredSettings {
  readonly runtime: readonly [NumberSetting, NumberSetting];
  readonly fixed: readonly FixedSetting[];

  constructor(
    config: CleanupConfig,
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

  get graceDays(): number {
    return this.overrides.of(this.runtime[0]);
  }

  get unpaidDays(): number {
    return this.overrides.of(this.runtime[1]);
  }
}
