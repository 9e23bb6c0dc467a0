import { Injectable } from '@nestjs/common';
import { Subscriptions } from '../../../billing/index.js';
import { Entitlement } from '../application/entitlement.port.js';

/** The plan in force at billing lets an account run lookups. */
@Injectable()
export class SubscriptionEntitlement extends Entitlement {
  constructor(private readonly subscriptions: Subscriptions) {
    super();
  }

  async isActive(accountId: string): Promise<boolean> {
    return (await this.subscriptions.statusOf(accountId)).active;
  }
}
