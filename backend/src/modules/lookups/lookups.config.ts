import { Injectable } from '@nestjs/common';
import { IsEmail, IsIn, IsOptional, IsString, IsUrl, MaxLength } from 'class-validator';
import { FICTIONAL_BASIS } from '../../kernel/legal-bases.js';
import type { SourceId } from '../../kernel/sources.js';
import { WholeNumber } from '../../platform/config/whole-number.js';
import { ChangeableNumber, Shown } from '../../platform/settings/declared.js';
import { SettingOverrides } from '../../platform/settings/setting-overrides.js';
import {
  BesideSandboxOnly,
  ContractedKey,
  ContractedUrl,
  type ContractedVendor,
  LegalBasis,
  type VendorSettings,
  WEB_ADDRESS,
} from './vendor-settings.js';

const BUREAU = ['BUREAU_URL', 'BUREAU_KEY', 'BUREAU_LEGAL_BASIS'];
const EMAIL_SERVICE = ['EMAIL_SERVICE_URL', 'EMAIL_SERVICE_KEY', 'EMAIL_SERVICE_LEGAL_BASIS'];
const PHOTO_SERVICE = ['PHOTO_SERVICE_URL', 'PHOTO_SERVICE_TOKEN', 'PHOTO_SERVICE_LEGAL_BASIS'];
const PIX_SERVICE = ['PIX_SERVICE_URL', 'PIX_SERVICE_KEY', 'PIX_SERVICE_LEGAL_BASIS'];
const SERPRO = ['SERPRO_URL', 'SERPRO_CONSUMER_KEY', 'SERPRO_CONSUMER_SECRET', 'SERPRO_LEGAL_BASIS'];
const RECEITA_FEDERAL = ['RECEITA_FEDERAL_URL', 'RECEITA_FEDERAL_LEGAL_BASIS'];

const FIVE_YEARS = 1_825;

/** Settings of the lookups module. Personal sources are off until all of their settings are there. */
export class LookupsConfig {
  @IsOptional()
  NODE_ENV?: string;

  @IsOptional()
  SANDBOX_URL?: string;

  @ContractedUrl(...BUREAU)
  BUREAU_URL?: string;
  @ContractedKey('sandbox-bureau-key', ...BUREAU)
  BUREAU_KEY?: string;
  /** The article of the LGPD on which the operator relies. */
  @LegalBasis(...BUREAU)
  BUREAU_LEGAL_BASIS?: string;
  /** How results name the bureau. */
  @MaxLength(60)
  BUREAU_NAME = 'Birô de dados';

  @ContractedUrl(...EMAIL_SERVICE)
  EMAIL_SERVICE_URL?: string;
  @ContractedKey('sandbox-email-key', ...EMAIL_SERVICE)
  EMAIL_SERVICE_KEY?: string;
  @LegalBasis(...EMAIL_SERVICE)
  EMAIL_SERVICE_LEGAL_BASIS?: string;

  @ContractedUrl(...PHOTO_SERVICE)
  PHOTO_SERVICE_URL?: string;
  @ContractedKey('sandbox-photo-token', ...PHOTO_SERVICE)
  PHOTO_SERVICE_TOKEN?: string;
  @LegalBasis(...PHOTO_SERVICE)
  PHOTO_SERVICE_LEGAL_BASIS?: string;

  @ContractedUrl(...PIX_SERVICE)
  PIX_SERVICE_URL?: string;
  @ContractedKey('sandbox-pix-key', ...PIX_SERVICE)
  PIX_SERVICE_KEY?: string;
  @LegalBasis(...PIX_SERVICE)
  PIX_SERVICE_LEGAL_BASIS?: string;

  /** Which of the tax authority's two doors CPF 2.0 uses. */
  @Shown()
  @IsIn(['serpro', 'receita-federal'], { message: 'CPF2_SOURCE: use serpro ou receita-federal' })
  CPF2_SOURCE: 'serpro' | 'receita-federal' = 'serpro';

  /** What CPF 2.0 does when the tax authority is out: says so, or invents an answer that says so. */
  @Shown()
  @IsIn(['off', 'simulated'], { message: 'CPF2_FALLBACK: use off ou simulated' })
  @BesideSandboxOnly('simulated', 'SERPRO_URL', 'RECEITA_FEDERAL_URL')
  CPF2_FALLBACK: 'off' | 'simulated' = 'off';

  @ContractedUrl(...SERPRO)
  SERPRO_URL?: string;
  @ContractedKey('sandbox-serpro-key', ...SERPRO)
  SERPRO_CONSUMER_KEY?: string;
  @ContractedKey('sandbox-serpro-secret', ...SERPRO)
  SERPRO_CONSUMER_SECRET?: string;
  @LegalBasis(...SERPRO)
  SERPRO_LEGAL_BASIS?: string;

