import { Injectable } from '@nestjs/common';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { ProcessWebhooks } from './process-webhooks.js';

/** Works off the inbox, by the clock and right after something came. */
@Injectable()
export class WebhooksJob extends Rounds {
  constructor(processWebhooks: ProcessWebhooks) {
    super('ProcessNotifications', () => processWebhooks.run());
  }
}
