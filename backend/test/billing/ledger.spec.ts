import { setTimeout as sleep } from 'node:timers/promises';
import { dayInBrazil } from '../../src/kernel/brazilian-day.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { BRONZE, bookStatus, Customer, QUICK_JOBS, SILVER, until } from './billing-world.js';

interface Days {
  data: Array<{ day: string; account: string; debit: number; credit: number; balance: number }>;
  balances: Array<{ account: string; balance: number }>;
}

interface Lines {
  data: Array<{ id: string; kind: string; debit: string; credit: string; amount: number }>;
  nextCursor: string | null;
  total: number;
}

const TODAY = dayInBrazil(new Date());

describe('the ledger of the payments', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let sold: string[];
  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_JOBS, ...ADMIN } });
    admin = await adminOf(app);
    const customers = await Promise.all([1, 2, 3].map(() => Customer.registered(app)));
    sold = [];
    for (const [n, customer] of customers.entries()) sold.push(await customer.buys(n === 0 ? SILVER : BRONZE));
    await admin.post(`/api/admin/payments/${sold[1]}/refund`, { reason: 'outro' });
    await until(async () => (await bookStatus(app, sold[1] ?? '')) === 'estornado');
  });
  afterAll(() => app.stop());

  const PATH = '/api/admin/ledger';
  const days = async (query = '') => (await admin.get<Days>(`${PATH}${query}`)).body;
  const lines = async (query = '') => (await admin.get<Lines>(`${PATH}/lines${query}`)).body;

  it('is told by day and account, and balances', async () => {
    const { data, balances } = await days();
    expect(data).toEqual([
      { day: TODAY, account: 'caixa', debit: 55, credit: 15, balance: 40 },
      { day: TODAY, account: 'receita', debit: 0, credit: 55, balance: 55 },
      { day: TODAY, account: 'devolucoes', debit: 15, credit: 0, balance: 15 },
    ]);
    expect(Object.fromEntries(balances.map(({ account, balance }) => [account, balance]))).toEqual({
      caixa: 40,
      receita: 55,
      devolucoes: 15,
      a_devolver: 0,
    });
    expect((await admin.get<{ data: [] }>('/api/admin/payments/audit')).body.data).toEqual([]);
  });

  it('carries the balances into a later period, in which nothing moved', async () => {
    const { data, balances } = await days('?from=2099-01-01&to=2099-01-31');
    expect(data).toEqual([]);
    expect(balances[0]).toEqual({ account: 'caixa', balance: 40 });
    expect((await days('?from=2020-01-01&to=2020-01-31')).balances[0]).toEqual({ account: 'caixa', balance: 0 });
  });

  it('is summed without reading its lines, however many there are', async () => {
    const before = await days();
    const client = await app.sql.connect();
    await client.query('BEGIN; LOCK TABLE payment_ledger IN ACCESS EXCLUSIVE MODE');
    const meanwhile = await days();
    await client.query('ROLLBACK');
    client.release();
    expect(meanwhile).toEqual(before);
  }, 30_000);

  it('is compared with payments and codes, some at a time, for as long as that takes', async () => {
    await app.sql.query(
      `INSERT INTO payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, created_at, expires_at)
       SELECT lpad(n::text, 32, '0')::uuid, account_id, plan_id, original_cents, amount_cents,
         CASE WHEN n IN (1, 20001) THEN 'aprovado' ELSE 'cancelado' END, provider, created_at, expires_at
       FROM payments, generate_series(1, 20001) AS n WHERE id = $1`,
      [sold[0]],
    );
    const client = await app.sql.connect();
    await client.query('BEGIN; LOCK TABLE promotional_codes IN ACCESS EXCLUSIVE MODE');
    const answer = admin.get<{ data: object[] }>('/api/admin/payments/audit');
    await sleep(16_000);
    await client.query('ROLLBACK');
    client.release();
    expect((await answer).body.data).toEqual(
      ['00001', '20001'].map((n) => ({ fault: 'saldo_errado', subject: `00000000-0000-0000-0000-0000000${n}` })),
    );
    await app.sql.query("DELETE FROM payments WHERE id < '00000000-0000-0000-0000-000000100000'");
  }, 60_000);

  it('is read line by line, whole and once each', async () => {
    const seen: Lines['data'] = [];
    for (let cursor: string | null = ''; cursor !== null && seen.length < 9; ) {
      const page: Lines = await lines(`?limit=3${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(4);
      seen.push(...page.data);
      cursor = page.nextCursor;
    }
    expect(seen[0]).toMatchObject({ kind: 'estornado', debit: 'devolucoes', credit: 'caixa', amount: 15 });
    expect(seen.slice(1).map(({ amount }) => amount)).toEqual([15, 15, 25]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(4);
    const first = await lines('?limit=3&sort=oldest');
    const last = await lines(`?limit=3&sort=oldest&cursor=${first.nextCursor}`);
    expect([...first.data, ...last.data]).toEqual(seen.toReversed());
  });

  it('goes into a spreadsheet, on the record', async () => {
    const { body, headers } = await admin.get<string>(`${PATH}/export?from=${TODAY}`);
    expect(headers.get('content-disposition')).toContain(`livro-razao-${TODAY}-${TODAY}.csv`);
    const rows = String(body).split('\r\n');
    expect(rows[0]).toMatch(/Data\/Hora \(UTC\);Lançamento;Débito;Crédito;Valor \(R\$\);Pagamento;Linha/);
    expect(rows.slice(1, -1).map((row) => row.split(';').slice(1, 6))).toEqual([
      ['estornado', 'devolucoes', 'caixa', '15,00', sold[1]],
      ...[sold[2], sold[1]].map((id) => ['aprovado', 'caixa', 'receita', '15,00', id]),
      ['aprovado', 'caixa', 'receita', '25,00', sold[0]],
    ]);
    const { rows: deeds } = await app.sql.query("SELECT after FROM admin_actions WHERE action = 'export-ledger'");
    expect(deeds).toEqual([{ after: { from: TODAY, to: TODAY, rows: 4 } }]);
  });

  it.each([
    ...['from=ontem', 'from=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'from=2024-01-01&to=2026-01-01'],
    ...['from=0000-01-01&to=0000-01-31', 'to=0001-01-05'],
  ])('refuses %s', async (query) => {
    for (const path of [PATH, `${PATH}/lines`, `${PATH}/export`]) {
      expect(await admin.get(`${path}?${query}`)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  });
});
