import { createHmac, randomBytes } from 'node:crypto';
import { SandboxClient } from '../testing/client.js';

const KEY = randomBytes(32);
const SECRET = `whsec_${KEY.toString('base64')}`;
const BODY = '{"type":"webhook.test","data":{}}';

let client: SandboxClient;
beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

/** Signed by hand: what the scheme says, and not what a library makes of it. */
function signed(body = BODY, at = Date.now()): Record<string, string> {
  const [id, timestamp] = ['evt_1', String(Math.floor(at / 1_000))];
  const signature = createHmac('sha256', KEY).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

async function post(name: string, body: string, headers: Record<string, string>): Promise<number> {
  const address = `${client.sandbox.url}/webhooks/${name}`;
  const init = { method: 'POST', redirect: 'manual' as const, body };
  return (await fetch(address, { ...init, headers: { 'content-type': 'application/json', ...headers } })).status;
}

const settings = (name: string, body: object) => client.call('PUT', `/webhooks/${name}/settings`, body);
const box = async (name: string) => (await client.call('GET', `/webhooks/${name}?format=json`)).json;

test('the receiver checks signatures, once it knows the secret', async () => {
  expect(await post('loja', BODY, signed())).toBe(204);
  await settings('loja', { secret: SECRET });
  expect(await post('loja', BODY, signed())).toBe(204);
  expect(await post('loja', `${BODY} `, signed())).toBe(204);
  expect(await post('loja', BODY, signed(BODY, Date.now() - 3_600_000))).toBe(204);
  const { received } = await box('loja');
  expect(received.map(({ signature }: { signature: string }) => signature)).toEqual([
    'invalid',
    'invalid',
    'valid',
    'no-secret',
  ]);
  expect(received[2]).toMatchObject({ id: 'evt_1', body: BODY, status: 204 });
});

test('the receiver fails as often as it is asked to', async () => {
  await settings('falha', { status: 503, times: 2 });
  const answers = [];
  for (let n = 0; n < 3; n++) answers.push(await post('falha', BODY, signed()));
  expect(answers).toEqual([503, 503, 204]);
  await settings('falha', { status: 302 });
  expect([await post('falha', BODY, signed()), await post('falha', BODY, signed())]).toEqual([302, 302]);
  expect((await settings('falha', { status: 99 })).status).toBe(400);
});

test('the receiver shows what came as a page', async () => {
  await post('pagina', BODY, signed());
  const { text } = await client.call('GET', '/webhooks/pagina');
  expect(text).toContain('sem segredo');
  expect(text).toContain('webhook.test');
});
