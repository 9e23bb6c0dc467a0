import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { openApiDocument } from './platform/http/openapi.js';

/** Writes the API's description to the file named on the command line. Needs neither a database nor settings. */
const target = process.argv[2];
if (!target) throw new Error('usage: openapi <file>');
const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), {
  preview: true,
  logger: false,
});
writeFileSync(target, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
process.exit(0);
