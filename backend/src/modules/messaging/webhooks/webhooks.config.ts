import { Resolver } from 'node:dns';
import { IsOptional, ValidateBy } from 'class-validator';
import { MOST_WEBHOOK_LOG_DAYS } from '../../../kernel/webhooks.js';
import { WholeNumber } from '../../../platform/config/setting.decorators.js';

const NO_SERVERS =
  'WEBHOOK_NAME_SERVERS: informe endereços IP separados por vírgulas, como 10.0.0.53 ou 10.0.0.53:5353';

function areServers(text: string): boolean {
  try {
    new Resolver().setServers(text.split(','));
    return true;
  } catch {
    return false;
  }
}

/** Settings of what subscribers' programs are told. */
export class WebhooksConfig {
  NODE_ENV?: string;

  /** How often deliveries that failed, and plans that end, are looked for; a new delivery is sent at once. */
  @WholeNumber(50, 60_000)
  WEBHOOK_JOB_INTERVAL_MS = 5_000;

  /** Pause after the first failure; each further one doubles it, up to twelve hours. Longer than an answer is waited for. */
  @WholeNumber(1, 3_600)
  WEBHOOK_RETRY_SECONDS = 20;

  /** How long an endpoint may take to answer. */
  @WholeNumber(1, 60)
  WEBHOOK_TIMEOUT_SECONDS = 15;

  /** Days after which a delivery leaves the log, with all that was sent and answered. */
  @WholeNumber(7, MOST_WEBHOOK_LOG_DAYS)
  WEBHOOK_LOG_DAYS = 30;

  /** Whom the names of endpoints are asked of, as addresses separated by commas; without it, the servers of the system. */
  @IsOptional()
  @ValidateBy({ name: 'nameServers', validator: { validate: areServers, defaultMessage: () => NO_SERVERS } })
  WEBHOOK_NAME_SERVERS?: string;

  /** Endpoints on this machine and in its containers, in clear: for tests and demonstrations. */
  get takesNearEndpoints(): boolean {
    return this.NODE_ENV !== 'production';
  }
}
