import { Injectable } from '@nestjs/common';
import { daysRemaining, findPlan } from '../../../../kernel/plans.js';
import { Clock } from '../../../../platform/clock.js';
import { Subscriptions } from '../../../billing/index.js';
import { ChatPlans } from '../application/chat-lookups.port.js';

/** The plans that billing has in its books. */
@Injectable()
export class BillingChatPlans extends ChatPlans {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(accountId: string): Promise<{ name: string | null; daysLeft: number }> {
    const { planId, expiresAt } = await this.subscriptions.statusOf(accountId);
    return {
      name: (planId && findPlan(planId)?.name) ?? null,
      daysLeft: expiresAt ? daysRemaining(expiresAt, this.clock.now()) : 0,
    };
  }
}
