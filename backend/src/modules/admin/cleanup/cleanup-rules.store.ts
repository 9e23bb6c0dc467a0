import { Injectable } from '@nestjs/common';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';
import { CleanupConfig } from './cleanup.config.js';
import { CleanupRules, type CleanupRulesInForce } from './cleanup-rules.port.js';

/** The rules as the settings have them at this moment. */
@Injectable()
export class ConfiguredCleanupRules extends CleanupRules {
  constructor(
    private readonly config: CleanupConfig,
    private readonly settings: SettingOverrides,
  ) {
    super();
  }

  async current(): Promise<CleanupRulesInForce> {
    return {
      graceDays: this.settings.number(this.config, 'CLEANUP_GRACE_DAYS'),
      unpaidDays: this.settings.number(this.config, 'CLEANUP_UNPAID_DAYS'),
      restoreDays: this.config.CLEANUP_RESTORE_DAYS,
      noticeDays: this.config.CLEANUP_NOTICE_DAYS,
      automatic: this.config.CLEANUP_AUTOMATIC === 'on',
    };
  }
}
