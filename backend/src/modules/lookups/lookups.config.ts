import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUrl, Max, MaxLength, Min, NotEquals, ValidateIf } from 'class-validator';

const WEB_ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };
const TOGETHER = 'BUREAU_URL, BUREAU_KEY e BUREAU_LEGAL_BASIS são informados juntos ou nenhum deles';
const SANDBOX_BUREAU_KEY = 'sandbox-bureau-key';
const LEGAL_BASES = [
  'consentimento',
  'obrigacao_legal',
  'execucao_contrato',
  'exercicio_direitos',
  'legitimo_interesse',
  'protecao_credito',
];

/** A vendor as the settings name it. */
export interface VendorSettings {
  readonly url: string;
  readonly fonte: string;
}

/** Settings of the lookups module. Personal sources are off until all of their settings are there. */
export class LookupsConfig {
  @IsOptional()
  NODE_ENV?: string;

  @IsOptional()
  SANDBOX_URL?: string;

  @ValidateIf(someOfBureau)
  @IsUrl(WEB_ADDRESS, { message: `BUREAU_URL: ${TOGETHER}` })
  BUREAU_URL?: string;

  @ValidateIf(someOfBureau)
  @NotEquals(undefined, { message: `BUREAU_KEY: ${TOGETHER}` })
  @NotEquals(SANDBOX_BUREAU_KEY, { message: 'BUREAU_KEY: a chave do mundo fictício não vale fora dele' })
  BUREAU_KEY?: string;

  /** The article of the LGPD on which the operator relies. */
  @ValidateIf(someOfBureau)
  @IsIn(LEGAL_BASES, { message: `BUREAU_LEGAL_BASIS: use uma de ${LEGAL_BASES.join(', ')}` })
  BUREAU_LEGAL_BASIS?: string;

  /** How results name the bureau. */
  @MaxLength(60)
  BUREAU_NAME = 'Birô de dados';

  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'BRASIL_API_URL: informe um endereço http(s)' })
  BRASIL_API_URL?: string;

  @IsOptional()
  @IsUrl(WEB_ADDRESS, { message: 'MINHA_RECEITA_URL: informe um endereço http(s)' })
  MINHA_RECEITA_URL?: string;

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

  /** The contracted bureau, the sandbox's one, or null: personal types are then in maintenance. */
  get bureau(): (VendorSettings & { readonly key: string; readonly legalBasis: string }) | null {
    if (this.BUREAU_URL && this.BUREAU_KEY && this.BUREAU_LEGAL_BASIS) {
      return {
        url: this.BUREAU_URL,
        key: this.BUREAU_KEY,
        legalBasis: this.BUREAU_LEGAL_BASIS,
        fonte: this.BUREAU_NAME,
      };
    }
    if (!this.sandbox) return null;
    return {
      url: `${this.sandbox}/bureau`,
      key: SANDBOX_BUREAU_KEY,
      legalBasis: 'dados_ficticios',
      fonte: inSandbox(this.BUREAU_NAME),
    };
  }

  get brasilApi(): VendorSettings {
    return this.open(this.BRASIL_API_URL, 'brasil-api', 'BrasilAPI', 'https://brasilapi.com.br');
  }

  get minhaReceita(): VendorSettings {
    return this.open(this.MINHA_RECEITA_URL, 'minha-receita', 'Minha Receita', 'https://minhareceita.org');
  }

  private open(given: string | undefined, path: string, name: string, publicUrl: string): VendorSettings {
    if (given) return { url: given, fonte: name };
    return this.sandbox ? { url: `${this.sandbox}/${path}`, fonte: inSandbox(name) } : { url: publicUrl, fonte: name };
  }

  private get sandbox(): string | null {
    return this.NODE_ENV === 'production' ? null : (this.SANDBOX_URL ?? null);
  }
}

function someOfBureau(config: LookupsConfig): boolean {
  return [config.BUREAU_URL, config.BUREAU_KEY, config.BUREAU_LEGAL_BASIS].some((value) => value !== undefined);
}

/** A fictional source says so wherever its answers are shown, kept or exported. */
function inSandbox(name: string): string {
  return `${name} (sandbox)`;
}
