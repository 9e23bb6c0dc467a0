import { Global, Module } from '@nestjs/common';
import { readConfig } from '../config/read-config.js';
import { MailAccountData } from './account-data.store.js';
import { DeliverEmails } from './deliver-emails.js';
import { DeliveredEmails } from './delivered-emails.js';
import { EmailWriters } from './email-writers.js';
import { MailConfig } from './mail.config.js';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.js';
import { WaitingEmails } from './waiting-emails.js';

/** E-mails: modules write them, this sends them. */
@Global()
@Module({
  providers: [
    { provide: MailConfig, useFactory: () => readConfig(MailConfig) },
    Outbox,
    Mailer,
    WaitingEmails,
    DeliverEmails,
    DeliveredEmails,
    EmailWriters,
    MailAccountData,
  ],
  exports: [Outbox, DeliveredEmails, EmailWriters],
})
export class MailModule {}
