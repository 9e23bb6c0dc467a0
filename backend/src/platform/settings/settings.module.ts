import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FollowSettings } from './follow-settings.js';
import { SettingOverrides } from './setting-overrides.js';
import { SettingsService } from './settings-service.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [SettingOverrides, FollowSettings, SettingsService],
  exports: [SettingOverrides, SettingsService],
})
export class SettingsModule {}
