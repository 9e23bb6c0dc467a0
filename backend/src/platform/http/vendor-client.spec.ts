import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { VendorClient, VendorFailure, type VendorOptions } from './vendor-client.js';

const schema = z.object({ nome: z.string() });
const GET = { path: '/pessoa/52998224725', repeatable: true, schema } as const;
const ONCE = { ...GET, repeatable: false } as const;

type Answer = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

const servers: Server[] = [];
const clients: VendorClient[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(clients.splice(0).map((client) => client.onApplicationShutdown()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

async function vendor(answer: Answer, options: Partial<VendorOptions> = {}) {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    answer(request, response, calls.length);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
  return { client: clientFor(baseUrl, options), calls };
}

function clientFor(baseUrl: string, options: Partial<VendorOptions> = {}): VendorClient {
  const client = new VendorClient({ vendor: 'Fornecedor', baseUrl, deadlineMs: 5_000, ...options });
  clients.push(client);
  return client;
}

/** Circuits look at the clock: it stands still until the answer is called. */
function stopClock(): (ms: number) => void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return (ms) => (now += ms);
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

async function failureOf(promise: Promise<unknown>): Promise<VendorFailure> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof VendorFailure)) throw new Error(`no provider failure but ${String(error)}`);
  return error;
}

describe('a provider client', () => {
  it('answers the parsed body and sends the headers, query and path it was given', async () => {
    const { client, calls } = await vendor((_, response) => json(response, 200, { nome: 'ANA', outro: 1 }), {
      headers: { authorization: 'Bearer chave' },
    });
    await expect(client.ask({ ...GET, query: { a: 'b c' } })).resolves.toEqual({ nome: 'ANA' });
    expect(calls[0]?.url).toBe('/base/pessoa/52998224725?a=b+c');
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer chave', accept: 'application/json' });
  });

  it('sends JSON, form and text bodies with their content types', async () => {
    const seen: string[] = [];
    const { client } = await vendor((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        seen.push(`${request.headers['content-type']} ${body}`);
        json(response, 200, { nome: 'ANA' });
      });
    });
    await client.ask({ ...ONCE, method: 'POST', json: { cpf: '1' } });
    await client.ask({ ...ONCE, method: 'POST', form: { cpf: '1 2' } });
    await client.ask({ ...ONCE, method: 'POST', text: 'olá' });
    expect(seen).toEqual([
      'application/json {"cpf":"1"}',
      'application/x-www-form-urlencoded cpf=1+2',
      'text/plain; charset=utf-8 olá',
    ]);
  });

  it('reads text in the character set that the vendor declares', async () => {
    const { client } = await vendor((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' });
      response.end(Buffer.from('SITUAÇÃO', 'latin1'));
    });
    await expect(client.ask({ ...GET, format: 'text', schema: z.string() })).resolves.toBe('SITUAÇÃO');
  });

  it.each<[string, BufferEncoding]>([
    ['application/json;charset=ISO-8859-1', 'latin1'],
    ['application/json; charset="windows-1252"', 'latin1'],
    ['application/json; charset="UTF-8"', 'utf8'],
    ['application/json; charset=utf8', 'utf8'],
    ['application/json', 'utf8'],
  ])('reads the JSON of %s in its character set', async (type, encoding) => {
    const { client } = await vendor((_, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(Buffer.from('{"nome":"JOSÉ CONCEIÇÃO"}', encoding));
    });
    await expect(client.ask(GET)).resolves.toEqual({ nome: 'JOSÉ CONCEIÇÃO' });
  });

  async function reading(type: string, body: Buffer) {
    const { client } = await vendor((_, response) => response.writeHead(200, { 'content-type': type }).end(body));
    return client.ask(GET);
  }

  it.each(['application/json', 'application/json; charset=desconhecido'])(
    'reads what is no UTF-8, in %s, as older systems write it',
    async (type) => {
      const body = Buffer.from('{"nome":"JOSÉ SÃO €"}'.replace('€', '\x80'), 'latin1');
      await expect(reading(type, body)).resolves.toEqual({ nome: 'JOSÉ SÃO €' });
    },
  );

  it.each(['application/json', 'application/json; charset=utf-8', 'application/json; charset=utf-16le'])(
    'passes over the mark before UTF-8 or UTF-16 in %s',
    async (type) => {
      const body = Buffer.from('\ufeff{"nome":"JOSÉ"}', type.endsWith('le') ? 'utf16le' : 'utf8');
      await expect(reading(type, body)).resolves.toEqual({ nome: 'JOSÉ' });
    },
  );

  it.each([
    ['application/json; charset=utf-8', 'JOS\xc9'],
    ['application/json; charset=shift_jis', 'JOS\x81"'],
    ['application/json', 'JOS\xc3\x89 CONCEI\xc3'],
  ])('does not take %s with other bytes for an answer', async (type, nome) => {
    const answer = reading(type, Buffer.from(`{"nome":"${nome}"}`, 'latin1'));
    expect(await failureOf(answer)).toMatchObject({ kind: 'bad-answer', reason: 'body', code: 'SOURCE_DOWN' });
  });

  it('does not take a text of other bytes than it declares for an answer', async () => {
    const { client } = await vendor((_, response) =>
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(Buffer.from('JOSÉ', 'latin1')),
    );
    const answer = client.ask({ ...GET, format: 'text', schema: z.string() });
    expect(await failureOf(answer)).toMatchObject({ reason: 'body' });
  });

  it('answers null only for the statuses that mean nobody', async () => {
    const { client } = await vendor((_, response) => json(response, 404, { message: 'não encontrado' }));
    await expect(client.ask({ ...GET, nobody: [404] })).resolves.toBeNull();
    expect(await failureOf(client.ask(GET))).toMatchObject({ reason: 'status', status: 404, kind: 'bad-answer' });
  });

  it('hands over the statuses that the caller wants to see', async () => {
    const { client } = await vendor((_, response) => json(response, 409, { code: 'duplicate' }));
    await expect(client.exchange({ ...ONCE, statuses: [409] })).resolves.toEqual({
      ok: false,
      status: 409,
      body: { code: 'duplicate' },
    });
  });

  it.each<[string, number, string, string]>([
    ['a proxy’s page', 404, 'text/html', '<h1>404 Not Found</h1>'],
    ['no body', 404, 'application/json', ''],
    ['broken JSON', 409, 'application/json', '{"code"'],
  ])('does not take %s for such a status, which the vendor would explain', async (_title, status, type, body) => {
    const { client } = await vendor((_, response) => response.writeHead(status, { 'content-type': type }).end(body));
    for (const call of [client.ask({ ...GET, nobody: [status] }), client.exchange({ ...ONCE, statuses: [status] })]) {
      expect(await failureOf(call)).toMatchObject({ kind: 'bad-answer', code: 'SOURCE_DOWN', status });
    }
  });

  it('hands over the text of such a status where text was asked for, and a 401 whatever it says', async () => {
    const text = { ...ONCE, format: 'text', schema: z.string(), statuses: [401, 404] } as const;
    const { client } = await vendor((_, response, attempt) =>
      response.writeHead(attempt === 1 ? 404 : 401, { 'content-type': 'text/plain' }).end('não há'),
    );
    await expect(client.exchange(text)).resolves.toEqual({ ok: false, status: 404, body: 'não há' });
    await expect(client.exchange({ ...ONCE, statuses: [401] })).resolves.toMatchObject({ ok: false, status: 401 });
  });

  it('speaks the words it was given when the vendor fails', async () => {
    const { client } = await vendor((_, response) => json(response, 500, {}), {
      failureMessage: { code: 'GATEWAY_DOWN', text: 'Erro ao gerar PIX' },
    });
    expect(await failureOf(client.ask(GET))).toMatchObject({ code: 'GATEWAY_DOWN', text: 'Erro ao gerar PIX' });
  });

  it('says that the source is out otherwise, and nothing of the vendor or the subject (ASVS 16.5.1)', async () => {
    const { client } = await vendor((_, response) =>
      json(response, 500, {
        message: 'CPF 529.982.247-25 de Ana Lima, ana@gmail.com',
        code: 52998224725,
        error: { type: 'OAuthException', code: 190 },
      }),
    );
    const failure = await failureOf(client.ask(GET));
    expect(failure).toMatchObject({
      kind: 'bad-answer',
      code: 'SOURCE_DOWN',
      text: 'A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.',
    });
    const said = `${failure.stack} ${(failure.cause as Error).stack}`;
    expect(said).toContain('Fornecedor status 500 code=*** type=OAuthException code=190');
    expect(said).not.toMatch(/52998224725|529\.982|ana@gmail|Ana Lima/);
  });

  it.each([502, 503, 504])('asks once more after a %d where that is free, and only there', async (status) => {
    const flaky: Answer = (_, response, attempt) =>
      attempt === 1 ? json(response, status, {}) : json(response, 200, { nome: 'ANA' });
    const free = await vendor(flaky, { deadlineMs: 30_000 });
    await expect(free.client.ask(GET)).resolves.toEqual({ nome: 'ANA' });
    const paid = await vendor(flaky, { deadlineMs: 30_000 });
    expect((await failureOf(paid.client.ask(ONCE))).status).toBe(status);
    expect(paid.calls).toHaveLength(1);
  });

  it('never asks a third time', async () => {
    const { client, calls } = await vendor((_, response) => json(response, 503, {}), { deadlineMs: 30_000 });
    expect(await failureOf(client.ask(GET))).toMatchObject({ kind: 'unavailable', status: 503 });
    expect(calls).toHaveLength(2);
  });

  it.each([429, 502, 503, 504])(
    'waits for a short Retry-After of a %d and gives up at once at a long one',
    async (status) => {
      const limited =
        (wait: string): Answer =>
        (_, response, attempt) =>
          attempt === 1 ? json(response, status, {}, { 'retry-after': wait }) : json(response, 200, { nome: 'ANA' });
      const short = await vendor(limited('0'), { deadlineMs: 30_000 });
      await expect(short.client.ask(GET)).resolves.toEqual({ nome: 'ANA' });
      const long = await vendor(limited('30'), { deadlineMs: 2_000 });
      expect(await failureOf(long.client.ask(GET))).toMatchObject({ reason: 'status', status, retryAfterSeconds: 30 });
      expect(long.calls).toHaveLength(1);
    },
  );

  it('asks once more after a connection that breaks', async () => {
    const { client, calls } = await vendor(
      (request, response, attempt) => (attempt === 1 ? request.socket.destroy() : json(response, 200, { nome: 'ANA' })),
      { deadlineMs: 30_000 },
    );
    await expect(client.ask(GET)).resolves.toEqual({ nome: 'ANA' });
    expect(calls).toHaveLength(2);
  });

  it('says unavailable when nobody listens', async () => {
    const failure = await failureOf(clientFor('http://127.0.0.1:9').ask(GET));
    expect(failure).toMatchObject({ kind: 'unavailable', reason: 'network' });
  });

  it('says unavailable when a reply breaks in the middle', async () => {
    const { client } = await vendor((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"nome":');
      setTimeout(() => request.socket.destroy(), 10);
    });
    expect(await failureOf(client.ask(ONCE))).toMatchObject({ kind: 'unavailable', reason: 'network' });
  });

  it('ends at its deadline when the vendor never answers', async () => {
    const { client } = await vendor(() => undefined, { deadlineMs: 80 });
    expect(await failureOf(client.ask(GET))).toMatchObject({ kind: 'timeout', reason: 'timeout' });
  });

  it('ends at its deadline when the answer drips', async () => {
    const { client } = await vendor(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 10);
        response.on('close', () => clearInterval(drip));
      },
      { deadlineMs: 80 },
    );
    expect(await failureOf(client.ask(GET))).toMatchObject({ kind: 'timeout' });
  });

  it('stops reading a reply that is too large', async () => {
    const { client } = await vendor(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(`"${'x'.repeat(100_000)}"`);
      },
      { maxReplyBytes: 10_000 },
    );
    expect(await failureOf(client.ask(GET))).toMatchObject({ kind: 'bad-answer', reason: 'size' });
  });

  it('refuses a page where JSON was due, and a compressed body that it did not ask for', async () => {
    const page = await vendor((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'));
    expect(await failureOf(page.client.ask(GET))).toMatchObject({ kind: 'bad-answer', reason: 'content-type' });
    const packed = await vendor((_, response) => json(response, 200, { nome: 'ANA' }, { 'content-encoding': 'gzip' }));
    expect(await failureOf(packed.client.ask(GET))).toMatchObject({ reason: 'content-type' });
  });

  it('refuses broken JSON and a body of another shape, without quoting them (ASVS 1.5.2)', async () => {
    const broken = await vendor((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"nome":"JOANA'),
    );
    const other = await vendor((_, response) => json(response, 200, { nome: ['JOANA'] }));
    for (const { client } of [broken, other]) {
      const failure = await failureOf(client.ask(GET));
      expect(failure).toMatchObject({ kind: 'bad-answer', reason: 'body' });
      expect(`${failure.stack} ${(failure.cause as Error).stack}`).not.toContain('JOANA');
    }
  });

  it('does not follow a redirect (ASVS 1.3.6, 15.3.2)', async () => {
    const { client, calls } = await vendor((_, response) => response.writeHead(302, { location: '/x' }).end());
    expect(await failureOf(client.ask(GET))).toMatchObject({ reason: 'status', status: 302 });
    expect(calls).toHaveLength(1);
  });

  it('opens its circuit after failures in a row, spares the vendor, and closes it after a good probe (ASVS 16.5.2)', async () => {
    let healthy = false;
    const pass = stopClock();
    const { client, calls } = await vendor(
      (_, response) => (healthy ? json(response, 200, { nome: 'ANA' }) : json(response, 500, {})),
      { breakAfter: 3, breakMs: 100 },
    );
    for (let i = 0; i < 3; i++) await failureOf(client.ask(GET));
    expect(await failureOf(client.ask(GET))).toMatchObject({ kind: 'unavailable', reason: 'circuit-open' });
    expect(calls).toHaveLength(3);
    healthy = true;
    pass(120);
    await expect(client.ask(GET)).resolves.toEqual({ nome: 'ANA' });
    expect(client.circuitState).toBe('closed');
  });

  it('refuses the others at once while one call probes', async () => {
    let silent = false;
    const pass = stopClock();
    const { client } = await vendor((_, response) => (silent ? undefined : json(response, 500, {})), {
      breakAfter: 1,
      breakMs: 30,
      deadlineMs: 300,
    });
    await failureOf(client.ask(GET));
    silent = true;
    pass(50);
    const ended: string[] = [];
    const probe = failureOf(client.ask(GET)).then(({ reason }) => ended.push(reason));
    ended.push((await failureOf(client.ask(GET))).reason);
    await probe;
    expect(ended).toEqual(['circuit-open', 'timeout']);
  });

  it('keeps its circuit closed when only requests are at fault', async () => {
    const { client } = await vendor((_, response) => json(response, 400, {}), { breakAfter: 2 });
    for (let i = 0; i < 5; i++) expect((await failureOf(client.ask(GET))).status).toBe(400);
    expect(client.circuitState).toBe('closed');
  });

  it('lets a bounded number of calls through, queues a bounded number, and refuses the rest at once (ASVS 15.2.2)', async () => {
    const open: ServerResponse[] = [];
    const { client, calls } = await vendor((_, response) => open.push(response), {
      concurrency: 2,
      queue: 1,
      deadlineMs: 30_000,
    });
    const three = [1, 2, 3].map(() => client.ask(GET));
    expect(await failureOf(client.ask(GET))).toMatchObject({ kind: 'unavailable', reason: 'queue-full' });
    const release = setInterval(() => {
      for (const response of open.splice(0)) json(response, 200, { nome: 'ANA' });
    }, 5);
    await Promise.all(three);
    clearInterval(release);
    expect(calls).toHaveLength(3);
  });

  it('counts the wait in the queue into the deadline', async () => {
    const { client, calls } = await vendor(() => undefined, { concurrency: 1, queue: 10, deadlineMs: 500 });
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const first = failureOf(client.ask(GET));
    await pause(200);
    const others = [2, 3].map(() => failureOf(client.ask(GET)));
    // By this clock they have waited for all of their time but 5 ms when the first one gives up; by the timers there are 200 left.
    now.mockReturnValue(1_495);
    const failures = await Promise.all([first, ...others]);
    expect(failures.map((failure) => failure.reason)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(calls).toHaveLength(1);
  });

  it('says unavailable when the vendor speaks no HTTP', async () => {
    const sockets: Socket[] = [];
    const server = createSocketServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined).end('220 smtp.exemplo.com ESMTP\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = clientFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await failureOf(client.ask(GET))).toMatchObject({ kind: 'unavailable', reason: 'network' });
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});
