import { Injectable } from '@nestjs/common';
import { DeclaredSettings, type FixedSetting, type NumberSetting } from '../../../platform/settings/setting.js';
import { SettingOverrides } from '../../../platform/settings/setting-overrides.js';
import { LookupsConfig } from '../lookups.config.js';

const FIVE_YEARS = 1_825;

/** Bounds within which administrators may change what the environment says. */
const BOUNDS = {
  LOOKUPS_PER_MINUTE: [1, 600],
  LOOKUPS_BURST: [1, 500],
  HISTORY_RETENTION_DAYS: [1, FIVE_YEARS],
  PRIVACY_REQUEST_RETENTION_DAYS: [1, FIVE_YEARS],
} as const;

type Name = keyof typeof BOUNDS;

/** What of this module's settings administrators see and change. */
@Injectable()
export class LookupsSettings extends DeclaredSettings {
  readonly runtime: readonly NumberSetting[];
  private readonly byName: Readonly<Record<Name, NumberSetting>>;
  readonly fixed: readonly FixedSetting[];

  constructor(
    config: LookupsConfig,
    private readonly overrides: SettingOverrides,
  ) {
    super();
    this.byName = settingsOf(config);
    this.runtime = Object.values(this.byName);
    this.fixed = [
      { name: 'ANSWER_CACHE_SECONDS', value: String(config.ANSWER_CACHE_SECONDS) },
      { name: 'OPEN_ANSWER_CACHE_SECONDS', value: String(config.OPEN_ANSWER_CACHE_SECONDS) },
      { name: 'SLOWED_LOOKUP_MS', value: String(config.SLOWED_LOOKUP_MS) },
      { name: 'SOURCE_DEADLINE_MS', value: String(config.SOURCE_DEADLINE_MS) },
      { name: 'CPF2_SOURCE', value: config.CPF2_SOURCE },
      { name: 'CPF2_FALLBACK', value: config.CPF2_FALLBACK },
      { name: 'PRIVACY_CONTACT', value: config.PRIVACY_CONTACT ?? '' },
    ];
  }

  inForce(name: Name): number {
    return this.overrides.of(this.byName[name]);
  }
}

function settingsOf(config: LookupsConfig): Readonly<Record<Name, NumberSetting>> {
  const entries = (Object.keys(BOUNDS) as Name[]).map((name) => {
    const [least, most] = BOUNDS[name];
    return [name, { name, kind: 'number', initial: config[name], least, most }];
  });
  return Object.fromEntries(entries) as Record<Name, NumberSetting>;
}
