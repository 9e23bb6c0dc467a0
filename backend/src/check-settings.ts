import { CleanupConfig } from './modules/admin/index.js';
import { BillingConfig } from './modules/billing/index.js';
import { CompaniesConfig } from './modules/companies/index.js';
import { IdentityConfig } from './modules/identity/index.js';
import { BatchesConfig, LookupsConfig, VENDOR_CONFIGS } from './modules/lookups/index.js';
import { BroadcastsConfig, SubscriberEmailsConfig, WebhooksConfig, WhatsappConfig } from './modules/messaging/index.js';
import { WatchConfig } from './modules/watch/index.js';
import { environment } from './platform/config/environment.js';
import { misspelt } from './platform/config/misspelt.js';
import { PlatformConfig, productionFaults } from './platform/config/platform.config.js';
import { ConfigurationError, checkConfig, namesOf } from './platform/config/read-config.js';
import { MailConfig } from './platform/mail/mail.config.js';
import { TelemetryConfig } from './platform/telemetry/telemetry.config.js';

const CONFIGS = [
  PlatformConfig,
  MailConfig,
  TelemetryConfig,
  IdentityConfig,
  BillingConfig,
  LookupsConfig,
  BatchesConfig,
  ...VENDOR_CONFIGS,
  BroadcastsConfig,
  SubscriberEmailsConfig,
  WebhooksConfig,
  CleanupConfig,
  WhatsappConfig,
  CompaniesConfig,
  WatchConfig,
];

/** What `npm start`, commands and tests read beside it. */
const BESIDE = [
  ...['SANDBOX', 'SANDBOX_HOST', 'SANDBOX_MONTH', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT', 'SANDBOX_STATE'],
  ...['BACKUP_KEY', 'TARGET_DATABASE_URL', 'TEST_DATABASE_URL', 'CHROMIUM_PATH', 'NO_SYSTEM_INSTALL'],
];

/** The name of everything that may be set. */
const SETTINGS: ReadonlySet<string> = new Set(['NODE_ENV', ...CONFIGS.flatMap(namesOf), ...BESIDE]);

/** Says, a line each, which variables are probably meant to be a setting, and are ignored as they stand. */
export function tellMisspelt(env: NodeJS.ProcessEnv): void {
  for (const [given, meant] of misspelt(Object.keys(env), SETTINGS))
    console.error(`Configuração: ${given} não é uma configuração e foi ignorada; seria ${meant}?`);
}

/** Reads every setting; throws ConfigurationError for those that are wrong or missing. */
export function readSettings(): void {
  checkConfig(CONFIGS, productionFaults(environment(), CONFIGS.flatMap(namesOf)));
}

/** The same before anything starts; a fault ends the process with one line each. */
export function checkSettings(): void {
  try {
    readSettings();
  } catch (error) {
    endAtFaults(error);
  }
}

/** Says what is wrong with the settings, a line a fault, and ends the process; throws whatever else it is given. */
export function endAtFaults(error: unknown): never {
  if (!(error instanceof ConfigurationError)) throw error;
  for (const fault of error.faults) console.error(`Configuração: ${fault}`);
  process.exit(78);
}
