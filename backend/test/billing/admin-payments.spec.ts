import { randomUUID } from 'node:crypto';
import { dayInBrazil } from '../../src/kernel/brazilian-day.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { BRONZE, bookStatus, Customer, chargeOf, GOLD, QUICK_JOBS, SILVER, until } from './billing-world.js';
import { promoCode, under } from './promo-world.js';

interface Item {
  id: string;
  status: string;
  amount: number;
  email: string | null;
}

interface List {
  data: Item[];
  nextCursor: string | null;
  total: number;
  code: string;
}

interface Opened {
  data: {
    events: Array<{ kind: string; amount: number; at: string }>;
    notifications: Array<{ id: string; chargeId: string }>;
    refunds: Array<{ outcome: string; byAdmin: boolean; reason: string }>;
    access: { before: object | null; after: { expiresAt: string }; withoutIt: { planId: string } | null } | null;
    refund: { possible: boolean; rightUntil: string | null };
  };
}

const PATH = '/api/admin/payments';
const DAY_MS = 86_400_000;

describe('the payments, as administrators look through them', () => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_JOBS, ...ADMIN } });
    admin = await adminOf(app);
  });
  afterAll(() => app.stop());

  const search = async (texto: string, more: object = {}) =>
    (await admin.post<List>(`${PATH}/search`, { texto, ...more })).body;
  const open = async (id: string) => (await admin.get<Opened>(`${PATH}/${id}`)).body.data;
  const ids = ({ data }: List) => data.map(({ id }) => id);

  /** What each tells of, as the gateway words it. */
  async function actionsOf(notifications: ReadonlyArray<{ id: string }>): Promise<string[]> {
    const { rows } = await app.sql.query<{ action: string }>(
      "SELECT convert_from(body, 'UTF8')::json ->> 'action' AS action FROM webhook_inbox WHERE id = ANY ($1)",
      [notifications.map(({ id }) => id)],
    );
    return rows.map(({ action }) => action);
  }

  it('are found by the whole address, which comes back masked and stands in no address of ours', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    const found = await search(` ${customer.email.toUpperCase()} `);
    expect(found).toMatchObject({ data: [{ id, status: 'approved', amount: 15, userId: customer.id }], total: 1 });
    expect(found.data[0]?.email).toBe(`${customer.email.slice(0, 2)}***@gmail.com`);
    expect(await search(customer.email.slice(0, 12).concat('@gmail.com'))).toMatchObject({ data: [], total: 0 });
    expect((await admin.get(`${PATH}?texto=${encodeURIComponent(customer.email)}`)).status).toBe(400);
  });

  it('are found by their own number, the account’s, the charge’s and the promotional code', async () => {
    const code = await promoCode(app);
    const customer = await Customer.registered(app);
    const { id } = await customer.pix(under(code, 10));
    const { id: chargeId } = await chargeOf(app, id);
    for (const text of [id, customer.id, String(chargeId), code.toLowerCase()])
      expect(ids(await search(text))).toEqual([id]);
    for (const text of [randomUUID(), '99999999999', '%%']) expect(ids(await search(text))).toEqual([]);
  });

  it('are narrowed by status, plan and day, an open one whose time is over being expired', async () => {
    const customer = await Customer.registered(app);
    const [bronze, silver, gold] = [
      await customer.buys(),
      (await customer.pix(SILVER)).id,
      (await customer.pix(GOLD)).id,
    ];
    await app.sql.query(
      "UPDATE payments SET expires_at = now() - interval '1 second', next_check_at = NULL WHERE id = $1",
      [gold],
    );
    const mine = async (more: object) => ids(await search(customer.id, more));
    expect(await mine({ status: 'approved' })).toEqual([bronze]);
    expect(await mine({ status: 'pending' })).toEqual([silver]);
    expect(await mine({ status: 'expired' })).toEqual([gold]);
    expect(await mine({ plan: 'silver' })).toEqual([silver]);
    await app.sql.query("UPDATE payments SET created_at = '2026-03-01T02:59:59Z' WHERE id = $1", [silver]);
    await app.sql.query("UPDATE payments SET created_at = '2026-03-01T03:00:00Z' WHERE id = $1", [gold]);
    expect(await mine({ from: '2026-03-01', to: '2026-03-01' })).toEqual([gold]);
    expect(await mine({ to: '2026-02-28' })).toEqual([silver]);
  });

  it('are those that a day’s takings are of, whenever they were begun and whatever became of them', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    const unpaid = (await customer.pix(SILVER)).id;
    const free = (await customer.pix(under(await promoCode(app, { percent: 100 }), 100, GOLD))).id;
    await app.sql.query(`UPDATE payments SET created_at = created_at - interval '2 days' WHERE account_id = $1`, [
      customer.id,
    ]);
    const today = dayInBrazil(new Date());
    const mine = async (more: object) => ids(await search(customer.id, more)).toSorted();
    const all = [id, unpaid, free].toSorted();
    expect(await mine({ dates: 'received', from: today, to: today })).toEqual([id]);
    expect(await mine({ dates: 'received' })).toEqual([id]);
    expect(await mine({ dates: 'received', to: dayInBrazil(new Date(Date.now() - 2 * DAY_MS)) })).toEqual([]);
    expect(await mine({ to: dayInBrazil(new Date(Date.now() - DAY_MS)) })).toEqual(all);
    expect(await admin.get<List>(`${PATH}?dates=paid`)).toMatchObject({ status: 400 });
  });

  it.each([
    ['newest', [35, 25, 15]],
    ['oldest', [15, 25, 35]],
    ['highest', [35, 25, 15]],
    ['lowest', [15, 25, 35]],
  ])('come by %s, a key at a time, and do not move while others are opened', async (sort, amounts) => {
    const customer = await Customer.registered(app);
    for (const plan of [BRONZE, SILVER, GOLD]) await customer.pix(plan);
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null && seen.length <= amounts.length; ) {
      const page: List = await search(customer.id, { sort, limit: 1, ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ amount }) => amount));
      cursor = page.nextCursor;
      await (await Customer.registered(app)).pix(SILVER);
    }
    expect(seen).toEqual(amounts);
  });

  it('are opened with all that happened to them', async () => {
    const customer = await Customer.registered(app);
    await customer.buys(SILVER);
    const id = await customer.buys();
    const chargeId = String((await chargeOf(app, id)).id);
    const file = await until(async () => {
      const read = await open(id);
      return (await actionsOf(read.notifications)).includes('payment.updated') ? read : null;
    });
    expect(file).toMatchObject({
      id,
      chargeId,
      provider: 'mercado-pago',
      amount: 15,
      originalAmount: 15,
      status: 'approved',
    });
    expect(file.events.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['criado', 0],
      ['aguardando', 0],
      ['aprovado', 15],
    ]);
    // The gateway tells of the new charge too, a moment later than it may take to be paid.
    const actions = await actionsOf(file.notifications);
    expect(actions.filter((action) => action !== 'payment.created')).toEqual(['payment.updated']);
    expect(actions).toHaveLength(new Set(actions).size);
    for (const notification of file.notifications) expect(notification).toMatchObject({ chargeId });
    expect(file.access).toMatchObject({
      before: { planId: 'silver' },
      after: { planId: 'bronze' },
      withoutIt: { planId: 'silver' },
    });
    expect(file.refund.possible).toBe(true);
    const left = Date.parse(file.refund.rightUntil ?? '') - Date.now();
    expect(Math.ceil(left / 86_400_000)).toBe(8);
  });

  it('tell, once refunded, when and by whom, and cannot be refunded again', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    expect((await open(id)).access).toMatchObject({ before: null, withoutIt: null });
    expect((await admin.post(`${PATH}/${id}/refund`, { reason: 'arrependimento' })).status).toBe(200);
    await until(async () => (await bookStatus(app, id)) === 'estornado');
    const file = await until(async () => {
      const read = await open(id);
      return read.refunds[0]?.outcome === 'refunded' ? read : null;
    });
    expect(file).toMatchObject({
      status: 'refunded',
      refunds: [{ byAdmin: true, reason: 'arrependimento' }],
      refund: { possible: false },
    });
    expect(file.events.at(-1)).toMatchObject({ kind: 'estornado', amount: -15 });
    expect(await customer.daysLeft()).toBeLessThanOrEqual(0);
  });

  it('that were given are opened without a right to money back', async () => {
    const { id } = await (await Customer.registered(app)).pix(under(await promoCode(app, { percent: 100 }), 100));
    expect((await open(id)).refund).toEqual({ possible: false, rightUntil: null });
  });

  it('go into a spreadsheet without any address, and on the record', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys(SILVER);
    await app.sql.query('UPDATE payments SET promo_code = $2 WHERE id = $1', [id, '=CMD()']);
    const { status, body, headers } = await admin.post<string>(`${PATH}/export`, { texto: customer.email });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/filename="pagamentos-\d{4}-\d\d-\d\d\.csv"/);
    const [head, row, ...rest] = String(body).split('\r\n');
    expect(head).toMatch(/Pagamento;Criado em \(UTC\);/);
    expect(row?.split(';')).toEqual([
      id,
      expect.any(String),
      expect.any(String),
      '',
      'Aprovado',
      'Prata',
      '25,00',
      '0,00',
      '',
      '',
      "'=CMD()",
      'mercado-pago',
      customer.id,
    ]);
    expect(rest).toEqual(['']);
    expect(body).not.toContain('@');
    const { rows } = await app.sql.query("SELECT target, after FROM admin_actions WHERE action = 'export-payments'");
    expect(rows).toEqual([{ target: 'payments:all', after: { texto: true, rows: 1 } }]);
  });

  it('go into a spreadsheet with each filter on the record', async () => {
    const filters = { status: 'approved', plan: 'gold', withdrawal: 'waiting', from: '2026-03-01', to: '2026-03-02' };
    expect((await admin.post(`${PATH}/export`, { ...filters, sort: 'oldest' })).status).toBe(200);
    const { rows } = await app.sql.query(
      "SELECT after FROM admin_actions WHERE action = 'export-payments' ORDER BY at DESC LIMIT 1",
    );
    expect(rows).toEqual([{ after: { ...filters, sort: 'oldest', rows: 0 } }]);
  });

  it('go into a spreadsheet with what came back of them, and when', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    expect((await admin.post(`${PATH}/${id}/refund`, { reason: 'arrependimento' })).status).toBe(200);
    await until(async () => (await bookStatus(app, id)) === 'estornado');
    const back = (await open(id)).events.at(-1);
    const { body } = await admin.post<string>(`${PATH}/export`, { texto: id });
    const [head = [], row] = String(body)
      .split('\r\n')
      .map((line) => line.split(';'));
    const at = head.indexOf('Devolvido (R$)');
    expect(head.slice(at, at + 2)).toEqual(['Devolvido (R$)', 'Devolvido em (UTC)']);
    expect(row?.slice(at, at + 2)).toEqual(['15,00', back?.at]);
  });

  it('whose second Pix the rules give back can still be refunded', async () => {
    const id = await (await Customer.registered(app)).buys();
    await app.sql.query(
      `INSERT INTO charge_refunds (id, payment_id, provider, charge_id, reason, asked_at, next_attempt_at)
       VALUES (gen_random_uuid(), $1, 'bacen', 'E00000000202610101201aaaaaaaaaaa', 'cobranca_em_dobro', now(), 'infinity')`,
      [id],
    );
    expect((await open(id)).refund.possible).toBe(true);
  });

  it('that do not exist are not found, and what makes no sense is refused', async () => {
    for (const id of ['nada', randomUUID()]) {
      expect(await admin.get(`${PATH}/${id}`)).toMatchObject({ status: 404, body: { code: 'PAYMENT_NOT_FOUND' } });
    }
    for (const query of [
      'status=paid',
      'plan=platina',
      'withdrawal=all',
      'sort=amount',
      'limit=0',
      'from=ontem',
      'cursor=1',
    ]) {
      expect(await admin.get(`${PATH}?${query}`)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
    expect((await search('x')).code).toBe('INVALID_INPUT');
  });
});
