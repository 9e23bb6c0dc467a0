import { IsEmail, IsIn, IsOptional, IsString, Matches, MinLength, ValidateIf } from 'class-validator';
import { Shown } from '../settings/declared.js';
import { DatabaseAddress } from './database-address.js';
import { EncryptionKeys } from './encryption-keys.js';
import { environment, isProduction } from './environment.js';
import { WebAddress, WholeNumber } from './setting.decorators.js';

/** What every part of the product needs to know about where it runs. */
export class PlatformConfig {
  @IsIn(['development', 'test', 'production'], { message: 'NODE_ENV: use development, test ou production' })
  NODE_ENV = 'development';

  @WholeNumber(0, 65535)
  PORT = 3000;

  /** The address to listen on; loopback unless a proxy stands in front. */
  @IsString()
  HOST = '127.0.0.1';

  /** Where people reach the product; it goes into e-mails and webhook addresses. */
  @Shown(({ publicUrl }: PlatformConfig) => publicUrl)
  @IsOptional()
  @WebAddress()
  @Matches(/^(?!\w+:\/\/[^/?#]*(\/?[?#]|\/.))/, {
    message: 'PUBLIC_URL: informe o endereço sem caminho, como https://nitido.example',
  })
  PUBLIC_URL?: string;

  /** The person in charge of data protection also hears of weaknesses; identity's settings say when one must be named. */
  @IsOptional()
  @IsEmail({}, { message: 'PRIVACY_CONTACT: informe o e-mail do encarregado de dados' })
  PRIVACY_CONTACT?: string;

  @DatabaseAddress()
  DATABASE_URL!: string;

  /** A replica for lists, searches and statistics, in the form of DATABASE_URL; only what it has caught up with is read there. */
  @IsOptional()
  @DatabaseAddress()
  DATABASE_REPLICA_URL?: string;

  @WholeNumber(2, 200)
  DATABASE_POOL_SIZE = 16;

  /** What to do with a schema that a newer version has changed: `refuse`, or `accept` for the way back to the version before. */
  @IsIn(['refuse', 'accept'], { message: 'NEWER_SCHEMA: use refuse ou accept' })
  NEWER_SCHEMA = 'refuse';

  @IsString()
  DATA_DIR = '.data';

  /** The fictional outside world; refused in production. */
  @ValidateIf((config: PlatformConfig) => config.SANDBOX_URL !== undefined)
  @Matches(/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]|sandbox)(:\d+)?$/, {
    message: 'SANDBOX_URL: só um endereço local é aceito',
  })
  SANDBOX_URL?: string;

  @Shown()
  @IsIn(['on', 'off'], { message: 'RATE_LIMIT: use on ou off' })
  RATE_LIMIT = 'on';

  /** How many connections one address (of IPv6: one /64) may hold open with an instance; behind a proxy the proxy counts. */
  @Shown()
  @WholeNumber(10, 65_535)
  CONNECTIONS_PER_ADDRESS = 200;

  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    message: 'LOG_LEVEL: use trace, debug, info, warn, error ou silent',
  })
  LOG_LEVEL = 'info';

  /** Number of proxies in front whose X-Forwarded-For may be believed. */
  @Shown()
  @WholeNumber(0, 5)
  TRUSTED_PROXIES = 0;

  @MinLength(32, { message: 'JWT_SECRET: informe um segredo de 32 caracteres ou mais' })
  JWT_SECRET!: string;

  /** `version:base64` of 32 bytes, with versions from 0 to 255, several separated by commas; the first one encrypts. */
  @EncryptionKeys()
  ENCRYPTION_KEYS!: string;

  @Matches(/^[A-Za-z0-9+/=]{44}$/, { message: 'SUBJECT_HASH_KEY: informe 32 bytes em base64' })
  SUBJECT_HASH_KEY!: string;

  /**
   * Seconds for which an instance believes what it has read of a session or a plan, should the signals of changes be lost; while
   * they are heard, which is looked at each second, it is believed twelve times as long. A change drops it at once.
   */
  @Shown()
  @WholeNumber(1, 3600)
  CACHE_SECONDS = 5;

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  get logsRequests(): boolean {
    return this.production || ['trace', 'debug'].includes(this.LOG_LEVEL);
  }

  get acceptsNewerSchema(): boolean {
    return this.NEWER_SCHEMA === 'accept';
  }

  get rateLimited(): boolean {
    return this.RATE_LIMIT === 'on';
  }

  get publicUrl(): string {
    // Without a slash behind it: paths are put there.
    return this.PUBLIC_URL ? new URL(this.PUBLIC_URL).origin : `http://127.0.0.1:${this.PORT}`;
  }

  /** The whole address of one of our pages. */
  page(path: string): string {
    return new URL(path, this.publicUrl).href;
  }
}

/** Stamps are signed, and authorities give them in clear; the sandbox is refused by itself. */
const MAY_BE_CLEAR = new Set(['AUDIT_TIME_STAMP_URL', 'SANDBOX_URL', 'SANDBOX_PUBLIC_URL']);

const DATABASES = ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'COMPANIES_DATABASE_URL', 'TARGET_DATABASE_URL'];

/** Of these databases those to which production would send everything in clear: one line a fault. */
export function connectionFaults(env: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const faulty = isProduction(env) ? names.filter((name) => leavesInClear(env[name])) : [];
  return faulty.map((name) => `${name}: em produção, a conexão com outra máquina precisa de sslmode=verify-full`);
}

/** What production refuses, whatever the rest says: one line a fault. `names` are the settings that are ours. */
export function productionFaults(env = environment(), names: readonly string[] = Object.keys(env)): string[] {
  if (!isProduction(env)) return [];
  const refused: Array<[boolean, string]> = [
    [env.SANDBOX_URL !== undefined, 'SANDBOX_URL: o mundo fictício não é aceito em produção'],
    [env.RATE_LIMIT === 'off', 'RATE_LIMIT: os limites não podem ser desligados em produção'],
    [env.PUBLIC_URL === undefined, 'PUBLIC_URL: falta; informe o endereço público'],
    ...connectionFaults(env, DATABASES).map((fault): [boolean, string] => [true, fault]),
    [
      env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && isFarInClear(env.OTEL_EXPORTER_OTLP_ENDPOINT),
      'OTEL_EXPORTER_OTLP_ENDPOINT: em produção o endereço de outra máquina precisa ser https',
    ],
    ...names.map((name): [boolean, string] => [
      name.endsWith('_URL') && !MAY_BE_CLEAR.has(name) && /^http:/i.test(env[name] ?? ''),
      `${name}: em produção o endereço precisa ser https`,
    ]),
  ];
  return refused.filter(([applies]) => applies).map(([, text]) => text);
}

/** Whether a database on another machine is reached unencrypted. A name without a dot is of the containers' own network. */
function leavesInClear(url = ''): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  return !isNear(hostname) && searchParams.get('sslmode') !== 'verify-full';
}

function isFarInClear(url: string): boolean {
  return /^http:/i.test(url) && URL.canParse(url) && !isNear(new URL(url).hostname);
}

/** Of this machine, or of the containers' own network, whose names have no dot. */
export function isNear(hostname: string): boolean {
  return !/[.:]/.test(hostname) || /^(127\.|\[::1\]$)/.test(hostname);
}
