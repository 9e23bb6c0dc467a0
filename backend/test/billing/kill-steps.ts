import { randomUUID } from 'node:crypto';
import type { HttpClient } from '../harness/http-client.js';
import type { RunningApp } from '../harness/start-app.js';
import {
  BRONZE,
  bookStatus,
  Customer,
  chargeOf,
  chargesOf,
  ledgerOf,
  moneyOf,
  openedBy,
  pay,
  runOut,
} from './billing-world.js';
import { begin, killAt, killAtRow } from './kill-at.js';
import { promoCode, tallyOf, under } from './promo-world.js';

export interface KillWorld {
  readonly app: RunningApp;
  readonly admin: HttpClient;
}

/** What must come true by itself once the product runs again. */
export interface Aftermath {
  healed(): Promise<boolean>;
  /** What the books and the gateway say then, and what they should. */
  seen(): Promise<unknown>;
  readonly expected: unknown;
}

/** A numbered place in the life of a payment at which the product is killed. */
export interface KillStep {
  readonly name: string;
  happen(world: KillWorld): Promise<Aftermath>;
}

const PAYMENT_ROW = 'SELECT 1 FROM payments WHERE id = $1 FOR UPDATE';
/** PostgreSQL shows the first 1,024 characters of a statement alone, and this one names its table after them. */
const SETTLING = '"Payment_id"';

export const KILL_STEPS: readonly KillStep[] = [
  { name: '1 payment and reservation written, not committed', happen: notOpened },
  { name: '2 charge made, not written down', happen: chargeUnwritten },
  { name: '3 charge written down, page not answered', happen: pageUnanswered },
  { name: '4 notification received, not stored', happen: notificationUnstored },
  { name: '5 truth heard, books not written', happen: truthUnwritten },
  { name: '6 ledger written, plan not given', happen: planUngiven },
  { name: '7 plan given, notification not ticked off', happen: notificationUnticked },
  { name: '8 charge closed after expiry, use not returned', happen: useUnreturned },
  { name: '9 money given back, books not written', happen: refundUnwritten },
  { name: '10 refund in the books, not ticked off', happen: refundUnticked },
];

async function notOpened({ app }: KillWorld): Promise<Aftermath> {
  const code = await promoCode(app, { maxUses: 1 });
  const customer = await unheard(app);
  await killAt(app, 'INSERT INTO payment_ledger', async (hold) => {
    await hold('LOCK TABLE payment_ledger IN EXCLUSIVE MODE');
    begin(customer.createPix(under(code, 10)));
  });
  let again = '';
  return {
    healed: async () => {
      const { body } = await customer.createPix(under(code, 10));
      again = body.payment.id;
      return true;
    },
    seen: async () => ({ charges: (await chargesOf(app, again)).length, uses: (await tallyOf(app, code)).uses }),
    expected: { charges: 1, uses: 1 },
  };
}

async function chargeUnwritten({ app }: KillWorld): Promise<Aftermath> {
  const customer = await unheard(app);
  let id = '';
  await killAtRow(app, 'INSERT ON payment_ledger', "NEW.kind = 'aguardando'", async () => {
    begin(customer.createPix());
    id = await openedBy(customer);
  });
  return {
    healed: async () => (await bookStatus(app, id)) === 'aguardando',
    seen: async () => ({ charges: (await chargesOf(app, id)).length, same: (await customer.pix()).id === id }),
    expected: { charges: 1, same: true },
  };
}

async function pageUnanswered({ app }: KillWorld): Promise<Aftermath> {
  const customer = await unheard(app);
  let id = '';
  await killAtRow(app, 'UPDATE ON payment_requests', 'true', async () => {
    begin(customer.createPix(BRONZE, { 'idempotency-key': randomUUID() }));
    id = await openedBy(customer);
  });
  const pending = async () =>
    (await customer.http.get<{ payment: { id: string } | null }>('/api/payments/pending')).body.payment?.id;
  return {
    healed: async () => (await pending()) === id,
    seen: async () => ({ charges: (await chargesOf(app, id)).length, same: (await customer.pix()).id === id }),
    expected: { charges: 1, same: true },
  };
}

async function notificationUnstored({ app }: KillWorld): Promise<Aftermath> {
  const { customer, id } = await charged(app);
  await killAt(app, 'INSERT INTO webhook_inbox', async (hold) => {
    await hold('LOCK TABLE webhook_inbox IN EXCLUSIVE MODE');
    begin(pay(app, id));
  });
  return paidOnce(app, customer, id);
}

