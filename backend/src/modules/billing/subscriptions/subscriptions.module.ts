import { Module } from '@nestjs/common';
import { ExtendPlanController } from './extend-plan.controller.js';
import { ExtendPlan } from './extend-plan.js';
import { GetSubscriptionController } from './get-subscription.controller.js';
import { PlanExtensions } from './plan-extensions.port.js';
import { PgPlanExtensions } from './plan-extensions.store.js';
import { Subscriptions } from './subscriptions.port.js';
import { CachedSubscriptions } from './subscriptions.store.js';

/** Who has access until when, and the days that were given. */
@Module({
  controllers: [GetSubscriptionController, ExtendPlanController],
  providers: [
    { provide: Subscriptions, useClass: CachedSubscriptions },
    { provide: PlanExtensions, useClass: PgPlanExtensions },
    ExtendPlan,
  ],
  exports: [Subscriptions, PlanExtensions],
})
export class SubscriptionsModule {}
