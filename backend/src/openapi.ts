import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { openApiDocument } from './platform/http/openapi.js';
import { publicApiDocument } from './platform/http/public-api-document.js';

/** Writes the description of the page's API and of the public one to the files named. Needs neither a database nor settings. */
const [target, publicTarget] = process.argv.slice(2);
if (!target || !publicTarget) throw new Error('usage: openapi <file> <file of the public API>');
const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), {
  preview: true,
  logger: false,
});
writeFileSync(target, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
writeFileSync(publicTarget, `${JSON.stringify(publicApiDocument(app), null, 2)}\n`);
process.exit(0);
