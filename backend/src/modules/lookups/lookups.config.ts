import { Injectable } from '@nestjs/common';
import { IsEmail, IsIn, IsOptional, IsString, ValidateBy, ValidateIf } from 'class-validator';
import { WebAddress, WholeNumber } from '../../platform/config/setting.decorators.js';
import { ChangeableNumber, Shown } from '../../platform/settings/declared.js';
import { SettingOverrides } from '../../platform/settings/setting-overrides.js';

const FIVE_YEARS = 1_825;

/** Settings of the lookups module; each vendor has its own beside it. */
export class LookupsConfig {
  /** Which of the tax authority's two doors CPF 2.0 uses. */
  @Shown()
  @IsIn(['serpro', 'receita-federal'], { message: 'CPF2_SOURCE: use serpro ou receita-federal' })
  CPF2_SOURCE: 'serpro' | 'receita-federal' = 'serpro';

  /** What CPF 2.0 does when the tax authority is out: says so, or invents an answer that says so. */
  @Shown()
  @IsIn(['off', 'simulated'], { message: 'CPF2_FALLBACK: use off ou simulated' })
  @BesideSandboxOnly('simulated', 'SERPRO_URL', 'RECEITA_FEDERAL_URL')
  CPF2_FALLBACK: 'off' | 'simulated' = 'off';

  /** Milliseconds that one source has for its whole answer. */
  @Shown()
  @WholeNumber(100, 12_000)
  SOURCE_DEADLINE_MS = 5_000;

  /** Calls under way at once to one source. */
  @WholeNumber(1, 10_000)
  SOURCE_CONCURRENCY = 512;

  @ChangeableNumber(1, 600, {
    group: 'Ritmo e limites',
    label: 'Ritmo por conta',
    unit: 'consultas por minuto',
    effect: 'Quem passa disso espera alguns segundos entre uma consulta e outra.',
  })
  @WholeNumber(1)
  LOOKUPS_PER_MINUTE = 60;

  @ChangeableNumber(1, 500, {
    group: 'Ritmo e limites',
    label: 'Consultas seguidas por conta',
    unit: 'consultas',
    effect: 'Quantas uma conta pode fazer de uma vez antes de seguir o ritmo por minuto.',
  })
  @WholeNumber(1)
  LOOKUPS_BURST = 30;

  /** An account that tries documents or names out begins one lookup in so many milliseconds. */
  @Shown()
  @WholeNumber(0, 10_000)
  SLOWED_LOOKUP_MS = 2_000;

  /** Seconds for which the same account gets the same answer again without its source being asked; 0 turns it off. */
  @Shown()
  @WholeNumber(0, 300)
  ANSWER_CACHE_SECONDS = 60;

  /** The same for open data, for any account. */
  @Shown()
  @WholeNumber(0, 3_600)
  OPEN_ANSWER_CACHE_SECONDS = 600;

  /** How long the results of past lookups are kept. */
  @ChangeableNumber(1, FIVE_YEARS, {
    group: 'Prazos',
    label: 'Resultados no histórico',
    unit: 'dias',
    effect: 'Com um prazo menor, os resultados mais velhos são apagados em até um minuto, e isso não se desfaz.',
  })
  @WholeNumber(1, FIVE_YEARS)
  HISTORY_RETENTION_DAYS = 90;

  /** How finely the health of sources is counted; five of these are judged together. */
  @WholeNumber(1, 3_600)
  HEALTH_BUCKET_SECONDS = 60;

  /** How often an instance hands over what it counted. */
  @WholeNumber(1, 60)
  HEALTH_FLUSH_SECONDS = 10;
  /** How long what is personal in a data subject's request stays after its end. */
  @ChangeableNumber(1, FIVE_YEARS, {
    group: 'Prazos',
    label: 'Dados pessoais de pedidos de titulares, depois do fim',
    unit: 'dias',
    effect: 'Com um prazo menor, os dados mais velhos são apagados em seguida, e isso não se desfaz.',
  })
  @WholeNumber(1, FIVE_YEARS)
  PRIVACY_REQUEST_RETENTION_DAYS = 180;

  /** Whom a data subject writes to (LGPD, art. 41); e-mails name it. */
  @Shown()
  @IsOptional()
  @IsEmail({}, { message: 'PRIVACY_CONTACT: informe o e-mail do encarregado de dados' })
  PRIVACY_CONTACT?: string;

  /** Outside the database and its backups: there the head of the audit's chain is noted. */
  @ValidateIf((config) => config.AUDIT_HEAD_FILE !== undefined || config.NODE_ENV === 'production')
  @IsString({
    message: 'AUDIT_HEAD_FILE: informe um arquivo, fora do banco e das cópias dele, para a trilha de auditoria',
  })
  AUDIT_HEAD_FILE?: string;

  /** An authority that stamps a head of the chain with the time once a day (RFC 3161), and its certificates. */
  @ValidateIf((config) => config.AUDIT_TIME_STAMP_URL !== undefined)
  @WebAddress()
  AUDIT_TIME_STAMP_URL?: string;

  @ValidateIf((config: LookupsConfig) => config.AUDIT_TIME_STAMP_URL !== undefined)
  @IsString({ message: 'AUDIT_TIME_STAMP_CERTIFICATES: informe o arquivo com os certificados da autoridade (PEM)' })
  AUDIT_TIME_STAMP_CERTIFICATES?: string;

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

/** What administrators change of this module's settings, as it is at this moment. */
@Injectable()
export class LookupsSettings {
  constructor(
    private readonly config: LookupsConfig,
    private readonly overrides: SettingOverrides,
  ) {}

  inForce(
    name: 'LOOKUPS_PER_MINUTE' | 'LOOKUPS_BURST' | 'HISTORY_RETENTION_DAYS' | 'PRIVACY_REQUEST_RETENTION_DAYS',
  ): number {
    return this.overrides.number(this.config, name);
  }
}
