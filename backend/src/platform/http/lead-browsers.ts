import type { IncomingMessage, Server } from 'node:http';
import { NOWHERE } from '../../kernel/site-pages.js';
import { asksForPage, isOfPrograms } from './asks-for-page.js';

/** A browser whose address cannot be read is led to the page that says so: the router would refuse it in JSON. */
export function leadBrowsers(server: Server): void {
  // Not by `rewriteUrl`: Nest's middleware reads the address that came.
  server.prependListener('request', (request: IncomingMessage) => {
    if (isUnreadablePage(request)) request.url = NOWHERE;
  });
}

function isUnreadablePage({ method = '', url = '/', headers }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '';
  if (!path.includes('%') || isOfPrograms(path) || !['GET', 'HEAD'].includes(method)) return false;
  return asksForPage(headers) && !isReadable(path);
}

function isReadable(path: string): boolean {
  try {
    // Its value is used, or the bundler would leave the call out.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
