import { Global, Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';
import { IdentityConfig } from '../identity.config.js';
import { EmailPolicy } from './email.js';
import { GetPublicConfigController } from './get-public-config.controller.js';
import { MailboxHash } from './mailbox-hash.store.js';

/** What all parts speak of: settings, accepted addresses, errors. */
@Global()
@Module({
  controllers: [GetPublicConfigController],
  providers: [
    { provide: IdentityConfig, useFactory: () => readConfig(IdentityConfig) },
    MailboxHash,
    {
      provide: EmailPolicy,
      inject: [IdentityConfig, SettingOverrides],
      useFactory: (config: IdentityConfig, overrides: SettingOverrides) =>
        new EmailPolicy(() => overrides.domains(config, 'EMAIL_DOMAINS'), config.adminEmail),
    },
  ],
  exports: [IdentityConfig, EmailPolicy, MailboxHash],
})
export class IdentityModelModule {}
