import { Injectable } from '@nestjs/common';
import { CleanupConfig } from './cleanup.config.js';
import { CleanupRules, type CleanupRulesInForce } from './cleanup-rules.port.js';
import { CleanupSettings } from './cleanup-settings.store.js';

/** The rules as the settings have them at this moment. */
@Injectable()
export class ConfiguredCleanupRules extends CleanupRules {
  constructor(
    private readonly config: CleanupConfig,
    private readonly settings: CleanupSettings,
  ) {
    super();
  }

  async current(): Promise<CleanupRulesInForce> {
    return {
      graceDays: this.settings.graceDays,
      unpaidDays: this.settings.unpaidDays,
      restoreDays: this.config.CLEANUP_RESTORE_DAYS,
      noticeDays: this.config.CLEANUP_NOTICE_DAYS,
      automatic: this.config.CLEANUP_AUTOMATIC === 'on',
    };
  }
}
