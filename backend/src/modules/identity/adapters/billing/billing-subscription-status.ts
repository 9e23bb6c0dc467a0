import { Injectable } from '@nestjs/common';
import { Subscriptions } from '../../../billing/index.js';
import { SubscriptionStatus } from '../../application/subscription-status.port.js';

@Injectable()
export class BillingSubscriptionStatus extends SubscriptionStatus {
  constructor(private readonly subscriptions: Subscriptions) {
    super();
  }

  async isActive(accountId: string): Promise<boolean> {
    return (await this.subscriptions.statusOf(accountId)).active;
  }

  async grantDemonstration(accountId: string): Promise<void> {
    await this.subscriptions.grant(accountId, 'gold', 'demonstracao');
  }
}
