import { Global, Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { IdentityConfig } from '../identity.config.js';
import { EmailPolicy } from './email.js';
import { GetPublicConfigController } from './get-public-config.controller.js';
import { IdentitySettings } from './identity-settings.store.js';
import { MailboxHash } from './mailbox-hash.store.js';

/** What all parts speak of: settings, accepted addresses, errors. */
@Global()
@Module({
  controllers: [GetPublicConfigController],
  providers: [
    { provide: IdentityConfig, useFactory: () => readConfig(IdentityConfig) },
    IdentitySettings,
    MailboxHash,
    {
      provide: EmailPolicy,
      inject: [IdentityConfig, IdentitySettings],
      useFactory: ({ adminEmail }: IdentityConfig, settings: IdentitySettings) =>
        new EmailPolicy(() => settings.emailDomains, adminEmail),
    },
  ],
  exports: [IdentityConfig, EmailPolicy, MailboxHash],
})
export class IdentityModelModule {}
