import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { BillingConfig } from '../billing.config.js';
import { BillingSettings } from './billing-settings.config.js';
import { ListPlansController } from './list-plans.controller.js';

/** What is sold, at which price; and billing's settings, which say how much a plan allows. */
@Module({
  controllers: [ListPlansController],
  providers: [{ provide: BillingConfig, useFactory: () => readConfig(BillingConfig) }, BillingSettings],
  exports: [BillingConfig, BillingSettings],
})
export class PlansModule {}
