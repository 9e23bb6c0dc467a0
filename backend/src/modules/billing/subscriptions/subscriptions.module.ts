import { Module } from '@nestjs/common';
import { ExtendPlanController } from './extend-plan.controller.js';
import { GetRenewalController } from './get-renewal.controller.js';
import { GetSubscriptionController } from './get-subscription.controller.js';
import { PlanExtensions } from './plan-extensions.store.js';
import { Subscriptions } from './subscriptions.store.js';

/** Who has access until when, and the days that were given. */
@Module({
  controllers: [GetSubscriptionController, GetRenewalController, ExtendPlanController],
  providers: [Subscriptions, PlanExtensions],
  exports: [Subscriptions, PlanExtensions],
})
export class SubscriptionsModule {}
