import { startApp, type World } from '../harness/start-app.js';
import {
  BRONZE,
  Customer,
  dueNow,
  GOLD,
  type PixPayment,
  pay,
  QUICK_JOBS,
  runOut,
  SILVER,
  until,
} from './billing-world.js';
import { each } from './each.js';
import { promoCode, tallyOf, under } from './promo-world.js';

/** `npm run verify:promo` asks for the whole goal: 1,000 clients in 100 trials. */
const CLIENTS = Number(process.env.VERIFY_PROMO_CLIENTS ?? 200);
const TRIALS = Number(process.env.VERIFY_PROMO_TRIALS ?? 1);
/** Less than the connections: on a busy machine nobody waits for one longer than the product lets him. */
const AT_ONCE = 40;
const TRIAL_MS = 120_000 + CLIENTS * 200;

describe('many who race for the uses of one code', () => {
  let app: World;
  let customers: Customer[];
  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_JOBS, DATABASE_POOL_SIZE: '48' } });
    customers = await each(Array.from({ length: CLIENTS }), () => Customer.registered(app, 'webhook-lost'));
  }, TRIAL_MS);

  const trials = Array.from({ length: TRIALS }, (_, trial) => [trial + 1, trial === 0 ? 3 : 1 + ((trial * 37) % 90)]);

  it.each(trials)(
    'get exactly what it has, in trial %i with %i uses, and again what runs out (ASVS 2.3.4)',
    async (_, maxUses) => {
      const code = await promoCode(app, { maxUses, maxUsesPerAccount: 1 });
      const wanted = under(code, 10);
      const won = await race(customers, wanted);
      expect(won).toHaveLength(maxUses);
      expect(await tallyOf(app, code)).toMatchObject({ uses: maxUses, reservado: maxUses });

      const [losers, payers] = [won.filter((_, n) => n % 2 === 0), won.filter((_, n) => n % 2 === 1)];
      await each(losers, ({ payment }) => runOut(app, payment.id));
      await each(payers, async ({ payment }) => {
        await pay(app, payment.id);
        await dueNow(app, payment.id);
      });
      const after = { consumido: payers.length, liberado: losers.length, reservado: 0, uses: payers.length };
      await until(async () => (await tallyOf(app, code)).reservado === 0);
      expect(await tallyOf(app, code)).toMatchObject(after);

      const others = customers.filter((customer) => !won.some((winner) => winner.customer === customer));
      expect(await race(others, wanted)).toHaveLength(losers.length);
      expect(await tallyOf(app, code)).toMatchObject({ uses: maxUses, reservado: losers.length, excedente: 0 });
    },
    TRIAL_MS,
  );

  it('are held, each alone, to the uses of an account, over all plans and tabs (ASVS 2.3.2)', async () => {
    const code = await promoCode(app, { maxUsesPerAccount: 1, percent: 100 });
    const [customer] = customers as [Customer];
    const requests = Array.from({ length: 30 }, (_, n) => under(code, 100, [BRONZE, SILVER, GOLD][n % 3]));
    const answers = await Promise.all(requests.map((request) => customer.createPix(request)));
    const given = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.payment.id));
    expect(given.size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await tallyOf(app, code)).toMatchObject({ uses: 1, consumido: 1 });
  });

  /** Who got a charge under the code; everybody else was told that it is exhausted. */
  async function race(runners: readonly Customer[], wanted: object): Promise<Winner[]> {
    const results = await each(
      runners,
      async (customer) => ({ customer, answer: await customer.createPix(wanted) }),
      AT_ONCE,
    );
    const refused = results.filter(({ answer }) => answer.status !== 201);
    for (const { answer } of refused) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'PROMO_CODE_EXHAUSTED' } });
    }
    return results
      .filter(({ answer }) => answer.status === 201)
      .map(({ customer, answer }) => ({ customer, payment: answer.body.payment }));
  }
});

interface Winner {
  customer: Customer;
  payment: PixPayment;
}
