import { checkDatabases } from './check-databases.js';
import { checkSettings, endAtFaults, tellMisspelt } from './check-settings.js';
import { reportCrashes } from './platform/logging/report-crashes.js';
import { stopWithParent } from './platform/stop-with-parent.js';
import { createProduct, serve } from './product.js';

reportCrashes();
tellMisspelt(process.env);
checkSettings();
await checkDatabases();
const app = await createProduct().catch(endAtFaults);
app.enableShutdownHooks(['SIGINT', 'SIGTERM']);
stopWithParent(app);
const announcement = await serve(app).catch(endAtFaults);
process.send?.({ type: 'ready', url: await app.getUrl(), ...announcement });