async function truthUnwritten({ app }: KillWorld): Promise<Aftermath> {
  const { customer, id } = await charged(app);
  await killAt(app, SETTLING, async (hold) => {
    await hold(PAYMENT_ROW, [id]);
    begin(pay(app, id));
  });
  return paidOnce(app, customer, id);
}

async function planUngiven({ app }: KillWorld): Promise<Aftermath> {
  const { customer, id } = await charged(app);
  await killAt(app, 'INSERT INTO subscription_grants', async (hold) => {
    await hold('LOCK TABLE subscription_grants IN EXCLUSIVE MODE');
    begin(pay(app, id));
  });
  const kinds = await ledgerOf(app, id);
  if (kinds.includes('aprovado')) throw new Error('the ledger was written without its plan');
  return paidOnce(app, customer, id);
}

async function notificationUnticked({ app }: KillWorld): Promise<Aftermath> {
  const { customer, id } = await charged(app);
  const { id: chargeId } = await chargeOf(app, id);
  const processed = `NEW.subject_id = '${chargeId}' AND NEW.processed_at IS NOT NULL`;
  await killAtRow(app, 'UPDATE ON webhook_inbox', processed, async () => begin(pay(app, id)));
  return paidOnce(app, customer, id);
}

async function useUnreturned({ app }: KillWorld): Promise<Aftermath> {
  const code = await promoCode(app, { maxUses: 1 });
  const customer = await unheard(app);
  const { id } = await customer.pix(under(code, 10));
  await killAt(app, 'SET uses = uses - 1', async (hold) => {
    await hold('SELECT 1 FROM promotional_codes WHERE code = $1 FOR NO KEY UPDATE', [code]);
    begin(runOut(app, id));
  });
  return {
    healed: async () => (await tallyOf(app, code)).liberado === 1,
    seen: async () => ({ ...(await tallyOf(app, code)), charge: (await chargeOf(app, id)).status }),
    expected: { uses: 0, reservado: 0, consumido: 0, liberado: 1, excedente: 0, charge: 'cancelled' },
  };
}

async function refundUnwritten(world: KillWorld): Promise<Aftermath> {
  const { app } = world;
  const { customer, id } = await boughtBy(app);
  const returned = `NEW.payment_id = '${id}' AND NEW.kind = 'estornado'`;
  await killAtRow(app, 'INSERT ON payment_ledger', returned, async () => begin(refund(world, id)));
  return givenBackOnce(app, customer, id);
}

async function refundUnticked(world: KillWorld): Promise<Aftermath> {
  const { app } = world;
  const { customer, id } = await boughtBy(app);
  const ended = `NEW.payment_id = '${id}' AND NEW.ended_at IS NOT NULL`;
  await killAtRow(app, 'UPDATE ON charge_refunds', ended, async () => begin(refund(world, id)));
  return givenBackOnce(app, customer, id);
}

function paidOnce(app: RunningApp, customer: Customer, id: string): Aftermath {
  return {
    healed: async () => (await bookStatus(app, id)) === 'aprovado',
    seen: async () => ({
      ledger: await ledgerOf(app, id),
      days: await customer.grantedDays(),
      money: await moneyOf(app, id),
    }),
    expected: { ledger: ['criado', 'aguardando', 'aprovado'], days: [7], money: 1500 },
  };
}

function givenBackOnce(app: RunningApp, customer: Customer, id: string): Aftermath {
  const ended = "SELECT 1 FROM charge_refunds WHERE payment_id = $1 AND outcome = 'devolvido'";
  return {
    healed: async () => (await app.sql.query(ended, [id])).rowCount === 1,
    seen: async () => ({
      status: await bookStatus(app, id),
      charge: (await chargeOf(app, id)).status,
      money: await moneyOf(app, id),
      plan: ((await customer.daysLeft()) ?? 0) > 0,
    }),
    expected: { status: 'estornado', charge: 'refunded', money: 0, plan: false },
  };
}

function unheard(app: RunningApp): Promise<Customer> {
  return Customer.registered(app, 'webhook-lost');
}

/** A charge that waits for its money; of what happens to it the gateway will tell. */
async function charged(app: RunningApp): Promise<{ customer: Customer; id: string }> {
  const customer = await Customer.registered(app);
  return { customer, id: (await customer.pix()).id };
}

async function boughtBy(app: RunningApp): Promise<{ customer: Customer; id: string }> {
  const customer = await Customer.registered(app);
  return { customer, id: await customer.buys() };
}

function refund({ admin }: KillWorld, id: string): Promise<unknown> {
  return admin.post(`/api/admin/payments/${id}/refund`, { reason: 'outro' });
}
