import { startApp, type World } from '../harness/start-app.js';
import { BRONZE, Customer, GOLD, QUICK_JOBS, SILVER, until } from './billing-world.js';

interface Current {
  planId: string;
  expiresAt: string;
  daysRemaining: number;
  status: string;
}

interface Renewal {
  current: Current | null;
  plans: Array<{ planId: string; expiresAt: string }>;
}

describe('the end that each plan would give', () => {
  let app: World;
  beforeAll(async () => {
    app = await startApp({ env: QUICK_JOBS });
  });

  const renewal = async ({ http }: Customer) => (await http.get<Renewal>('/api/payments/renewal')).body;
  const endWith = ({ plans }: Renewal, planId: string) => plans.find((plan) => plan.planId === planId)?.expiresAt ?? '';
  const daysTo = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 8_640_000) / 10;

  it('is told to who has none, to be counted from now', async () => {
    const { current, plans } = await renewal(await Customer.registered(app));
    expect(current).toBeNull();
    expect(plans.map(({ planId, expiresAt }) => [planId, daysTo(expiresAt)])).toEqual([
      ['bronze', 7],
      ['silver', 15],
      ['gold', 30],
    ]);
  });

  it.each([
    ['the same plan', SILVER],
    ['a larger plan', GOLD],
    ['a smaller plan', BRONZE],
  ])('is to the moment what paying for %s then gives', async (_, next) => {
    const customer = await Customer.registered(app);
    await customer.buys(SILVER);
    const before = await renewal(customer);
    expect(before.current).toMatchObject({ planId: 'silver', status: 'active', daysRemaining: 15 });
    await customer.buys(next);
    const after = await until(async () => {
      const read = await renewal(customer);
      return read.current?.expiresAt !== before.current?.expiresAt && read.current;
    });
    expect(after).toMatchObject({ planId: next.planId, expiresAt: endWith(before, next.planId) });
  });

  it('begins now again once the plan is over', async () => {
    const customer = await Customer.registered(app);
    await customer.buys(BRONZE);
    await app.sql.query(
      "UPDATE subscriptions SET starts_at = now() - interval '9 days', expires_at = now() - interval '2 days' WHERE account_id = $1",
      [customer.id],
    );
    await app.sql.query("SELECT pg_notify('subscription_changed', $1)", [customer.id]);
    const read = await until(async () => {
      const now = await renewal(customer);
      return now.current?.status === 'expired' ? now : null;
    });
    expect(read.current).toMatchObject({ planId: 'bronze', daysRemaining: 0 });
    expect(daysTo(endWith(read, 'silver'))).toBe(15);
  });
});
