import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { WEB_ROOT } from './web-root.js';

/** Serves the built web page's files: those with a hash in their name for a year, the others for an hour. */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  if (!existsSync(WEB_ROOT)) return;
  await app.register(fastifyStatic, {
    root: WEB_ROOT,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
