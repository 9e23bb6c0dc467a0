import { WholeNumber } from '../../../platform/config/setting.decorators.js';

/** Settings of lists of lookups that run in the background. */
export class BatchesConfig {
  /** Lines under way at once on each instance, of all accounts together. */
  @WholeNumber(1, 64)
  BATCH_LINES_AT_ONCE = 4;

  /** How often an instance looks for lines when there was nothing to do. */
  @WholeNumber(50, 60_000)
  BATCH_JOB_INTERVAL_MS = 1_000;

  /** A line whose instance died is taken by another one after this; longer than a lookup can take. */
  @WholeNumber(1, 600)
  BATCH_LEASE_SECONDS = 120;

  /** Pause before a line is asked again whose source was down; each further one doubles it, up to an hour. */
  @WholeNumber(1, 3_600)
  BATCH_RETRY_SECONDS = 60;

  /** How often a line is asked whose source is down, in all. */
  @WholeNumber(1, 20)
  BATCH_ATTEMPTS = 6;
}
