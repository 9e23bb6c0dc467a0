import { CompaniesConfig } from './modules/companies/index.js';
import { PlatformConfig } from './platform/config/platform.config.js';
import { readConfig } from './platform/config/read-config.js';
import { checkDatabase } from './platform/database/check-database.js';

/** Waits for the product's database and, where it has its own, the register's; one that cannot be used ends the process with one line. */
export async function checkDatabases(): Promise<void> {
  const { DATABASE_URL, acceptsNewerSchema: acceptNewer } = readConfig(PlatformConfig);
  const { COMPANIES_DATABASE_URL } = readConfig(CompaniesConfig);
  for (const [setting, url] of Object.entries({ DATABASE_URL, COMPANIES_DATABASE_URL }))
    if (url) await checkDatabase(url, { acceptNewer, setting });
}
