import { READ_MESSAGE_DAYS } from '../../../kernel/broadcast.js';
import { WholeNumber } from '../../../platform/config/setting.decorators.js';

export class BroadcastsConfig {
  /** How often broadcasts are looked for whose moment has come. */
  @WholeNumber(50, 60_000)
  MESSAGES_JOB_INTERVAL_MS = 1_000;

  /** Days after which a message that was read leaves its reader's inbox. */
  @WholeNumber(30, 3_650)
  READ_MESSAGE_DAYS = READ_MESSAGE_DAYS;
}
