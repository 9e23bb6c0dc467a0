import vm from 'node:vm';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { SandboxClient } from '../testing/client.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

async function verify(response: string, secret: string = SANDBOX_CREDENTIALS.recaptchaSecret) {
  const answer = await fetch(`${client.sandbox.url}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
  });
  return answer.json();
}

test('any token passes with a high score', async () => {
  expect(await verify('whatever')).toMatchObject({ success: true, score: 0.9, hostname: 'localhost' });
});

test.each([
  ['', 'missing-input-response'],
  ['sandbox-fail', 'invalid-input-response'],
  ['sandbox-duplicate', 'timeout-or-duplicate'],
])('the token "%s" is refused as %s', async (token, code) => {
  expect(await verify(token)).toEqual({ success: false, 'error-codes': [code] });
});

test('a wrong secret is refused, and a suspicious visitor scores low', async () => {
  expect(await verify('x', 'other')).toEqual({ success: false, 'error-codes': ['invalid-input-secret'] });
  expect(await verify('sandbox-low-score')).toMatchObject({ success: true, score: 0.1 });
});

test('a token of the browser script carries its action and host', async () => {
  const script = await client.call('GET', '/recaptcha/api.js?render=sandbox-site-key');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const window: { grecaptcha?: { execute(key: string, options: { action: string }): Promise<string> } } = {};
  vm.runInNewContext(script.text, { window, document: {}, location: { hostname: '127.0.0.1' }, URL, queueMicrotask });
  const token = await window.grecaptcha?.execute('sandbox-site-key', { action: 'login' });
  expect(await verify(token ?? '')).toMatchObject({ success: true, action: 'login', hostname: '127.0.0.1' });
});
