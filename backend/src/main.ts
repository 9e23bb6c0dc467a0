import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { checkSettings } from './check-settings.js';
import { FirstStart } from './modules/identity/index.js';
import { PlatformConfig } from './platform/config/platform.config.js';
import { readConfig } from './platform/config/read-config.js';
import { demandDatabase } from './platform/database/demand-database.js';
import { logRequests } from './platform/http/access-log.js';
import { serveAssets } from './platform/http/assets.js';
import { fastifyAdapter, registerPlugins } from './platform/http/fastify.js';
import { serveOpenApi } from './platform/http/openapi.js';
import { Jobs } from './platform/jobs/jobs.js';
import { reportCrashes } from './platform/logging/report-crashes.js';
import { stopWithParent } from './platform/stop-with-parent.js';

reportCrashes();
checkSettings();
const config = readConfig(PlatformConfig);
await demandDatabase(config.DATABASE_URL);
const app = await NestFactory.create<NestFastifyApplication>(AppModule, fastifyAdapter(config), {
  bufferLogs: true,
  rawBody: true,
});
app.useLogger(app.get(Logger));
await registerPlugins(app, config);
if (config.logsRequests) logRequests(app);
await serveAssets(app);
serveOpenApi(app);
app.enableShutdownHooks(['SIGINT', 'SIGTERM']);
stopWithParent(app);
await app.listen(config.PORT, config.HOST);
app.get(Jobs).start();
process.send?.({ type: 'ready', url: await app.getUrl(), ...app.get(FirstStart).announcement });
