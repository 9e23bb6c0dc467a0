import { checkSettings, endAtFaults } from './check-settings.js';
import { PlatformConfig } from './platform/config/platform.config.js';
import { readConfig } from './platform/config/read-config.js';
import { checkDatabase } from './platform/database/check-database.js';
import { reportCrashes } from './platform/logging/report-crashes.js';
import { stopWithParent } from './platform/stop-with-parent.js';
import { createProduct, serve } from './product.js';

reportCrashes();
checkSettings();
const { DATABASE_URL, acceptsNewerSchema: acceptNewer } = readConfig(PlatformConfig);
await checkDatabase(DATABASE_URL, { acceptNewer });
const app = await createProduct().catch(endAtFaults);
app.enableShutdownHooks(['SIGINT', 'SIGTERM']);
stopWithParent(app);
const announcement = await serve(app).catch(endAtFaults);
process.send?.({ type: 'ready', url: await app.getUrl(), ...announcement });
