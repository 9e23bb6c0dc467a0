import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newSecret } from '../application/endpoint.js';
import { WebhooksConfig } from '../webhooks.config.js';
import { PostWebhook } from './post-webhook.js';

const SECRET = newSecret();
const servers: Server[] = [];
const nameServers: Socket[] = [];

async function listening(answer: RequestListener): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, reply) => {
    asked++;
    answer(request, reply);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, asked: () => asked };
}

/** A name server on this machine that gives each name this IPv4 address, or never answers. */
async function nameServer(address: string | null) {
  let asked = 0;
  const socket = createSocket('udp4');
  socket.on('message', (query, { port }) => {
    asked++;
    if (address) socket.send(answerTo(query, address), port, '127.0.0.1');
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  nameServers.push(socket);
  return { env: { WEBHOOK_NAME_SERVERS: `127.0.0.1:${socket.address().port}` }, asked: () => asked };
}

/** The query with one address of its name behind it, where it asks for one of IPv4; else with none. */
function answerTo(query: Buffer, address: string): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const reply = Buffer.from(query.subarray(0, end));
  const isV4 = reply.readUInt16BE(end - 4) === 1;
  reply.writeUInt16BE(0x8180, 2);
  for (const [at, count] of [
    [6, isV4 ? 1 : 0],
    [8, 0],
    [10, 0],
  ] as const)
    reply.writeUInt16BE(count, at);
  const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)];
  return isV4 ? Buffer.concat([reply, Buffer.from(record)]) : reply;
}

function post(url: string, env: Partial<WebhooksConfig> = {}) {
  const config = Object.assign(new WebhooksConfig(), { ...env });
  return new PostWebhook(config).post({ url, secrets: [SECRET], eventId: 'evt_1', body: '{}' });
}

describe('A post to an endpoint', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
    for (const socket of nameServers.splice(0)) socket.close();
  });

  it.each([200, 201, 204, 299])('is taken with %i', async (status) => {
    const { url } = await listening((_request, reply) => reply.writeHead(status).end());
    expect(await post(url)).toMatchObject({ status, fault: null });
  });

  it.each([300, 302, 307, 400, 404, 410, 500])('is in vain with %i, which leads nowhere', async (status) => {
    const { url, asked } = await listening((_request, reply) => reply.writeHead(status, { location: '/hook' }).end());
    expect(await post(url)).toMatchObject({ status, fault: 'status' });
    expect(asked()).toBe(1);
  });

  it('carries the headers of the scheme and its bytes as they were signed', async () => {
    let seen: Record<string, unknown> = {};
    const { url } = await listening((request, reply) => {
      seen = { method: request.method, path: request.url, ...request.headers };
      reply.end();
    });
    await post(`${url}?a=b`);
    expect(seen).toMatchObject({
      method: 'POST',
      path: '/hook?a=b',
      'content-type': 'application/json',
      'content-length': '2',
      'webhook-id': 'evt_1',
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
  });

  it('is not made to an internal address in production, and to none but a near one elsewhere (ASVS 1.3.6)', async () => {
    const { url, asked } = await listening((_request, reply) => reply.end());
    expect(await post(url, { NODE_ENV: 'production' })).toMatchObject({ status: null, fault: 'private-address' });
    const port = new URL(url).port;
    for (const host of ['0.0.0.0', '10.0.0.1', '[::ffff:127.0.0.1]'])
      expect([host, (await post(`https://${host}:${port}/`)).fault]).toEqual([host, 'private-address']);
    expect(asked()).toBe(0);
  });

  it('keeps the beginning of an answer, and closes on the rest', async () => {
    const { url } = await listening((_request, reply) => {
      reply.writeHead(500);
      const more = () => reply.writable && reply.write('x'.repeat(10_000), () => setImmediate(more));
      more();
    });
    const { status, reply } = await post(url);
    expect([status, reply]).toEqual([500, 'x'.repeat(2_048)]);
  });

  it('ends in time when nothing is answered, and was taken when only the rest of an answer hangs', async () => {
    const silent = await listening(() => undefined);
    expect(await post(silent.url, { WEBHOOK_TIMEOUT_SECONDS: 1 })).toMatchObject({ status: null, fault: 'timeout' });
    const hanging = await listening((_request, reply) => reply.writeHead(200).write('sim'));
    expect(await post(hanging.url, { WEBHOOK_TIMEOUT_SECONDS: 3 })).toMatchObject({ status: 200, fault: null });
  });

  it('holds no place for an answer whose body drips, and keeps what came of it', async () => {
    const { url } = await listening((_request, reply) => {
      reply.writeHead(200);
      const drip = setInterval(() => reply.write('x'), 100);
      reply.on('close', () => clearInterval(drip));
    });
    const { status, fault, reply, durationMs } = await post(url);
    expect([status, fault, reply]).toEqual([200, null, expect.stringMatching(/^x+$/)]);
    expect(durationMs).toBeLessThan(3_000);
  });

  it('tells a name that is none and a connection that is refused', async () => {
    const { url } = await listening((_request, reply) => reply.end());
    await new Promise((closed) => servers.splice(0)[0]?.close(closed));
    expect(await post(url)).toMatchObject({ status: null, fault: 'connection' });
    // No name server is asked for what is too long to be a name.
    expect(await post(`https://${'a'.repeat(64)}.example/`)).toMatchObject({ status: null, fault: 'name' });
  });

  it('asks the name servers, and is not made to a name that leads into an internal network (ASVS 1.3.6)', async () => {
    const { env, asked } = await nameServer('10.0.0.1');
    expect(await post('https://loja.example/', env)).toMatchObject({ status: null, fault: 'private-address' });
    expect(asked()).toBe(2);
  });

  it('keeps no lookup of others waiting for a name whose servers never answer', async () => {
    const { env, asked } = await nameServer(null);
    const posts = Array.from({ length: 8 }, (_, n) => post(`https://loja-${n}.example/`, env));
    const first = await Promise.race([lookup('localhost').then(() => 'the lookup of others'), ...posts]);
    expect(first).toBe('the lookup of others');
    for (const made of await Promise.all(posts)) expect(made).toMatchObject({ status: null, fault: 'name' });
    expect(asked()).toBeGreaterThanOrEqual(16);
  });

  it('tells who does not speak TLS', async () => {
    const { url } = await listening((_request, reply) => reply.end());
    expect(await post(url.replace('http:', 'https:'))).toMatchObject({ status: null, fault: 'tls' });
  });
});