  @ContractedUrl(...RECEITA_FEDERAL)
  RECEITA_FEDERAL_URL?: string;
  @LegalBasis(...RECEITA_FEDERAL)
  RECEITA_FEDERAL_LEGAL_BASIS?: string;

  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'BRASIL_API_URL: informe um endereço http(s)' })
  BRASIL_API_URL?: string;

  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'MINHA_RECEITA_URL: informe um endereço http(s)' })
  MINHA_RECEITA_URL?: string;

  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'VIACEP_URL: informe um endereço http(s)' })
  VIACEP_URL?: string;

  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'OPENCEP_URL: informe um endereço http(s)' })
  OPENCEP_URL?: string;

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

  /** Milliseconds that each lookup of an account waits that tries documents or names out. */
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

  /** Whom a data subject writes to (LGPD, art. 41); letters name it. */
  @Shown()
  @IsOptional()
  @IsEmail({}, { message: 'PRIVACY_CONTACT: informe o e-mail do encarregado de dados' })
  PRIVACY_CONTACT?: string;

  /** Outside the database and its backups: there the head of the audit's chain is noted. */
  @IsOptional()
  @IsString()
  AUDIT_HEAD_FILE?: string;

  /** The contracted bureau, the sandbox's one, or null: the types that it answers are then in maintenance. */
  get bureau(): ContractedVendor | null {
    const { BUREAU_URL: url, BUREAU_KEY: key, BUREAU_LEGAL_BASIS: legalBasis } = this;
    return this.contracted({ url, key, legalBasis }, this.BUREAU_NAME, 'bureau', 'sandbox-bureau-key');
  }

  get emailService(): ContractedVendor | null {
    const { EMAIL_SERVICE_URL: url, EMAIL_SERVICE_KEY: key, EMAIL_SERVICE_LEGAL_BASIS: legalBasis } = this;
    return this.contracted({ url, key, legalBasis }, 'Serviço de e-mail', 'email-service', 'sandbox-email-key');
  }

  get photoService(): ContractedVendor | null {
    const { PHOTO_SERVICE_URL: url, PHOTO_SERVICE_TOKEN: key, PHOTO_SERVICE_LEGAL_BASIS: legalBasis } = this;
    return this.contracted({ url, key, legalBasis }, 'FotoRJ', 'fotorj', 'sandbox-photo-token');
  }

  get pixService(): ContractedVendor | null {
    const { PIX_SERVICE_URL: url, PIX_SERVICE_KEY: key, PIX_SERVICE_LEGAL_BASIS: legalBasis } = this;
    return this.contracted({ url, key, legalBasis }, 'Serviço PIX', 'pix-lookup', 'sandbox-pix-key');
  }

  /** Its key is `consumer key:consumer secret`. Null unless CPF 2.0 uses it. */
  get serpro(): ContractedVendor | null {
    if (this.CPF2_SOURCE !== 'serpro') return null;
    const { SERPRO_URL: url, SERPRO_CONSUMER_KEY: id, SERPRO_CONSUMER_SECRET: secret, SERPRO_LEGAL_BASIS } = this;
    const given = { url, key: id && secret && `${id}:${secret}`, legalBasis: SERPRO_LEGAL_BASIS };
    return this.contracted(given, 'Receita Federal (Serpro)', 'serpro', 'sandbox-serpro-key:sandbox-serpro-secret');
  }

  /** The public page, which has no key. Null unless CPF 2.0 uses it. */
  get receitaFederal(): ContractedVendor | null {
    if (this.CPF2_SOURCE !== 'receita-federal') return null;
    const { RECEITA_FEDERAL_URL: url, RECEITA_FEDERAL_LEGAL_BASIS: legalBasis } = this;
    return this.contracted({ url, key: 'none', legalBasis }, 'Receita Federal', 'receita-federal', 'none');
  }

  get simulatesCpf2(): boolean {
    return this.CPF2_FALLBACK === 'simulated';
  }

  get healthBucketMs(): number {
    return this.HEALTH_BUCKET_SECONDS * 1_000;
  }

  get brasilApi(): VendorSettings {
    return this.open(this.BRASIL_API_URL, 'brasil-api', 'BrasilAPI', 'https://brasilapi.com.br');
  }

  get minhaReceita(): VendorSettings {
    return this.open(this.MINHA_RECEITA_URL, 'minha-receita', 'Minha Receita', 'https://minhareceita.org');
  }

  get viaCep(): VendorSettings {
    return this.open(this.VIACEP_URL, 'viacep', 'ViaCEP', 'https://viacep.com.br');
  }

  get openCep(): VendorSettings {
    return this.open(this.OPENCEP_URL, 'opencep', 'OpenCEP', 'https://opencep.com');
  }

  private contracted(
    { url, key, legalBasis }: { url?: string | undefined; key?: string | undefined; legalBasis?: string | undefined },
    fonte: string,
    id: SourceId,
    sandboxKey: string,
  ): ContractedVendor | null {
    if (url && key && legalBasis) return { id, url, key, legalBasis, fonte, fictional: false };
    if (!this.sandbox) return null;
    const url_ = `${this.sandbox}/${id}`;
    return { id, url: url_, key: sandboxKey, legalBasis: FICTIONAL_BASIS, fonte: inSandbox(fonte), fictional: true };
  }

  private open(given: string | undefined, id: SourceId, name: string, publicUrl: string): VendorSettings {
    if (given) return { id, url: given, fonte: name, fictional: false };
    if (!this.sandbox) return { id, url: publicUrl, fonte: name, fictional: false };
    return { id, url: `${this.sandbox}/${id}`, fonte: inSandbox(name), fictional: true };
  }

  private get sandbox(): string | null {
    return this.NODE_ENV === 'production' ? null : (this.SANDBOX_URL ?? null);
  }
}

/** A fictional source says so wherever its answers are shown, kept or exported. */
function inSandbox(name: string): string {
  return `${name} (sandbox)`;
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
