import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** What of the device nobody may use, and what our own pages alone may. */
const REFUSED = 'accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope hid magnetometer '
  .concat('microphone midi payment screen-wake-lock serial usb xr-spatial-tracking')
  .split(' ');
const OURS = ['clipboard-write', 'fullscreen', 'publickey-credentials-create', 'publickey-credentials-get'];
const PERMISSIONS = [...REFUSED.map((name) => `${name}=()`), ...OURS.map((name) => `${name}=(self)`)].join(', ');
const NONE = ["'none'"];

/**
 * The headers that every answer bears. They are the same for all of them, so the library says them once instead of at
 * each request. Pages bring their own content policy; the API's answers load nothing at all.
 */
export function securityHeaders(production: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS };
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
