import { WholeNumber } from '../../../platform/config/setting.decorators.js';

/** Settings of what followers are told. */
export class WatchConfig {
  /** How often a month of the register that went live is looked for. */
  @WholeNumber(50, 3_600_000)
  WATCH_JOB_INTERVAL_MS = 60_000;

  /** Followed companies whose changes are written in one transaction. */
  @WholeNumber(1, 50_000)
  WATCH_ROWS_AT_ONCE = 2_000;
}
