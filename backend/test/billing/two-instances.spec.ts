import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import {
  bookStatus,
  Customer,
  chargeOf,
  deliver,
  dueNow,
  ledgerOf,
  pay,
  QUICK_JOBS,
  runOut,
  until,
} from './billing-world.js';

describe('two instances on one database', () => {
  let one: RunningApp;
  let two: RunningApp;
  beforeAll(async () => {
    one = await startApp({ env: { ...QUICK_JOBS, ...SIGNALS_ALONE } });
    two = await startApp({ env: { ...QUICK_JOBS, ...SIGNALS_ALONE }, beside: one });
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
  });

  async function loggedIn(): Promise<{ customer: Customer; token: string }> {
    const customer = await Customer.registered(one, 'webhook-lost');
    const { id } = await customer.pix();
    await pay(one, id);
    await customer.http.post(`/api/payments/${id}/check`);
    const credentials = { email: customer.email, password: 'Garoa-2026', captchaToken: 'ok' };
    const { body } = await one.http.post<{ token: string }>('/api/auth/login', credentials);
    return { customer, token: body.token };
  }

  it('see a change of plan at once, whichever of them made it', async () => {
    const { customer, token } = await loggedIn();
    const daysAtTwo = async () => {
      const { body } = await two.http
        .as(token)
        .get<{ subscription: { daysRemaining: number } }>('/api/user/subscription');
      return body.subscription.daysRemaining;
    };
    expect(await daysAtTwo()).toBe(7);
    const { id } = await customer.pix();
    await pay(one, id);
    await customer.http.post(`/api/payments/${id}/check`);
    await until(async () => (await daysAtTwo()) === 14);
  });

  it('make one charge of what two tabs ask of both, and give one plan for fifty notifications to both', async () => {
    const customer = await Customer.registered(one, 'webhook-lost');
    const { body } = await one.http.post<{ tempToken: string }>('/api/auth/login', {
      email: customer.email,
      password: 'Garoa-2026',
      captchaToken: 'ok',
    });
    const there = customer.at(two, body.tempToken);
    const payments = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? customer : there).pix()));
    const [id = ''] = new Set(payments.map((payment) => payment.id));
    expect(payments.map((payment) => payment.id)).toEqual(Array(10).fill(id));
    await pay(one, id);
    const dataId = String((await chargeOf(one, id)).id);
    const notified = Array.from({ length: 50 }, (_, n) => deliver(n % 2 ? one : two, { dataId, eventId: n % 10 }));
    await Promise.all(notified);
    await until(async () => (await bookStatus(one, id)) === 'aprovado');
    expect(await ledgerOf(one, id)).toEqual(['criado', 'aguardando', 'aprovado']);
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('look after what is due together, each payment once', async () => {
    const customers = await Promise.all(Array.from({ length: 20 }, () => Customer.registered(one, 'webhook-lost')));
    const ids = await Promise.all(customers.map(async (customer) => (await customer.pix()).id));
    await Promise.all(ids.map((id) => runOut(one, id)));
    for (const id of ids) await until(async () => (await chargeOf(one, id)).status === 'cancelled');
    for (const id of ids) expect(await ledgerOf(one, id)).toEqual(['criado', 'aguardando', 'expirado']);
  });

  it('look once at a paid charge, however slow the gateway is, and lose no look to one that is out', async () => {
    const customer = await Customer.registered(one, 'webhook-lost');
    const { id } = await customer.pix();
    await pay(one, id);
    await customer.http.post(`/api/payments/${id}/check`);
    const look = `GET /mercado-pago/v1/payments/${(await chargeOf(one, id)).id}`;
    const looks = async () => {
      const { body } = await one.sandbox.get<{ calls: Call[] }>('/traffic?vendor=mercado-pago');
      return body.calls.find(({ method, path }) => `${method} ${path}` === look)?.count ?? 0;
    };
    const comesIn = (minutes: number) => until(async () => (await careOf(id)).minutes === minutes);
    expect(await careOf(id)).toEqual({ checks: 0, minutes: 60 });
    await one.sandbox.post('/faults/mercado-pago', { kind: 'server-error' });
    await dueNow(one, id);
    await comesIn(10);
    await one.sandbox.delete('/faults');
    expect(await careOf(id)).toEqual({ checks: 0, minutes: 10 });

    const before = await looks();
    // Two looks that follow each other in the lease of an open charge would overlap.
    await one.sandbox.post('/latency/mercado-pago', { ms: 3_300 });
    await dueNow(one, id);
    await comesIn(24 * 60);
    await one.sandbox.post('/latency/mercado-pago', { ms: 0 });
    expect([await careOf(id), await looks()]).toEqual([{ checks: 1, minutes: 24 * 60 }, before + 1]);
  }, 150_000);

  async function careOf(id: string): Promise<{ checks: number; minutes: number }> {
    const { rows } = await one.sql.query<{ checks: number; minutes: number }>(
      'SELECT checks, round(extract(epoch FROM next_check_at - now()) / 60)::int AS minutes FROM payments WHERE id = $1',
      [id],
    );
    return rows[0] ?? { checks: -1, minutes: -1 };
  }
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly count: number;
}
