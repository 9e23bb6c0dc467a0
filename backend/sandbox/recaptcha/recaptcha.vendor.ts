import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { type Vendor } from '../vendor.js';
import { browserScript } from './browser-script.js';

/** Tokens that are refused or scored low; any other text passes. */
export const RECAPTCHA_TOKENS = {
  refused: 'sandbox-fail',
  lowScore: 'sandbox-low-score',
  usedTwice: 'sandbox-duplicate',
} as const;

/** The captcha verifier, and the script that it serves to browsers. */
export const recaptcha: Vendor = {
  key: 'recaptcha',
  prefix: '/recaptcha',
  title: 'reCAPTCHA',
  about: 'POST /recaptcha/api/siteverify · GET /recaptcha/api.js',
  faultReplies: {
    notFound: () => ({ status: 404, body: 'Not Found' }),
    serverError: { status: 500, body: 'Internal Server Error' },
    rateLimited: { status: 429, body: 'Too Many Requests' },
  },
  magicFault: () => null,
  divergent: (body) => ({ ...body, hostname: 'outro-site.example', action: 'outra' }),
  routes(scope) {
    scope.post('/api/siteverify', async (request) => {
      const { secret, response = '' } = (request.body ?? request.query ?? {}) as { secret?: string; response?: string };
      const refusal = refusalOf(secret, response);
      return refusal ? { success: false, 'error-codes': [refusal] } : verdict(response);
    });
    scope.get('/api.js', async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-store')
        .send(browserScript),
    );
  },
};

function refusalOf(secret: string | undefined, token: string): string | null {
  if (!secret) return 'missing-input-secret';
  if (secret !== SANDBOX_CREDENTIALS.recaptchaSecret) return 'invalid-input-secret';
  if (!token) return 'missing-input-response';
  if (token === RECAPTCHA_TOKENS.refused) return 'invalid-input-response';
  return token === RECAPTCHA_TOKENS.usedTwice ? 'timeout-or-duplicate' : null;
}

/** Tokens of the browser script carry action and host (`sandbox-token.login.localhost.x`); others get no action. */
function verdict(token: string) {
  const [, action, host] = /^sandbox-token\.([\w/]*)\.([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)\./.exec(token) ?? [];
  return {
    success: true,
    challenge_ts: new Date().toISOString().replace(/\.\d+/, ''),
    hostname: host ?? 'localhost',
    score: token === RECAPTCHA_TOKENS.lowScore ? 0.1 : 0.9,
    ...(action ? { action } : {}),
  };
}
