import fc from 'fast-check';
import type pg from 'pg';
import { CLEANUP_RULES, type CleanupRule } from '../../src/kernel/cleanup.js';
import { DueAccounts } from '../../src/modules/admin/cleanup/due-accounts.queries.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const SEED = 20_261_121;
const ACCOUNTS = 600;
const [GRACE, UNPAID] = [7, 30];
const DAYS = { plano_vencido: GRACE, nunca_pagou: UNPAID };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Around the days on which the clocks in Brasília were set, a leap day, a year's end, and the present. */
const MOMENTS = [
  '2018-11-04T02:59:59.999Z',
  '2018-11-08T15:00:00.000Z',
  '2019-02-17T02:00:00.000Z',
  '2019-02-20T12:00:00.000Z',
  '2024-03-01T00:00:00.000Z',
  '2026-01-01T02:59:59.999Z',
  '2026-11-21T12:00:00.000Z',
].map((text) => Date.parse(text));

const STATUSES = [
  'criado',
  'aguardando',
  'aprovado',
  'expirado',
  'cancelado',
  'falhou',
  'estornado',
  'contestado',
] as const;
const OPEN = ['criado', 'aguardando'];
const OVER = ['expirado', 'cancelado', 'falhou'];

/** Moments that lie close to where a rule changes its mind about one of the moments above. */
const near = fc
  .tuple(
    fc.constantFrom(...MOMENTS),
    fc.constantFrom(0, GRACE, UNPAID, 90),
    fc.constantFrom(-DAY_MS, -HOUR_MS, -1, 0, 1, HOUR_MS, DAY_MS),
  )
  .map(([moment, days, off]) => moment - days * DAY_MS + off);

const account = fc.record({
  id: fc.uuid({ version: 7 }),
  created: near,
  plan: fc.option(near),
  role: fc.constantFrom('user', 'user', 'user', 'user', 'admin'),
  erased: fc.constantFrom(false, false, false, false, true),
  blocked: fc.constantFrom(false, false, false, true),
  chosen: fc.constantFrom(false, false, false, false, true),
  payments: fc.array(
    fc.record({
      id: fc.uuid({ version: 7 }),
      status: fc.constantFrom(...STATUSES),
      created: near,
      watched: fc.boolean(),
      refund: fc.constantFrom(null, null, null, 'open', 'ended'),
      withdrawn: fc.constantFrom(false, false, true),
    }),
    { maxLength: 2 },
  ),
});
type Account = typeof account extends fc.Arbitrary<infer T> ? T : never;

const ruleOf = ({ plan }: Account): CleanupRule => (plan === null ? 'nunca_pagou' : 'plano_vencido');

/** The rules in the words of the decision, over one account at a time. */
function goes(one: Account, now: number): boolean {
  if (one.role === 'admin' || one.erased || one.chosen || one.blocked) return false;
  if (one.payments.some(({ status, watched }) => OPEN.includes(status) || (OVER.includes(status) && watched)))
    return false;
  if (one.payments.some(({ refund }) => refund === 'open')) return false;
  if (one.payments.some(({ status, withdrawn }) => status === 'aprovado' && withdrawn)) return false;
  const ended = one.plan ?? Math.max(one.created, ...one.payments.map(({ created }) => created));
  return now - ended > DAYS[ruleOf(one)] * DAY_MS;
}

/** One open charge an account and plan: the table holds no others. */
const people = fc.sample(account, { seed: SEED, numRuns: ACCOUNTS }).map((one) => ({
  ...one,
  chosen: one.chosen && !one.erased,
  payments: one.payments.map((payment, n) => ({
    ...payment,
    plan: ['bronze', 'silver'][n],
    provider_payment_id: payment.id,
  })),
}));

