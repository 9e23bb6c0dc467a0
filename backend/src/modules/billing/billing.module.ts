import { Module } from '@nestjs/common';
import { AdminPaymentsModule } from './admin-payments/index.js';
import { BillingJobs } from './billing.job.js';
import { ChargesModule } from './charges/index.js';
import { LedgerModule } from './ledger/index.js';
import { MetricsModule } from './metrics/index.js';
import { PaymentsModule } from './payments/index.js';
import { PlansModule } from './plans/index.js';
import { PromoCodesModule } from './promo-codes/index.js';
import { ReceiptsModule } from './receipts/index.js';
import { RefundsModule } from './refunds/index.js';
import { SubscriptionsModule } from './subscriptions/index.js';
import { WebhooksModule } from './webhooks/index.js';

@Module({
  imports: [
    PlansModule,
    SubscriptionsModule,
    PaymentsModule,
    PromoCodesModule,
    LedgerModule,
    ChargesModule,
    WebhooksModule,
    RefundsModule,
    ReceiptsModule,
    AdminPaymentsModule,
    MetricsModule,
  ],
  providers: [BillingJobs],
  exports: [PlansModule, SubscriptionsModule, PaymentsModule, MetricsModule],
})
export class BillingModule {}
