import {
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  MinLength,
  NotEquals,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { findPlan, type PlanId } from '../../kernel/plans.js';
import { WebAddress, WholeNumber } from '../../platform/config/setting.decorators.js';
import { ChangeableNumber, Shown } from '../../platform/settings/declared.js';
import type { SettingText } from '../../platform/settings/setting.js';
import { type TlsFiles, tlsFault } from './gateways/bacen/mutual-tls.js';

const SANDBOX_ACCESS_TOKEN = 'TEST-sandbox-access-token';
const SANDBOX_WEBHOOK_SECRET = 'sandbox-mercado-pago-webhook-secret';
const SANDBOX_BACEN = {
  clientId: 'sandbox-pix-client',
  secret: 'sandbox-pix-client-secret',
  key: 'recebedor@nitido.example',
  webhookSecret: 'sandbox-bacen-webhook-secret-0001',
} as const;
const RECEIVER = { message: 'PIX_RECEIVER_NAME: informe o nome do recebedor, como o banco de quem paga o mostra' };
const withoutSandbox = (config: BillingConfig) => config.SANDBOX_URL === undefined;
/** The chosen gateway needs all its secrets; the other one too as soon as it has any. */
const needsMercadoPago = (config: BillingConfig) =>
  withoutSandbox(config) && (config.PAYMENT_GATEWAY === 'mercado-pago' || config.hasMercadoPago);
const needsBacen = (config: BillingConfig) =>
  withoutSandbox(config) && (config.PAYMENT_GATEWAY === 'bacen' || config.hasBacen);

const dailyLookupsOf = (plan: PlanId): number => findPlan(plan)?.dailyLookups ?? 0;

function dailyLimit(plan: string): SettingText {
  return {
    group: 'Ritmo e limites',
    label: `Limite diário do plano ${plan}`,
    unit: 'consultas por dia',
    effect: 'Só contam as consultas que encontram dados. Vale já para o dia de hoje.',
  };
}

/** Files that are read once, when the gateway is made: what is wrong with them is told before anything starts. */
function UsableTls(): PropertyDecorator {
  const faultOf = (object: unknown) => tlsFault(object as TlsFiles);
  return ValidateBy({
    name: 'usableTls',
    validator: {
      validate: (_, args) => faultOf(args?.object) === null,
      defaultMessage: (args) => `${args?.property}: ${faultOf(args?.object)}`,
    },
  });
}

/** Settings of the billing module. With the sandbox every vendor setting has a default; without it they are required. */
export class BillingConfig {
  @IsOptional()
  @IsString()
  SANDBOX_URL?: string;

  /** Where new charges are made. Payments made at the other one are still followed as long as it is configured. */
  @Shown()
  @IsIn(['mercado-pago', 'bacen'], { message: 'PAYMENT_GATEWAY: use mercado-pago ou bacen' })
  PAYMENT_GATEWAY = 'mercado-pago';

  @ChangeableNumber(1, 100_000, dailyLimit('Bronze'))
  @WholeNumber(1, 1_000_000_000)
  PLAN_DAILY_LOOKUPS_BRONZE = dailyLookupsOf('bronze');

  @ChangeableNumber(1, 100_000, dailyLimit('Prata'))
  @WholeNumber(1, 1_000_000_000)
  PLAN_DAILY_LOOKUPS_SILVER = dailyLookupsOf('silver');

  @ChangeableNumber(1, 100_000, dailyLimit('Ouro'))
  @WholeNumber(1, 1_000_000_000)
  PLAN_DAILY_LOOKUPS_GOLD = dailyLookupsOf('gold');

  /** Whose name the Pix code must bear; a code that names another receiver is never shown. Absent: not compared. */
  @Shown()
  @IsOptional()
  @Length(1, 25, RECEIVER)
  PIX_RECEIVER_NAME?: string;

  /** The address of Mercado Pago's API, without the version. */
  @IsOptional()
  @WebAddress()
  MERCADO_PAGO_URL?: string;

  @MinLength(10, { message: 'MERCADO_PAGO_ACCESS_TOKEN: informe o access token da aplicação' })
  @ValidateIf(needsMercadoPago)
  @NotEquals(SANDBOX_ACCESS_TOKEN, { message: 'MERCADO_PAGO_ACCESS_TOKEN: a credencial do sandbox não é aceita' })
  MERCADO_PAGO_ACCESS_TOKEN?: string;

  @MinLength(16, { message: 'MERCADO_PAGO_WEBHOOK_SECRET: informe a assinatura secreta dos webhooks' })
  @ValidateIf(needsMercadoPago)
  @NotEquals(SANDBOX_WEBHOOK_SECRET, { message: 'MERCADO_PAGO_WEBHOOK_SECRET: o segredo do sandbox não é aceito' })
  MERCADO_PAGO_WEBHOOK_SECRET?: string;

  /** How far a webhook's time may lie from ours, in seconds. */
  @WholeNumber(30, 86_400)
  MERCADO_PAGO_WEBHOOK_TOLERANCE_SECONDS = 300;

  /** The bank's API Pix with its version, such as `https://pix.example/v2`. */
  @ValidateIf((config: BillingConfig) => needsBacen(config) || config.BACEN_PIX_URL !== undefined)
  @WebAddress()
  BACEN_PIX_URL?: string;

  /** Where the bank gives access tokens (OAuth 2, client credentials). */
  @ValidateIf((config: BillingConfig) => needsBacen(config) || config.BACEN_PIX_TOKEN_URL !== undefined)
  @WebAddress()
  BACEN_PIX_TOKEN_URL?: string;

  @ValidateIf(needsBacen)
  @MinLength(4, { message: 'BACEN_PIX_CLIENT_ID: informe o client id' })
  BACEN_PIX_CLIENT_ID?: string;

  @ValidateIf(needsBacen)
  @MinLength(8, { message: 'BACEN_PIX_CLIENT_SECRET: informe o client secret' })
  @NotEquals(SANDBOX_BACEN.secret, { message: 'BACEN_PIX_CLIENT_SECRET: o segredo do sandbox não é aceito' })
  BACEN_PIX_CLIENT_SECRET?: string;

  /** Our Pix key, to which charges are made out. */
  @ValidateIf(needsBacen)
  @MinLength(3, { message: 'BACEN_PIX_KEY: informe a chave Pix do recebedor' })
  BACEN_PIX_KEY?: string;

  /** Part of the address that the bank notifies; whoever does not know it is not heard. */
  @ValidateIf(needsBacen)
  @Matches(/^[A-Za-z0-9_-]{32,128}$/, {
    message: 'BACEN_PIX_WEBHOOK_SECRET: informe de 32 a 128 letras, números, hífens ou sublinhados',
  })
  @NotEquals(SANDBOX_BACEN.webhookSecret, { message: 'BACEN_PIX_WEBHOOK_SECRET: o segredo do sandbox não é aceito' })
  BACEN_PIX_WEBHOOK_SECRET?: string;

  /** Whether our webhook's address is registered with the bank at each start; `off` where the operator does it. */
  @IsIn(['on', 'off'], { message: 'BACEN_PIX_REGISTER_WEBHOOK: use on ou off' })
  BACEN_PIX_REGISTER_WEBHOOK = 'on';

  /** Whether the proxy in front of us asks the bank for its certificate; `off` tells the bank not to insist. */
  @IsIn(['on', 'off'], { message: 'BACEN_PIX_WEBHOOK_MTLS: use on ou off' })
  BACEN_PIX_WEBHOOK_MTLS = 'off';

  /** Paths of PEM files: our client certificate with its key, and the authority of the bank's own. */
  @IsOptional()
  @UsableTls()
  BACEN_PIX_CERTIFICATE?: string;

  @ValidateIf((config: BillingConfig) => config.BACEN_PIX_CERTIFICATE !== undefined)
  @IsString({ message: 'BACEN_PIX_CERTIFICATE_KEY: informe o arquivo da chave do certificado' })
  BACEN_PIX_CERTIFICATE_KEY?: string;

  @IsOptional()
  @UsableTls()
  BACEN_PIX_CA?: string;

  /** Pause between two runs of the jobs that work off webhooks and reconcile open charges. */
  @WholeNumber(50, 60_000)
  BILLING_JOB_INTERVAL_MS = 1_000;

  /** Days after which a notification that was worked off leaves the inbox; while a payer's bank may take money back, they are shown. */
  @WholeNumber(90, 3_650)
  PAYMENT_NOTIFICATION_DAYS = 180;

  /** How often an open charge is looked up at the gateway when no webhook comes. */
  @WholeNumber(1, 300)
  BILLING_RECHECK_SECONDS = 30;

  get mercadoPagoUrl(): string {
    return (
      this.MERCADO_PAGO_URL ?? (this.SANDBOX_URL ? `${this.SANDBOX_URL}/mercado-pago` : 'https://api.mercadopago.com')
    );
  }

  get mercadoPagoAccessToken(): string {
    return this.MERCADO_PAGO_ACCESS_TOKEN ?? SANDBOX_ACCESS_TOKEN;
  }

  get mercadoPagoWebhookSecret(): string {
    return this.MERCADO_PAGO_WEBHOOK_SECRET ?? SANDBOX_WEBHOOK_SECRET;
  }

  get hasMercadoPago(): boolean {
    return this.MERCADO_PAGO_ACCESS_TOKEN !== undefined || this.MERCADO_PAGO_WEBHOOK_SECRET !== undefined;
  }

  get hasBacen(): boolean {
    return this.BACEN_PIX_CLIENT_ID !== undefined || this.BACEN_PIX_CLIENT_SECRET !== undefined;
  }

  /** The gateways that can be spoken to, the chosen one first. */
  get gateways(): Array<'mercado-pago' | 'bacen'> {
    const sandbox = this.SANDBOX_URL !== undefined;
    const first = this.PAYMENT_GATEWAY === 'bacen' ? 'bacen' : 'mercado-pago';
    const second = first === 'bacen' ? 'mercado-pago' : 'bacen';
    const has = second === 'bacen' ? this.hasBacen : this.hasMercadoPago;
    return sandbox || has ? [first, second] : [first];
  }

  get bacenUrl(): string {
    return this.BACEN_PIX_URL ?? `${this.SANDBOX_URL}/bacen-pix/v2`;
  }

  get bacenTokenUrl(): string {
    return this.BACEN_PIX_TOKEN_URL ?? `${this.SANDBOX_URL}/bacen-pix/oauth/token`;
  }

  get bacenCredentials(): string {
    const { clientId, secret } = SANDBOX_BACEN;
    return `${this.BACEN_PIX_CLIENT_ID ?? clientId}:${this.BACEN_PIX_CLIENT_SECRET ?? secret}`;
  }

  get bacenKey(): string {
    return this.BACEN_PIX_KEY ?? SANDBOX_BACEN.key;
  }

  get bacenWebhookSecret(): string {
    return this.BACEN_PIX_WEBHOOK_SECRET ?? SANDBOX_BACEN.webhookSecret;
  }
}
