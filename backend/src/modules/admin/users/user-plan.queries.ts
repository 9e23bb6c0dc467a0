import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PaymentQueries, PlanExtensions, paymentListItem, Subscriptions } from '../../billing/index.js';
import { UserPlan, userGrant } from './user-plan.answers.js';

/** What billing knows of a subscriber, as an administrator sees it. */
@Injectable()
export class UserPlanQueries {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly extensions: PlanExtensions,
    private readonly payments: PaymentQueries,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string): Promise<UserPlan> {
    const [{ active, planId, expiresAt }, given, payments] = await Promise.all([
      this.subscriptions.statusOf(accountId),
      this.extensions.given(accountId),
      this.payments.ofAccount(accountId).page({}),
    ]);
    const now = this.clock.now();
    return {
      active,
      planId,
      expiresAt,
      grants: given.map(userGrant),
      payments: payments.items.map((payment) => paymentListItem(payment, now)),
      paymentsTotal: payments.total,
    };
  }
}
