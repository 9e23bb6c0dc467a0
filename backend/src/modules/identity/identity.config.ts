import { Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { GOOGLE_DOMAINS } from '../../kernel/account-email.js';
import { ConfigurationError } from '../../platform/config/configuration-error.js';
import { WebAddress, WholeNumber } from '../../platform/config/setting.decorators.js';
import { ChangeableDomains, Shown } from '../../platform/settings/declared.js';

const DOMAIN_LIST = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\s*,\s*[a-z0-9-]+(\.[a-z0-9-]+)+)*$/i;
const GOOGLE_RECAPTCHA = 'https://www.google.com/recaptcha';
const SANDBOX_KEYS: RecaptchaKeys = {
  siteKey: 'sandbox-site-key',
  secret: 'sandbox-recaptcha-secret',
  v2SiteKey: 'sandbox-site-key',
  v2Secret: 'sandbox-recaptcha-secret',
};
const NO_SANDBOX_VALUE = /^(?!sandbox-)\S{8,}$/;
const needsOwnKeys = (config: IdentityConfig): boolean => config.captchaOn && !config.SANDBOX_URL;

/** The invisible check's pair of keys (v3), and the visible one's (v2) when there is one. */
export interface RecaptchaKeys {
  readonly siteKey: string;
  readonly secret: string;
  readonly v2SiteKey: string | null;
  readonly v2Secret: string | null;
}

/** Settings of accounts, sessions and the captcha. */
export class IdentityConfig {
  NODE_ENV?: string;
  SANDBOX_URL?: string;

  /** Where the browser reaches the sandbox, when that is not where the server does. */
  @IsOptional()
  @WebAddress()
  SANDBOX_PUBLIC_URL?: string;

  /** Calls that one API key may make in a minute on an instance. */
  @Shown()
  @WholeNumber(1, 100_000)
  API_KEY_CALLS_PER_MINUTE = 300;

  /** Mail domains that may register, separated by commas. */
  @ChangeableDomains(
    {
      group: 'Cadastro',
      label: 'Domínios de e-mail aceitos',
      effect: 'Separe por vírgulas. Vale para cadastro e entrada: quem tem conta num domínio retirado deixa de entrar.',
    },
    ({ emailDomains }: IdentityConfig) => emailDomains,
  )
  @Matches(DOMAIN_LIST, { message: 'EMAIL_DOMAINS: informe domínios separados por vírgula' })
  EMAIL_DOMAINS = GOOGLE_DOMAINS.join(',');

  /** Whom a data subject writes to (LGPD, art. 41); shown in the privacy notice. */
  @ValidateIf((config: IdentityConfig) => config.PRIVACY_CONTACT !== undefined || config.NODE_ENV === 'production')
  @IsEmail({}, { message: 'PRIVACY_CONTACT: informe o e-mail do encarregado de dados' })
  PRIVACY_CONTACT?: string;

  /** The support's number on WhatsApp: country, area and number, digits only. In a demonstration without one it is the sandbox's telephone. */
  @Shown()
  @ValidateIf((config: IdentityConfig) => config.SUPPORT_WHATSAPP !== undefined || config.NODE_ENV === 'production')
  @Matches(/^\d{12,13}$/, { message: 'SUPPORT_WHATSAPP: informe o número com país e DDD, só dígitos' })
  SUPPORT_WHATSAPP?: string;

  /** `true`: forgotten passwords, registrations and new addresses are answered alike, whether or not an account has the e-mail. */
  @Shown()
  @IsIn(['true', 'false'], { message: 'UNIFORM_AUTH_ERRORS: use true ou false' })
  UNIFORM_AUTH_ERRORS = 'false';

  /** What a password's hash costs whoever guesses; `test` is cheap, for test runs that sign in many times. */
  @IsIn(['full', 'test'], { message: 'PASSWORD_HASH_COST: use full ou test' })
  @NotInProduction('test', 'PASSWORD_HASH_COST: test serve só para testes; em produção use full')
  PASSWORD_HASH_COST: 'full' | 'test' = 'full';

  @IsOptional()
  @Matches(/^[\w.-]{3,40}$/, { message: 'ADMIN_USERNAME: use de 3 a 40 letras, números, ponto, hífen ou sublinhado' })
  ADMIN_USERNAME?: string;

  @ValidateIf((config: IdentityConfig) => config.ADMIN_PASSWORD !== undefined || config.needsAdminPassword)
  @MinLength(8, { message: 'ADMIN_PASSWORD: use 8 caracteres ou mais' })
  @IsString({ message: 'ADMIN_PASSWORD: informe a senha do administrador' })
  ADMIN_PASSWORD?: string;

  @IsOptional()
  @IsEmail({ require_tld: false }, { message: 'ADMIN_EMAIL: informe um e-mail' })
  ADMIN_EMAIL?: string;

