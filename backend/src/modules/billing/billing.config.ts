import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUrl, Max, Min, MinLength, NotEquals, ValidateIf } from 'class-validator';

const SANDBOX_ACCESS_TOKEN = 'TEST-sandbox-access-token';
const SANDBOX_WEBHOOK_SECRET = 'sandbox-mercado-pago-webhook-secret';
const TOLERANCE = { message: 'MERCADO_PAGO_WEBHOOK_TOLERANCE_SECONDS: informe um número de 30 a 86400' };
const INTERVAL = { message: 'BILLING_JOB_INTERVAL_MS: informe um número de 50 a 60000' };
const RECHECK = { message: 'BILLING_RECHECK_SECONDS: informe um número de 1 a 300' };
const withoutSandbox = (config: BillingConfig) => config.SANDBOX_URL === undefined;

/** Settings of the billing module. With the sandbox every vendor setting has a default; without it they are required. */
export class BillingConfig {
  @IsOptional()
  @IsString()
  SANDBOX_URL?: string;

  /** The address of Mercado Pago's API, without the version. */
  @IsOptional()
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'] },
    { message: 'MERCADO_PAGO_URL: informe um endereço http(s)' },
  )
  MERCADO_PAGO_URL?: string;

  @MinLength(10, { message: 'MERCADO_PAGO_ACCESS_TOKEN: informe o access token da aplicação' })
  @ValidateIf(withoutSandbox)
  @NotEquals(SANDBOX_ACCESS_TOKEN, { message: 'MERCADO_PAGO_ACCESS_TOKEN: a credencial do sandbox não é aceita' })
  MERCADO_PAGO_ACCESS_TOKEN?: string;

  @MinLength(16, { message: 'MERCADO_PAGO_WEBHOOK_SECRET: informe a assinatura secreta dos webhooks' })
  @ValidateIf(withoutSandbox)
  @NotEquals(SANDBOX_WEBHOOK_SECRET, { message: 'MERCADO_PAGO_WEBHOOK_SECRET: o segredo do sandbox não é aceito' })
  MERCADO_PAGO_WEBHOOK_SECRET?: string;

  /** How far a notification's time may lie from ours, in seconds. */
  @Type(() => Number)
  @IsInt(TOLERANCE)
  @Min(30, TOLERANCE)
  @Max(86_400, TOLERANCE)
  MERCADO_PAGO_WEBHOOK_TOLERANCE_SECONDS = 300;

  /** Pause between two rounds of the jobs that work off notifications and look after open charges. */
  @Type(() => Number)
  @IsInt(INTERVAL)
  @Min(50, INTERVAL)
  @Max(60_000, INTERVAL)
  BILLING_JOB_INTERVAL_MS = 2_000;

  /** How often an open charge is looked up at the gateway when no notification comes. */
  @Type(() => Number)
  @IsInt(RECHECK)
  @Min(1, RECHECK)
  @Max(300, RECHECK)
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
}
