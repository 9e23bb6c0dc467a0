import type { IncomingHttpHeaders } from 'node:http';
import { NOWHERE } from '../../kernel/site-pages.js';
import { asksForPage, isOfPrograms } from './asks-for-page.js';

interface Request {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The address, or where a browser is led whose address cannot be read: the router would refuse it in JSON. */
export function readableUrl({ method = '', url = '/', headers }: Request): string {
  const path = url.split('?')[0] ?? '';
  if (!path.includes('%') || isOfPrograms(path) || !['GET', 'HEAD'].includes(method)) return url;
  return isReadable(path) || !asksForPage(headers) ? url : NOWHERE;
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
