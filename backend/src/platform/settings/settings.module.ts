import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FollowSettings } from './follow-settings.js';
import { SettingOverrides } from './setting-overrides.js';
import { SettingsDesk } from './settings-desk.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [SettingOverrides, FollowSettings, SettingsDesk],
  exports: [SettingOverrides, SettingsDesk],
})
export class SettingsModule {}