describe(`Of ${ACCOUNTS} accounts (seed ${SEED})`, () => {
  let database: TestDatabase;
  let dueAccounts: DueAccounts;
  let client: pg.PoolClient;

  beforeAll(async () => {
    database = await createTestDatabase();
    for (const [text, values] of WORLD) await database.sql.query(text, values());
    client = await database.sql.connect();
    dueAccounts = new DueAccounts(new Sql({ driver: { master: client } } as never));
  });

  afterAll(async () => {
    client.release();
    await database.drop();
  });

  const zones = ['UTC', 'America/Sao_Paulo', 'Pacific/Apia'];
  it.each(MOMENTS.flatMap((now) => zones.map((zone) => [new Date(now).toISOString(), zone] as const)))(
    'those go at %s whom each rule names, and no other, with a database in %s',
    async (moment, zone) => {
      await client.query(`SET TIME ZONE '${zone}'`);
      const now = Date.parse(moment);
      for (const rule of CLEANUP_RULES) {
        const told: string[] = [];
        for await (const some of dueAccounts.matching(rule, DAYS, new Date(now)).pages())
          told.push(...some.map(({ id }) => id));
        const expected = people.filter((one) => ruleOf(one) === rule && goes(one, now)).map(({ id }) => id);
        expect(told.toSorted()).toEqual(expected.toSorted());
        expect((await dueAccounts.list(rule, DAYS, new Date(now))).count).toBe(expected.length);
      }
    },
  );

  it('are of every kind: at each moment some go by each rule, some stay', () => {
    for (const now of MOMENTS) {
      const going = people.filter((one) => goes(one, now));
      expect(new Set(going.map(ruleOf)).size).toBe(2);
      expect(going.length).toBeLessThan(ACCOUNTS / 2);
    }
  });
});

const RUN = '01900000-0000-7000-8000-000000000000';
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
const json = (rows: unknown[]) => [JSON.stringify(rows)];

/** The sample as the tables have it. */
const WORLD: ReadonlyArray<readonly [string, () => unknown[]]> = [
  [
    `INSERT INTO accounts (id, role, email, username, name, password_hash, created_at, blocked_at, erased_at)
     SELECT id, role, email, username, 'Ana', '', created, CASE WHEN blocked THEN created END,
       CASE WHEN erased THEN created END
     FROM json_to_recordset($1) AS a (id uuid, role text, email text, username text, created timestamptz, blocked boolean,
       erased boolean)`,
    () =>
      json(
        people.map((one) => ({ ...one, email: `${one.id}@gmail.com`, username: one.id, created: iso(one.created) })),
      ),
  ],
  [
    `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
     SELECT id, 'gold', plan - interval '30 days', plan FROM json_to_recordset($1) AS a (id uuid, plan timestamptz)
     WHERE plan IS NOT NULL`,
    () => json(people.map(({ id, plan }) => ({ id, plan: iso(plan) }))),
  ],
  [
    `INSERT INTO payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, provider_payment_id,
       created_at, expires_at, next_check_at, withdrawal_asked_at)
     SELECT id, account, plan, 1500, 1500, status, 'mercado-pago', provider_payment_id, created, created,
       CASE WHEN watched THEN created END, CASE WHEN withdrawn THEN created END
     FROM json_to_recordset($1) AS p (id uuid, account uuid, plan text, status text, provider_payment_id text,
       created timestamptz, watched boolean, withdrawn boolean)`,
    () => json(payments().map((payment) => ({ ...payment, created: iso(payment.created) }))),
  ],
  [
    `INSERT INTO charge_refunds (id, payment_id, provider, charge_id, reason, asked_at, next_attempt_at, ended_at, outcome)
     SELECT id, id, 'mercado-pago', id::text, 'outro', now(), now(), CASE refund WHEN 'ended' THEN now() END,
       CASE refund WHEN 'ended' THEN 'devolvido' END
     FROM json_to_recordset($1) AS r (id uuid, refund text) WHERE refund IS NOT NULL`,
    () => json(payments()),
  ],
  [
    `INSERT INTO cleanup_runs (id, rule, as_of, list, days, chosen, started_at)
     VALUES ($1, 'plano_vencido', now(), '', 7, 0, now())`,
    () => [RUN],
  ],
  [
    `INSERT INTO account_removals (run_id, account_id, ended_at)
     SELECT $2, id, now() FROM json_to_recordset($1) AS a (id uuid, chosen boolean) WHERE chosen`,
    () => [...json(people), RUN],
  ],
];

function payments() {
  return people.flatMap((one) => one.payments.map((payment) => ({ ...payment, account: one.id })));
}
