import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { checkSettings, endAtFaults } from '../check-settings.js';
import { CheckKeys } from '../platform/crypto/check-keys.js';

/** The whole product for a command: it listens nowhere and begins nothing, and its keys are those of the database, or the command ends. */
export async function openProduct(): Promise<INestApplicationContext> {
  checkSettings();
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  await app.get(CheckKeys).assertKnown().catch(endAtFaults);
  return app;
}
