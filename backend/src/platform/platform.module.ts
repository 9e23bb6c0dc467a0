import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountDataModule } from './account-data/account-data.module.js';
import { ConfigModule } from './config/config.module.js';
import { CryptoModule } from './crypto/crypto.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HttpModule } from './http/http.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MailModule } from './mail/mail.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { TelemetryModule } from './telemetry/telemetry.module.js';

@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    DatabaseModule,
    CryptoModule,
    ScheduleModule.forRoot(),
    HttpModule,
    AccountDataModule,
    MailModule,
    SettingsModule,
    TelemetryModule,
  ],
})
export class PlatformModule {}
