import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { WEB_ROOT } from './web-root.js';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** Packages are named as what they are: of files that say nothing the compression would say that it pressed them once more. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.tgz': 'application/gzip',
  '.whl': 'application/zip',
};

/** Serves the built web page's files: those with a hash in their name for a year, the others for an hour. */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  if (!existsSync(WEB_ROOT)) return;
  // One route for the hundreds of files with a hash in their name; each of the few others has its own, so that pages keep theirs.
  await app.register(fastifyStatic, {
    root: join(WEB_ROOT, 'assets'),
    prefix: '/assets/',
    index: false,
    // What the build has compressed already; the others, and who takes no brotli, are served by the compression of answers.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', ONE_YEAR),
  });
  await app.register(fastifyStatic, {
    root: WEB_ROOT,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', 'assets/**', 'pages/**'],
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', ONE_HOUR);
      const type = TYPES[extname(path)];
      if (type) reply.header('content-type', type);
    },
  });
}
