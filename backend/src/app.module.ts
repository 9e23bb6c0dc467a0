import { Module } from '@nestjs/common';
import { AdminModule } from './modules/admin/index.js';
import { BillingModule } from './modules/billing/index.js';
import { CompaniesModule } from './modules/companies/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { LookupsModule } from './modules/lookups/index.js';
import { MessagingModule } from './modules/messaging/index.js';
import { WatchModule } from './modules/watch/index.js';
import { WebPageModule } from './platform/http/web-page.module.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({
  imports: [
    PlatformModule,
    IdentityModule,
    BillingModule,
    LookupsModule,
    MessagingModule,
    AdminModule,
    CompaniesModule,
    WatchModule,
    WebPageModule,
  ],
})
export class AppModule {}