  /** Whether an administrator without a second factor gets no further than to switching it on; absent: in production. */
  @Shown(({ adminTotpRequired }: IdentityConfig) => String(adminTotpRequired))
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'ADMIN_TOTP_REQUIRED: use true ou false' })
  ADMIN_TOTP_REQUIRED?: 'true' | 'false';

  /** Absent: reCAPTCHA where there is one to ask (production, sandbox), else none. */
  @Shown(({ captchaOn }: IdentityConfig) => (captchaOn ? 'recaptcha' : 'off'))
  @IsOptional()
  @IsIn(['recaptcha', 'off'], { message: 'CAPTCHA: use recaptcha ou off' })
  @NotInProduction('off', 'CAPTCHA: em produção a verificação não pode ser desligada')
  CAPTCHA?: 'recaptcha' | 'off';

  @IsOptional()
  @WebAddress()
  RECAPTCHA_URL?: string;

  @ValidateIf(needsOwnKeys)
  @Matches(NO_SANDBOX_VALUE, { message: 'RECAPTCHA_SITE_KEY: informe a chave do site (v3)' })
  RECAPTCHA_SITE_KEY?: string;

  @ValidateIf(needsOwnKeys)
  @Matches(NO_SANDBOX_VALUE, { message: 'RECAPTCHA_SECRET: informe a chave secreta (v3)' })
  RECAPTCHA_SECRET?: string;

  /** The visible check that is offered when the invisible one is not sure; absent: there is none. */
  @ValidateIf((config: IdentityConfig) => needsOwnKeys(config) && config.RECAPTCHA_V2_SECRET !== undefined)
  @Matches(NO_SANDBOX_VALUE, { message: 'RECAPTCHA_V2_SITE_KEY: informe a chave do site (v2)' })
  RECAPTCHA_V2_SITE_KEY?: string;

  @ValidateIf((config: IdentityConfig) => needsOwnKeys(config) && config.RECAPTCHA_V2_SITE_KEY !== undefined)
  @Matches(NO_SANDBOX_VALUE, { message: 'RECAPTCHA_V2_SECRET: informe a chave secreta (v2)' })
  RECAPTCHA_V2_SECRET?: string;

  /** From 0 (surely a robot) to 1; below it the check fails. */
  @Type(() => Number)
  @IsNumber({}, { message: 'RECAPTCHA_MIN_SCORE: informe um número de 0 a 1' })
  @Min(0, { message: 'RECAPTCHA_MIN_SCORE: informe um número de 0 a 1' })
  @Max(1, { message: 'RECAPTCHA_MIN_SCORE: informe um número de 0 a 1' })
  RECAPTCHA_MIN_SCORE = 0.5;

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** Whether a start is a demonstration's, with a subscriber to show the product with. */
  get demonstration(): boolean {
    return !this.production && this.SANDBOX_URL !== undefined;
  }

  get uniformAuthErrors(): boolean {
    return this.UNIFORM_AUTH_ERRORS === 'true';
  }

  get adminTotpRequired(): boolean {
    return this.ADMIN_TOTP_REQUIRED === undefined ? this.production : this.ADMIN_TOTP_REQUIRED === 'true';
  }

  get needsAdminPassword(): boolean {
    return this.production && this.ADMIN_USERNAME !== undefined;
  }

  get emailDomains(): readonly string[] {
    return this.EMAIL_DOMAINS.toLowerCase()
      .split(',')
      .map((domain) => domain.trim());
  }

  get adminEmail(): string | null {
    return this.ADMIN_EMAIL?.toLowerCase() ?? null;
  }

  get captchaOn(): boolean {
    return (this.CAPTCHA ?? (this.production || this.SANDBOX_URL ? 'recaptcha' : 'off')) === 'recaptcha';
  }

  get sandboxPublicUrl(): string | null {
    return this.SANDBOX_URL ? (this.SANDBOX_PUBLIC_URL ?? this.SANDBOX_URL) : null;
  }

  /** Where the server asks whether a token is good. */
  get recaptchaUrl(): string {
    return this.RECAPTCHA_URL ?? (this.SANDBOX_URL ? `${this.SANDBOX_URL}/recaptcha` : GOOGLE_RECAPTCHA);
  }

  /** Where the browser loads the script from. */
  get recaptchaPublicUrl(): string {
    return this.RECAPTCHA_URL ?? (this.sandboxPublicUrl ? `${this.sandboxPublicUrl}/recaptcha` : GOOGLE_RECAPTCHA);
  }

  get recaptchaKeys(): RecaptchaKeys {
    if (this.SANDBOX_URL && !this.RECAPTCHA_SECRET) return SANDBOX_KEYS;
    return {
      siteKey: this.RECAPTCHA_SITE_KEY ?? '',
      secret: this.RECAPTCHA_SECRET ?? '',
      v2SiteKey: this.RECAPTCHA_V2_SITE_KEY ?? null,
      v2Secret: this.RECAPTCHA_V2_SECRET ?? null,
    };
  }
}

function NotInProduction(refused: string, message: string): PropertyDecorator {
  return ValidateBy(
    {
      name: 'notInProduction',
      validator: {
        validate: (value: unknown, args) => value !== refused || !(args?.object as Partial<IdentityConfig>)?.production,
      },
    },
    { message },
  );
}

/** Ends a start that would make the first administrator with a password that is easily guessed. */
export const adminPasswordRefused = (reason: string): Error =>
  new ConfigurationError([`ADMIN_PASSWORD: valor recusado; ${reason}`]);
