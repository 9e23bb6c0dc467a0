import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { NamedAdmins } from './named-admins.queries.js';
import { SettingsController } from './settings.controller.js';

/** The settings that administrators see and change while the product runs. */
@Module({ imports: [IdentityModule], controllers: [SettingsController], providers: [NamedAdmins] })
export class SettingsModule {}
