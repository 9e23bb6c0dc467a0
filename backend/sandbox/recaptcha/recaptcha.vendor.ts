import { SANDBOX_CREDENTIALS } from '../credentials.js';
import type { Vendor } from '../vendor.js';

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

/**
 * What `GET /recaptcha/api.js` sends: `grecaptcha.ready`, `execute`, `render`, `getResponse` and `reset`. It sets no
 * style attributes and loads nothing, so that a strict content security policy lets it run.
 */
const browserScript = `(() => {
  const widgets = [];
  const token = (action) =>
    ['sandbox-token', action || '', location.hostname || 'localhost', Math.random().toString(36).slice(2)].join('.');
  const call = (target, value) => {
    const callback = typeof target === 'string' ? window[target] : target;
    if (typeof callback === 'function') callback(value);
  };
  const api = {
    ready: (callback) => queueMicrotask(callback),
    execute: (_siteKey, options) => Promise.resolve(token(options && options.action)),
    render: (container, options = {}) => {
      const element = typeof container === 'string' ? document.getElementById(container) : container;
      const widget = { value: '', box: document.createElement('input') };
      const label = document.createElement('label');
      widget.box.type = 'checkbox';
      label.append(widget.box, ' Não sou um robô');
      element.replaceChildren(label);
      widget.box.addEventListener('change', () => {
        widget.value = widget.box.checked ? token('') : '';
        if (widget.value) call(options.callback, widget.value);
        else call(options['expired-callback']);
      });
      return widgets.push(widget) - 1;
    },
    getResponse: (id = 0) => (widgets[id] ? widgets[id].value : ''),
    reset: (id = 0) => {
      const widget = widgets[id];
      if (!widget) return;
      widget.value = '';
      widget.box.checked = false;
    },
  };
  window.grecaptcha = Object.assign(window.grecaptcha || {}, api);
  const script = document.currentScript;
  const onload = script && new URL(script.src).searchParams.get('onload');
  if (onload) queueMicrotask(() => call(onload));
})();
`;
