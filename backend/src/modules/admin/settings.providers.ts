import { SettingsController } from './adapters/http/settings/settings.controller.js';
import { NamedAdmins } from './adapters/identity/settings/named-admins.js';

/** Configurações: what the platform's desk knows and changes. */
export const SETTINGS_CONTROLLERS = [SettingsController];

export const SETTINGS_PROVIDERS = [NamedAdmins];
