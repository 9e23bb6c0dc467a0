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

/** The same question inside a statement, for an `entry` with an account_id: asked again as the lookup is kept. */
export const HAS_ACTIVE_SUBSCRIPTION =
  'EXISTS (SELECT 1 FROM subscriptions s WHERE s.account_id = entry.account_id AND s.expires_at > now())';
