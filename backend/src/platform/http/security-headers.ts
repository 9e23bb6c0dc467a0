import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const NONE = ["'none'"];

/**
 * The headers that every answer bears. They are the same for all of them, so the library says them once instead of at
 * each request. Pages bring their own content policy; the API's answers load nothing at all.
 */
export function securityHeaders(production: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const recorder: Pick<ServerResponse, 'setHeader' | 'removeHeader'> = {
    setHeader(name: string, value: unknown) {
      headers[name.toLowerCase()] = String(value);
      return this as ServerResponse;
    },
    removeHeader() {},
  };
  const say = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: NONE, baseUri: NONE, formAction: NONE, frameAncestors: NONE },
    },
    hsts: production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  say({} as IncomingMessage, recorder as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
