import { Injectable } from '@nestjs/common';
import { DeclaredSettings, type DomainsSetting, type FixedSetting } from '../../../platform/settings/setting.js';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';
import { IdentityConfig } from '../identity.config.js';

/** What of this module's settings administrators see and change. */
@Injectable()
export class IdentitySettings extends DeclaredSettings {
  readonly runtime: readonly [DomainsSetting];
  readonly fixed: readonly FixedSetting[];

  constructor(
    { emailDomains, UNIFORM_AUTH_ERRORS, captchaOn, SUPPORT_WHATSAPP }: IdentityConfig,
    private readonly overrides: SettingOverrides,
  ) {
    super();
    this.runtime = [{ name: 'EMAIL_DOMAINS', kind: 'domains', initial: emailDomains }];
    this.fixed = [
      { name: 'CAPTCHA', value: captchaOn ? 'recaptcha' : 'off' },
      { name: 'UNIFORM_AUTH_ERRORS', value: UNIFORM_AUTH_ERRORS },
      { name: 'SUPPORT_WHATSAPP', value: SUPPORT_WHATSAPP ?? '' },
    ];
  }

  get emailDomains(): readonly string[] {
    return this.overrides.of(this.runtime[0]);
  }
}
