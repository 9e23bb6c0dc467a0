import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Signals } from '../../../platform/events/signals.js';
import { SUBSCRIPTION_CHANGED } from '../../billing/index.js';
import { PaidReturns } from './returns.port.js';

/** A plan that a removed account gets, since money came late, brings it back at once. */
@Injectable()
export class PlanChanges {
  private readonly logger = new Logger(PlanChanges.name);

  constructor(signals: Signals, returns: PaidReturns, clock: Clock) {
    signals.on(SUBSCRIPTION_CHANGED, (accountId) => {
      returns
        .ifPaid(accountId, clock.now())
        .catch((error: Error) => this.logger.warn(`a paid account comes back with the next sweep: ${error.message}`));
    });
  }
}
