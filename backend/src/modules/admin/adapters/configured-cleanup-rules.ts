import { Injectable } from '@nestjs/common';
import { CleanupRules, type CleanupRulesInForce } from '../application/cleanup/cleanup-rules.port.js';
import { CleanupConfig } from '../cleanup.config.js';

/** The rules as the settings of this start have them. */
@Injectable()
export class ConfiguredCleanupRules extends CleanupRules {
  constructor(private readonly config: CleanupConfig) {
    super();
  }

  async current(): Promise<CleanupRulesInForce> {
    return {
      graceDays: this.config.CLEANUP_GRACE_DAYS,
      unpaidDays: this.config.CLEANUP_UNPAID_DAYS,
      restoreDays: this.config.CLEANUP_RESTORE_DAYS,
      noticeDays: this.config.CLEANUP_NOTICE_DAYS,
      automatic: this.config.CLEANUP_AUTOMATIC === 'on',
    };
  }
}
