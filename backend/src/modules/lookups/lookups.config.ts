import { Injectable } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsEmail, IsIn, IsInt, IsOptional, IsString, Max, Min, ValidateBy } from 'class-validator';
import { DeclaredSettings, type FixedSetting, type NumberSetting } from '../../platform/settings/setting.js';
import { SettingOverrides } from '../../platform/settings/setting-overrides.js';

/** Settings of the lookups module; each vendor has its own beside it. */
export class LookupsConfig {
  /** Which of the tax authority's two doors CPF 2.0 uses. */
  @IsIn(['serpro', 'receita-federal'], { message: 'CPF2_SOURCE: use serpro ou receita-federal' })
  CPF2_SOURCE: 'serpro' | 'receita-federal' = 'serpro';

  /** What CPF 2.0 does when the tax authority is out: says so, or invents an answer that says so. */
  @IsIn(['off', 'simulated'], { message: 'CPF2_FALLBACK: use off ou simulated' })
  @BesideSandboxOnly('simulated', 'SERPRO_URL', 'RECEITA_FEDERAL_URL')
  CPF2_FALLBACK: 'off' | 'simulated' = 'off';

  /** Milliseconds that one source has for its whole answer. */
  @Type(() => Number)
  @IsInt()
  @Min(100)
  @Max(12_000)
  SOURCE_DEADLINE_MS = 5_000;

  /** Calls under way at once to one source. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  SOURCE_CONCURRENCY = 512;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  LOOKUPS_PER_MINUTE = 60;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  LOOKUPS_BURST = 30;

  /** Milliseconds that each lookup of an account waits that tries documents or names out. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(10_000)
  SLOWED_LOOKUP_MS = 2_000;

  /** Seconds for which the same account gets the same answer again without its source being asked; 0 turns it off. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(300)
  ANSWER_CACHE_SECONDS = 60;

  /** The same for open data, for any account. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(3_600)
  OPEN_ANSWER_CACHE_SECONDS = 600;

  /** How long the results of past lookups are kept. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_825)
  HISTORY_RETENTION_DAYS = 90;

  /** How finely the health of sources is counted; five of these are judged together. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(3_600)
  HEALTH_BUCKET_SECONDS = 60;

  /** How often an instance hands over what it counted. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(60)
  HEALTH_FLUSH_SECONDS = 10;
  /** How long what is personal in a data subject's request stays after its end. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_825)
  PRIVACY_REQUEST_RETENTION_DAYS = 180;

  /** Whom a data subject writes to (LGPD, art. 41); letters name it. */
  @IsOptional()
  @IsEmail({}, { message: 'PRIVACY_CONTACT: informe o e-mail do encarregado de dados' })
  PRIVACY_CONTACT?: string;

  /** Outside the database and its backups: there the head of the audit's chain is noted. */
  @IsOptional()
  @IsString()
  AUDIT_HEAD_FILE?: string;

  get simulatesCpf2(): boolean {
    return this.CPF2_FALLBACK === 'simulated';
  }

  get healthBucketMs(): number {
    return this.HEALTH_BUCKET_SECONDS * 1_000;
  }
}

/** A value that is refused in production, without the sandbox, and beside a real vendor that any of these settings names. */
function BesideSandboxOnly(value: string, ...realVendors: string[]): PropertyDecorator {
  return (target, property) =>
    ValidateBy({
      name: 'besideSandboxOnly',
      validator: {
        validate: (given, args) => {
          const { NODE_ENV, SANDBOX_URL, ...config } = (args?.object ?? {}) as Record<string, unknown>;
          if (given !== value) return true;
          return NODE_ENV !== 'production' && Boolean(SANDBOX_URL) && realVendors.every((name) => !config[name]);
        },
        defaultMessage: () =>
          `${String(property)}: ${value} só é aceito com o mundo fictício (sandbox), sem fonte real`,
      },
    })(target, property);
}

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
