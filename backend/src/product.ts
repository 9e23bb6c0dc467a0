import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { type Announcement, FirstStart } from './modules/identity/index.js';
import { AuditHeads, RegisterFictionalSources } from './modules/lookups/index.js';
import { cannotListen } from './platform/config/cannot-listen.js';
import { PlatformConfig } from './platform/config/platform.config.js';
import { readConfig } from './platform/config/read-config.js';
import { CheckKeys } from './platform/crypto/check-keys.js';
import { requestLog } from './platform/http/access-log.js';
import { serveAssets } from './platform/http/assets.js';
import { fastifyAdapter, registerPlugins } from './platform/http/fastify.js';
import { FinishedRequests } from './platform/http/finished-requests.js';
import { serveOpenApi } from './platform/http/openapi.js';
import { Jobs } from './platform/jobs/jobs.js';
import { Telemetry } from './platform/telemetry/telemetry.js';

export { readSettings } from './check-settings.js';
export { useEnvironment } from './platform/config/environment.js';
export { withOwnLog } from './platform/logging/own-log.js';

/** The whole product, which does not serve yet. Its settings are read here, and no more once it serves. */
export async function createProduct(): Promise<NestFastifyApplication> {
  const config = readConfig(PlatformConfig);
  const finished = new FinishedRequests();
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, fastifyAdapter(config, finished), {
    // Where a logger is there already, lines need not wait for it, and those of a neighbour must not.
    bufferLogs: !PinoLogger.root,
    rawBody: true,
  });
  app.useLogger(app.get(Logger));
  await app.get(CheckKeys).execute();
  await app.get(AuditHeads).assertWritable();
  await registerPlugins(app, config, finished);
  if (config.logsRequests) finished.hear(requestLog(await app.resolve(PinoLogger)));
  await app.get(Telemetry).watch(app.getHttpAdapter().getInstance(), finished);
  await serveAssets(app);
  serveOpenApi(app);
  return app;
}

/** Puts in place what a start begins with, lets it listen and begin its jobs; answers what the first start tells of itself. */
export async function serve(app: NestFastifyApplication): Promise<Announcement> {
  const { PORT, HOST } = app.get(PlatformConfig);
  await app.init();
  await app.get(RegisterFictionalSources).execute();
  const announcement = await app.get(FirstStart).execute();
  await app.listen(PORT, HOST).catch(cannotListen('PORT', HOST, PORT));
  await app.get(Telemetry).listen();
  app.get(Jobs).start();
  return announcement;
}
