import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../config/platform.config.js';
import { DeclaredSettings, type FixedSetting } from './setting.js';

@Injectable()
export class PlatformSettings extends DeclaredSettings {
  readonly runtime = [];
  readonly fixed: readonly FixedSetting[];

  constructor({ publicUrl, RATE_LIMIT, TRUSTED_PROXIES, CACHE_SECONDS }: PlatformConfig) {
    super();
    this.fixed = [
      { name: 'PUBLIC_URL', value: publicUrl },
      { name: 'RATE_LIMIT', value: RATE_LIMIT },
      { name: 'TRUSTED_PROXIES', value: String(TRUSTED_PROXIES) },
      { name: 'CACHE_SECONDS', value: String(CACHE_SECONDS) },
    ];
  }
}
