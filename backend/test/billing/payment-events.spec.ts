import { EventReader } from '../harness/event-reader.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { Customer, pay, QUICK_JOBS, until } from './billing-world.js';

interface Told {
  id: string | null;
  status: string;
}

const readerOf = (app: RunningApp, id: string, headers: Record<string, string>) =>
  EventReader.of(app, `/api/payments/${id}/events`, headers);

const told = (reader: EventReader): Told[] => reader.told().map(({ id, data }) => ({ id, status: data.status }));

const hears = (reader: EventReader, status: string) => reader.hears(({ data }) => data.status === status);

describe("a payment's events", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ env: QUICK_JOBS });
  });
  afterAll(() => app.stop());

  async function payer(): Promise<{ customer: Customer; id: string; auth: Record<string, string> }> {
    const customer = await Customer.registered(app);
    const login = { email: customer.email, password: 'Garoa-2026', captchaToken: 'ok' };
    const { body } = await app.http.post('/api/auth/login', login);
    const { id } = await customer.pix();
    return { customer, id, auth: { authorization: `Bearer ${body.tempToken}` } };
  }

  it('begin with how it stands and tell its approval, in order and once, uncompressed', async () => {
    const { id, auth } = await payer();
    const reader = await readerOf(app, id, auth);
    expect(reader.response.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' });
    expect(reader.response.headers['content-encoding']).toBeUndefined();
    await hears(reader, 'pending');
    await pay(app, id, { notification: 'double' });
    await hears(reader, 'approved');
    expect(told(reader)).toEqual([
      { id: 'aguardando', status: 'pending' },
      { id: 'aprovado', status: 'approved' },
    ]);
    reader.leave();
  });

  it('reach a reader at another instance', async () => {
    const { id, auth } = await payer();
    const other = await startApp({ env: QUICK_JOBS, beside: app });
    const reader = await readerOf(other, id, auth);
    await hears(reader, 'pending');
    await pay(app, id);
    await hears(reader, 'approved');
    reader.leave();
    await other.stop();
  });

  it('resume after the last one seen, with nothing lost and nothing twice', async () => {
    const { id, auth } = await payer();
    const first = await readerOf(app, id, auth);
    await hears(first, 'pending');
    first.leave();
    const idle = await readerOf(app, id, { ...auth, 'last-event-id': 'aguardando' });
    await pay(app, id);
    await hears(idle, 'approved');
    expect(told(idle)).toEqual([{ id: 'aprovado', status: 'approved' }]);
    const late = await readerOf(app, id, { ...auth, 'last-event-id': 'aguardando' });
    await hears(late, 'approved');
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
    const reader = await readerOf(app, id, auth);
    await hears(reader, 'pending');
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [customer.id]);
    await app.sql.query("SELECT pg_notify('account_changed', $1)", [customer.id]);
    await pay(app, id);
    await until(async () => reader.ended);
    expect(told(reader).map(({ status }) => status)).toEqual(['pending']);
  });

  it('are open eight times for one account at most: one more ends the oldest', async () => {
    const { id, auth } = await payer();
    const readers: EventReader[] = [];
    for (let n = 0; n < 9; n++) readers.push(await readerOf(app, id, auth));
    await until(async () => readers[0]?.ended);
    expect(readers.slice(1).map(({ ended }) => ended)).toEqual(Array(8).fill(false));
    for (const reader of readers) reader.leave();
  });

  it('are not kept open for who asks for the head alone', async () => {
    const { id, auth } = await payer();
    const { status, headers } = await app.http.with(auth).raw('HEAD', `/api/payments/${id}/events`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  it('end in order when the product is asked to end', async () => {
    const { id, auth } = await payer();
    const reader = await readerOf(app, id, auth);
    await hears(reader, 'pending');
    await app.halt();
    await until(async () => reader.ended);
    expect(reader.response.complete).toBe(true);
  });
});
