import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { SandboxClient } from '../testing/client.js';
import { waIdOf } from './conversations.js';

const { whatsappPhoneNumberId: ID, whatsappAccessToken, whatsappAppSecret } = SANDBOX_CREDENTIALS;
const BEARER = { authorization: `Bearer ${whatsappAccessToken}` };

interface Called {
  readonly signature: string;
  readonly text: string;
}

let client: SandboxClient;
let product: Server;
let called: Called[];
let whenCalled: () => void;

beforeAll(async () => {
  client = await SandboxClient.start();
  product = createServer(async (request: IncomingMessage, response) => {
    if (request.method === 'GET') {
      const { searchParams } = new URL(request.url ?? '', 'http://product');
      return response.end(searchParams.get('hub.verify_token') === 'nossa' ? searchParams.get('hub.challenge') : 'não');
    }
    called.push({ signature: String(request.headers['x-hub-signature-256']), text: await text(request) });
    response.end();
    return whenCalled();
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const registered = await register('nossa');
  expect([registered.status, registered.json]).toEqual([200, { success: true }]);
});
beforeEach(() => {
  called = [];
});
afterAll(async () => {
  await client.close();
  product.closeAllConnections();
  product.close();
});

function register(token: string) {
  const address = `http://127.0.0.1:${(product.address() as AddressInfo).port}/hook`;
  const body = { webhook_configuration: { override_callback_uri: address, verify_token: token } };
  return client.call('POST', `/whatsapp-cloud/v23.0/${ID}`, body, BEARER);
}

async function calls(count: number): Promise<Called[]> {
  while (called.length < count) await new Promise<void>((resolve) => (whenCalled = resolve));
  return called;
}

function send(to: string, more: object = {}) {
  const body = { messaging_product: 'whatsapp', to, type: 'text', text: { body: 'Olá' }, ...more };
  return client.call('POST', `/whatsapp-cloud/v23.0/${ID}/messages`, body, BEARER);
}

const changeIn = ({ text: body }: Called) => JSON.parse(body).entry[0].changes[0].value;

describe("the sandbox's WhatsApp", () => {
  it('calls back only where the address answers its challenge', async () => {
    expect((await register('outra')).status).toBe(400);
  });

  it('delivers what a person writes, signed over bytes in which nothing is left that is not ASCII', async () => {
    await client.call('POST', '/whatsapp', { de: '(31) 98765-4321', text: '!cep é 🙂' });
    const [first] = (await calls(1)) as [Called];
    expect(first.signature).toBe(`sha256=${createHmac('sha256', whatsappAppSecret).update(first.text).digest('hex')}`);
    expect(first.text).toMatch(/^[\u0020-\u007e]+$/);
    expect(changeIn(first).messages[0]).toMatchObject({
      from: '553187654321',
      type: 'text',
      text: { body: '!cep é 🙂' },
    });
  });

  it('takes a reply for who has written, and tells how it fares with what came along', async () => {
    await client.call('POST', '/whatsapp', { de: '11987650001', text: 'oi', delivery: 'lost' });
    const answer = await send('5511987650001', { biz_opaque_callback_data: 'nossa-linha' });
    expect([answer.status, answer.json.messages[0].id]).toEqual([200, expect.stringMatching(/^wamid\./)]);
    const statuses = (await calls(3)).map((one) => changeIn(one).statuses[0]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual(['delivered', 'read', 'sent']);
    expect(new Set(statuses.map((one) => one.biz_opaque_callback_data))).toEqual(new Set(['nossa-linha']));
  });

  it('tells why a message that it took was not delivered, where it was asked to', async () => {
    await client.call('POST', '/whatsapp', { de: '11987650003', text: 'oi', delivery: 'lost', statuses: 'failed' });
    expect((await send('5511987650003', { biz_opaque_callback_data: 'nossa-linha' })).status).toBe(200);
    const [only] = (await calls(1)).map((one) => changeIn(one).statuses[0]);
    expect(only).toMatchObject({
      status: 'failed',
      biz_opaque_callback_data: 'nossa-linha',
      errors: [{ code: 131_026 }],
    });
  });

  it.each([
    ['somebody who never wrote', () => send('5511900000000'), 131_047],
    ['no text', () => send('5511987650001', { text: {} }), 100],
    ['another number id', () => client.call('POST', '/whatsapp-cloud/v23.0/1/messages', {}, BEARER), 100],
  ])('refuses a reply to %s', async (_, wrong, code) => {
    const { status, json } = await wrong();
    expect([status, json.error.code]).toEqual([400, code]);
  });

  it('wants its token', async () => {
    expect((await client.call('POST', `/whatsapp-cloud/v23.0/${ID}/messages`, {})).status).toBe(401);
  });

  it.each([
    [{ de: '11987650001' }],
    [{ de: '123', text: 'oi' }],
    [{ de: '11987650001', text: 'oi', delivery: 'talvez' }],
  ])('refuses to write %j', async (body) => {
    expect((await client.call('POST', '/whatsapp', body)).status).toBe(400);
  });

  it('shows the conversation as a page in which nothing that was written is markup', async () => {
    await client.call('POST', '/whatsapp', { de: '11987650002', text: '<b>oi</b>', delivery: 'lost' });
    const page = await client.call('GET', '/whatsapp?de=11987650002', undefined, { accept: 'text/html' });
    expect(page.text).toContain('&#60;b&#62;oi&#60;/b&#62;');
    expect(page.text).toContain('(11) 98765-0002');
  });

  it('knows mobiles of area codes above 30 without their ninth digit', () => {
    expect(['5511987654321', '5531987654321', '553133334444'].map(waIdOf)).toEqual([
      '5511987654321',
      '553187654321',
      '553133334444',
    ]);
  });
});
