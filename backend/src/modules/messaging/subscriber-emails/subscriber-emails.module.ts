import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { IdentityModule } from '../../identity/index.js';
import { EmailsAccountData } from './account-data.store.js';
import { BroadcastCopies } from './broadcast-copies.store.js';
import { EmailPreferencesController } from './email-preferences.controller.js';
import { EmailPreferences } from './email-preferences.store.js';
import { PlanEndEmails } from './plan-end-emails.store.js';
import { SubscriberEmailsConfig } from './subscriber-emails.config.js';
import { SubscriberEmailsJob } from './subscriber-emails.job.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

/** E-mails that subscribers may turn on and off: the end of their plan, copies of broadcasts. */
@Module({
  imports: [IdentityModule],
  controllers: [EmailPreferencesController, UnsubscribeController],
  providers: [
    { provide: SubscriberEmailsConfig, useFactory: () => readConfig(SubscriberEmailsConfig) },
    EmailPreferences,
    PlanEndEmails,
    BroadcastCopies,
    EmailsAccountData,
    SubscriberEmailsJob,
  ],
  exports: [EmailPreferences],
})
export class SubscriberEmailsModule {}
