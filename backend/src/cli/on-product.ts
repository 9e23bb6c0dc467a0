import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { checkDatabases } from '../check-databases.js';
import { checkSettings, endAtFaults } from '../check-settings.js';
import { reasonOf } from '../kernel/reason-of.js';
import { CheckKeys } from '../platform/crypto/check-keys.js';

/**
 * Runs a command on the whole product, which listens nowhere and begins nothing: on a database that this version knows, with its
 * keys, or not at all. What keeps it from its end is told in one line: an error's own print quotes the values of a statement.
 */
export async function onProduct(command: (app: INestApplicationContext) => Promise<void>): Promise<void> {
  checkSettings();
  await checkDatabases();
  try {
    const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
    await app.get(CheckKeys).assertKnown().catch(endAtFaults);
    await command(app).finally(() => app.close());
  } catch (error) {
    process.exitCode = 1;
    console.error(`Não foi possível terminar: ${reasonOf(error)}.`);
  }
}
