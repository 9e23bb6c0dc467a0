import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { Customer, pay, QUICK_JOBS, until } from './billing-world.js';

interface Told {
  id: string;
  status: string;
}

/** A reader of one payment's events over a real connection. */
class Reader {
  private text = '';
  ended = false;

  private constructor(
    private readonly call: ClientRequest,
    readonly response: IncomingMessage,
  ) {
    response.setEncoding('utf8');
    response.on('data', (piece: string) => (this.text += piece));
    response.on('close', () => (this.ended = true));
    response.on('error', () => undefined);
  }

  static async of(app: RunningApp, id: string, headers: Record<string, string>): Promise<Reader> {
    const call = request(`${app.url}/api/payments/${id}/events`, {
      headers: { ...headers, 'accept-encoding': 'br, gzip' },
    });
    call.on('error', () => undefined);
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return new Reader(call, response);
  }

  told(): Told[] {
    return [...this.text.matchAll(/^id: (\S+)\nevent: payment\ndata: (.*)$/gm)].map(([, id = '', data = '']) => ({
      id,
      status: JSON.parse(data).status,
    }));
  }

  hears(status: string): Promise<unknown> {
    return until(async () => this.told().some((event) => event.status === status));
  }

  leave(): void {
    this.call.destroy();
  }
}

describe("a payment's events", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ env: QUICK_JOBS });
  }, 60_000);
  afterAll(() => app.stop(), 30_000);

  async function payer(): Promise<{ customer: Customer; id: string; auth: Record<string, string> }> {
    const customer = await Customer.registered(app);
    const login = { email: customer.email, password: 'Garoa-2026', captchaToken: 'ok' };
    const { body } = await app.http.post('/api/auth/login', login);
    const { id } = await customer.pix();
    return { customer, id, auth: { authorization: `Bearer ${body.tempToken}` } };
  }

  it('begin with how it stands and tell its approval, in order and once, uncompressed', async () => {
    const { id, auth } = await payer();
    const reader = await Reader.of(app, id, auth);
    expect(reader.response.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' });
    expect(reader.response.headers['content-encoding']).toBeUndefined();
    await reader.hears('pending');
    await pay(app, id, { notification: 'double' });
    await reader.hears('approved');
    expect(reader.told()).toEqual([
      { id: 'aguardando', status: 'pending' },
      { id: 'aprovado', status: 'approved' },
    ]);
    reader.leave();
  });

  it('reach a reader at another instance', async () => {
    const { id, auth } = await payer();
    const other = await startApp({ env: QUICK_JOBS, beside: app });
    const reader = await Reader.of(other, id, auth);
    await reader.hears('pending');
    await pay(app, id);
    await reader.hears('approved');
    reader.leave();
    await other.stop();
  }, 60_000);

  it('resume after the last one seen, with nothing lost and nothing twice', async () => {
    const { id, auth } = await payer();
    const first = await Reader.of(app, id, auth);
    await first.hears('pending');
    first.leave();
    const idle = await Reader.of(app, id, { ...auth, 'last-event-id': 'aguardando' });
    await pay(app, id);
    await idle.hears('approved');
    expect(idle.told()).toEqual([{ id: 'aprovado', status: 'approved' }]);
    const late = await Reader.of(app, id, { ...auth, 'last-event-id': 'aguardando' });
    await late.hears('approved');
    for (const reader of [idle, late]) reader.leave();
  });

  it("are the owner's alone, and need a token in the header", async () => {
    const { id, auth } = await payer();
    const stranger = await payer();
    const path = `/api/payments/${id}/events`;
    expect((await app.http.get(path)).status).toBe(401);
    const token = auth.authorization?.replace('Bearer ', '');
    expect((await app.http.get(`${path}?token=${token}&access_token=${token}`)).status).toBe(401);
    expect((await app.http.with(stranger.auth).get(path)).status).toBe(404);
  });

  it('are told no more to somebody who was blocked', async () => {
    const { customer, id, auth } = await payer();
    const reader = await Reader.of(app, id, auth);
    await reader.hears('pending');
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [customer.id]);
    await app.sql.query("SELECT pg_notify('account_changed', $1)", [customer.id]);
    await pay(app, id);
    await until(async () => reader.ended);
    expect(reader.told().map(({ status }) => status)).toEqual(['pending']);
  });

  it('are open eight times for one account at most: one more ends the oldest', async () => {
    const { id, auth } = await payer();
    const readers: Reader[] = [];
    for (let n = 0; n < 9; n++) readers.push(await Reader.of(app, id, auth));
    await until(async () => readers[0]?.ended);
    expect(readers.slice(1).map(({ ended }) => ended)).toEqual(Array(8).fill(false));
    for (const reader of readers) reader.leave();
  });

  it('end in order when the product is asked to end', async () => {
    const { id, auth } = await payer();
    const reader = await Reader.of(app, id, auth);
    await reader.hears('pending');
    await app.kill('SIGTERM');
    await until(async () => reader.ended);
    expect(reader.response.complete).toBe(true);
    await app.restart();
  }, 60_000);
});
