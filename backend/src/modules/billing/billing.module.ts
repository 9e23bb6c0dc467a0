import { Module } from '@nestjs/common';
import { readConfig } from '../../platform/config/read-config.js';
import { BillingConfig } from './billing.config.js';

@Module({
  providers: [{ provide: BillingConfig, useFactory: () => readConfig(BillingConfig) }],
})
export class BillingModule {}
