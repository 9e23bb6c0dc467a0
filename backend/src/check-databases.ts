import { CompaniesConfig } from './modules/companies/index.js';
import { PlatformConfig } from './platform/config/platform.config.js';
import { readConfig } from './platform/config/read-config.js';
import { checkDatabase } from './platform/database/check-database.js';
import { lockShortage } from './platform/database/lock-shortage.js';

/** Waits for the product's database; one that cannot be used ends the process with one line, and so does the register's own, unless it is only away. */
export async function checkDatabases(): Promise<void> {
  const { DATABASE_URL, DATABASE_POOL_SIZE, acceptsNewerSchema: acceptNewer } = readConfig(PlatformConfig);
  const { COMPANIES_DATABASE_URL } = readConfig(CompaniesConfig);
  await checkDatabase(DATABASE_URL, { acceptNewer });
  const shortage = await lockShortage(DATABASE_URL, DATABASE_POOL_SIZE);
  if (shortage) console.warn(shortage);
  if (COMPANIES_DATABASE_URL)
    await checkDatabase(COMPANIES_DATABASE_URL, { acceptNewer, setting: 'COMPANIES_DATABASE_URL', awaited: false });
}
