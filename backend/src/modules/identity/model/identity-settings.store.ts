import { Injectable } from '@nestjs/common';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';
import { IdentityConfig } from '../identity.config.js';

/** What administrators change of this module's settings, as it is at this moment. */
@Injectable()
export class IdentitySettings {
  constructor(
    private readonly config: IdentityConfig,
    private readonly overrides: SettingOverrides,
  ) {}

  get emailDomains(): readonly string[] {
    return this.overrides.domains(this.config, 'EMAIL_DOMAINS');
  }
}
