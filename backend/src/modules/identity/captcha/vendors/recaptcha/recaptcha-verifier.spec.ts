import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RecaptchaVerifier } from './recaptcha-verifier.js';

let server: Server | undefined;
let verifier: RecaptchaVerifier | undefined;

afterEach(async () => {
  await verifier?.onApplicationShutdown();
  server?.closeAllConnections();
  server?.close();
});

/** More than a busy machine makes one wait. */
const PATIENCE_MS = 30_000;

interface Setting {
  v2Secret?: string | null;
  deadlineMs?: number;
}

async function against(answer: (form: URLSearchParams) => unknown, setting: Setting = {}) {
  const { v2Secret = 'visible', deadlineMs = PATIENCE_MS } = setting;
  const asked: Array<Record<string, string>> = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    asked.push({ url: request.url ?? '', ...Object.fromEntries(form) });
    const reply = answer(form);
    if (reply === null) return;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha`;
  verifier = new RecaptchaVerifier({ url, keys: { secret: 'invisible', v2Secret }, minScore: 0.5, deadlineMs });
  return { verifier, asked };
}

describe('the reCAPTCHA verifier', () => {
  it('asks with its own secret and the token, and tells no address', async () => {
    const { verifier, asked } = await against(() => ({ success: true, score: 0.9, action: 'login' }));
    expect(await verifier.passes({ captchaToken: 'ficha' }, 'login')).toBe(true);
    expect(asked).toEqual([{ url: '/recaptcha/api/siteverify', secret: 'invisible', response: 'ficha' }]);
  });

  it('takes a low score for a program', async () => {
    const { verifier } = await against(() => ({ success: true, score: 0.1, action: 'login' }));
    expect(await verifier.passes({ captchaToken: 'ficha' }, 'login')).toBe(false);
  });

  it('asks the visible check alone where its token came', async () => {
    const { verifier, asked } = await against(() => ({ success: true }));
    expect(await verifier.passes({ captchaToken: 'a', captchaV2Token: 'b' }, 'register')).toBe(true);
    expect(asked).toMatchObject([{ secret: 'visible', response: 'b' }]);
  });

  it('passes nobody on a visible token where there is no visible check', async () => {
    const { verifier, asked } = await against(() => ({ success: true }), { v2Secret: null });
    expect(await verifier.passes({ captchaV2Token: 'b' }, 'login')).toBe(false);
    expect(asked).toEqual([]);
  });

  it.each([
    ['does not answer', () => null, 200],
    ['answers something else', () => ({ ok: 'sim' }), PATIENCE_MS],
    ['refuses our keys', () => ({ success: false, 'error-codes': ['invalid-input-secret'] }), PATIENCE_MS],
  ])('lets nobody in unchecked when the verifier %s', async (_, answer, deadlineMs) => {
    const { verifier } = await against(answer, { deadlineMs });
    await expect(verifier.passes({ captchaToken: 'ficha' }, 'login')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'CAPTCHA_UNAVAILABLE',
      retryAfterSeconds: 10,
    });
  });
});
