import { Injectable } from '@nestjs/common';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { ProcessNotifications } from './process-webhooks.js';

/** Works off the inbox, by the clock and right after something came. */
@Injectable()
export class WebhooksJob extends Rounds {
  constructor(processNotifications: ProcessNotifications) {
    super('ProcessNotifications', () => processNotifications.run());
  }
}
