import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { checkSettings } from '../check-settings.js';
import { AuditCommand } from '../modules/lookups/index.js';

/** The whole product, which listens nowhere, for its audit. */
export async function openAudit(): Promise<{ command: AuditCommand; close: () => Promise<void> }> {
  checkSettings();
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  return { command: app.get(AuditCommand), close: () => app.close() };
}
