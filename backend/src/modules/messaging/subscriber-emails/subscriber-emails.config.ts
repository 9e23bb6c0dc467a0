import { WholeNumber } from '../../../platform/config/setting.decorators.js';

export class SubscriberEmailsConfig {
  /** How often broadcasts without their copies are looked for, and a twelfth as often plans that are about to end. */
  @WholeNumber(50, 3_600_000)
  LETTERS_JOB_INTERVAL_MS = 60_000;

  /** The hour in Brasília before which nobody is told that a plan is about to end. */
  @WholeNumber(0, 23)
  PLAN_LETTERS_FROM_HOUR = 9;
}
