import { Module } from '@nestjs/common';
import { readConfig } from '../../platform/config/read-config.js';
import { CachedSubscriptions } from './adapters/persistence/cached-subscriptions.js';
import { Subscriptions } from './application/subscriptions.port.js';
import { BillingConfig } from './billing.config.js';

@Module({
  providers: [
    { provide: BillingConfig, useFactory: () => readConfig(BillingConfig) },
    { provide: Subscriptions, useClass: CachedSubscriptions },
  ],
  exports: [Subscriptions],
})
export class BillingModule {}
