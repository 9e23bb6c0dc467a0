import { Module } from '@nestjs/common';
import { ActionLogModule } from './action-log/index.js';
import { CleanupModule } from './cleanup/index.js';
import { MetricsModule } from './metrics/index.js';
import { SettingsModule } from './settings/index.js';
import { UsersModule } from './users/index.js';

@Module({ imports: [ActionLogModule, MetricsModule, UsersModule, CleanupModule, SettingsModule] })
export class AdminModule {}
