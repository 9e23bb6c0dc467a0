import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { hourInBrazil } from '../../src/kernel/brazilian-day.js';
import { OnlineUsers } from '../../src/modules/identity/sessions/online-users.store.js';
import { Sql } from '../../src/platform/database/sql.js';
import { bookStatus, Customer, QUICK_JOBS } from '../billing/billing-world.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { RandomHour } from './random-hour.js';
import { recount, type StatsBody, told } from './recount.js';

jest.setTimeout(180_000);

const SEED = Number(process.env.STATS_SEED ?? 150_322);
const WAITING = `SELECT (SELECT count(*) FROM counter_steps)::int + (SELECT count(*) FROM lookup_counts_pending)::int AS n`;

let app: RunningApp;
let admin: HttpClient;

beforeAll(async () => {
  app = await startApp({ env: { ...ADMIN, ...QUICK_JOBS, HEALTH_FLUSH_SECONDS: '1' } });
  admin = await adminOf(app);
});

const stats = async (query = '', http = admin) => (await http.get<StatsBody>(`/api/admin/stats${query}`)).body;
const waiting = async () => (await app.sql.query<{ n: number }>(WAITING)).rows[0]?.n;
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);

async function waitsForLock(sql: Pool): Promise<boolean> {
  const { rows } = await sql.query(`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO payment_ledger%'`);
  return rows.length > 0;
}

async function expectRecount(query: string): Promise<void> {
  const body = await stats(query);
  expect(told(body)).toEqual(await recount(app.sql, body));
}

describe(`The statistics after a random hour (seed ${SEED})`, () => {
  const periods = ['?periodo=hoje', '', '?periodo=30d', '?periodo=12m', `?from=${dayBefore(9)}&to=${dayBefore(2)}`];

  it('equal a full recount while their steps still wait, and when these are added up', async () => {
    const hour = new RandomHour(app.sql, SEED);
    await Promise.all([hour.happen(), until(async () => ((await waiting()) ?? 0) > 0)]);
    for (const period of periods) await expectRecount(period);
    await until(async () => (await waiting()) === 0);
    for (const period of periods) await expectRecount(period);
  });

  it.each(['?periodo=hoje', '?periodo=30d'])('compare of %s only hours that are over', async (query) => {
    const { at, period, comparedPeriod, previousPeriod } = await stats(query);
    const over = hourInBrazil(new Date(at));
    expect(period.hours).toBe(over + 1);
    expect(comparedPeriod).toEqual({ ...period, hours: over });
    expect(previousPeriod.hours).toBe(over);
  });

  it('tell the specification’s five types and all others, whose sum is the total', async () => {
    const { consultationTypes, failedConsultationTypes, totalConsultations } = await stats();
    expect(Object.keys(consultationTypes)).toEqual(
      expect.arrayContaining(['cpf', 'name', 'phone', 'pix', 'fotorj', 'cnpj', 'cep', 'email', 'mae', 'rg']),
    );
    expect(Object.values(consultationTypes).reduce((sum, n) => sum + n, 0)).toBe(totalConsultations);
    const { rows } = await app.sql.query(`SELECT count(*) FILTER (WHERE outcome = 'success')::int AS found,
      count(*) FILTER (WHERE outcome NOT IN ('success', 'refused'))::int AS failed
      FROM lookup_audit WHERE type IN ('cpf', 'cpf-2', 'cpf-mae', 'cpf-pai')`);
    expect({ found: consultationTypes.cpf, failed: failedConsultationTypes.cpf }).toEqual(rows[0]);
    expect(failedConsultationTypes.cpf).toBeGreaterThan(0);
  });

  it('count today’s lookups from midnight in Brasília on', async () => {
    const { todayConsultations } = await stats();
    const { rows } = await app.sql.query(`SELECT count(*)::int AS n FROM lookup_audit WHERE outcome = 'success'
      AND (created_at AT TIME ZONE 'America/Sao_Paulo')::date = (now() AT TIME ZONE 'America/Sao_Paulo')::date`);
    expect(todayConsultations).toBe(rows[0]?.n);
  });

  it('follow a payment, a lookup and a refund as they happen', async () => {
    const before = await stats('?periodo=hoje');
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    const ana = await Subscriber.of(app);
    await ana.cpf('52998224725');
    await admin.post(`/api/admin/payments/${id}/refund`, { reason: 'arrependimento' });
    await until(async () => (await bookStatus(app, id)) === 'estornado');
    const after = await stats('?periodo=hoje');
    const grown = (pick: (body: StatsBody) => number) => pick(after) - pick(before);
    expect(grown(({ revenue }) => revenue.received.current)).toBe(1_500);
    expect(grown(({ revenue }) => revenue.returned.current)).toBe(1_500);
    expect(grown(({ users }) => users.paid)).toBe(1);
    expect(grown(({ totalUsers }) => totalUsers)).toBe(2);
    expect(grown(({ totalConsultations }) => totalConsultations)).toBe(1);
    expect(grown(({ consultationTypes }) => consultationTypes.cpf ?? 0)).toBe(1);
    await expectRecount('?periodo=hoje');
  });

  it('tell an account’s first payment from a second one that is booked at the same moment', async () => {
    const { id } = await Customer.registered(app);
    const [first, second] = [await app.sql.connect(), await app.sql.connect()];
    const book = async (client: PoolClient) => {
      const payment = randomUUID();
      await client.query(
        `INSERT INTO payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, created_at, expires_at)
         VALUES ($1, $2, 'gold', 3500, 3500, 'aprovado', 'mercado-pago', now(), now())`,
        [payment, id],
      );
      await client.query(
        `INSERT INTO payment_ledger (id, payment_id, kind, amount_cents, recorded_at) VALUES ($1, $2, 'aprovado', 3500, now())`,
        [randomUUID(), payment],
      );
    };
    const { users: before } = await stats('?periodo=hoje');
    for (const client of [first, second]) await client.query('BEGIN');
    await book(first);
    let booked = false;
    const other = book(second).then(() => {
      booked = true;
    });
    await until(async () => booked || (await waitsForLock(app.sql)));
    await first.query('COMMIT');
    await other;
    await second.query('COMMIT');
    for (const client of [first, second]) client.release();
    expect((await stats('?periodo=hoje')).users.paid - before.paid).toBe(1);
    await expectRecount('?periodo=hoje');
  });

  it('tell of sources what was measured, and nothing where nothing was', async () => {
    const measured = async () => (await stats('?periodo=hoje')).sources.find(({ id }) => id === 'bureau');
    await until(async () => ((await measured())?.calls ?? 0) > 0);
    expect(await measured()).toMatchObject({ successRate: 1, p50Ms: expect.any(Number) });
    const { sources } = await stats(`?from=${dayBefore(9)}&to=${dayBefore(2)}`);
    expect(sources.find(({ id }) => id === 'bureau')).toMatchObject({ calls: 0, successRate: null, p50Ms: null });
  });

  it.each([
    ['?periodo=ontem', 'Período inválido. Use hoje, 7d, 30d, 90d, 12m.'],
    ['?from=2026-02-30&to=2026-03-01', 'Data inválida. Use AAAA-MM-DD.'],
    ['?from=2026-03-01', 'Informe o começo e o fim do período.'],
    ['?from=2026-03-02&to=2026-03-01', 'O fim vem antes do começo.'],
    ['?from=2020-01-01&to=2026-03-01', 'Escolha no máximo 366 dias.'],
    ['?from=2026-03-01&to=2999-03-01', 'O fim vem depois de hoje.'],
    ['?from=0000-01-01&to=0000-01-31', 'Data inválida. Use um dia a partir de 01/01/2000.'],
    ['?from=0001-01-01&to=0001-01-31', 'Data inválida. Use um dia a partir de 01/01/2000.'],
  ])('refuse %s: %s', async (query, text) => {
    const { status, body } = await admin.get<StatsBody>(`/api/admin/stats${query}`);
    expect([status, body.error]).toEqual([400, text]);
  });
});

describe('Users online', () => {
  it('are the different people whom any instance has let in lately, administrators not among them', async () => {
    const other = await startApp({ beside: app, env: SIGNALS_ALONE });
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    await Promise.all([ana.http.get('/api/user/profile'), ana.at(other).get('/api/user/profile')]);
    await bia.at(other).get('/api/user/profile');
    const present = async () => {
      const { rows } = await app.sql.query<{ id: string; role: string }>(
        'SELECT account_id AS id, role FROM account_presence JOIN accounts ON id = account_id',
      );
      return rows;
    };
    const online = async () => (await stats()).onlineUsers;
    await until(async () => {
      const ids = (await present()).map(({ id }) => id);
      return ids.includes(ana.id) && ids.includes(bia.id);
    });
    await until(async () => (await online()) === (await present()).length);
    const gone = "UPDATE account_presence SET seen_at = now() - interval '5 minutes' WHERE account_id = $1";
    await until(async () => {
      await app.sql.query(gone, [ana.id]); // again, where an instance had not told of her before
      return (await online()) === (await present()).length - 1;
    });
    expect((await present()).filter(({ role }) => role === 'admin')).toEqual([]);
    await other.stop();
  });

  const onlineUsers = () => new OnlineUsers(new Sql({ driver: { master: app.sql } } as unknown as DataSource));

  it('are forgotten ten minutes after they were here, or as soon as their account is closed', async () => {
    const closed = await Subscriber.of(app);
    expect((await closed.http.delete('/api/user', { password: 'Garoa-2026' })).status).toBe(200);
    const seen = (minutes: number, id: string = randomUUID()) => [id, minutes] as const;
    const [left, stayed, erased] = [seen(11), seen(9), seen(0, closed.id)];
    const plant =
      "INSERT INTO account_presence (account_id, seen_at) VALUES ($1, now() - $2 * interval '1 minute') ON CONFLICT DO NOTHING";
    for (const one of [left, stayed, erased]) await app.sql.query(plant, [...one]);
    await onlineUsers().sweep();
    const { rows } = await app.sql.query(
      'DELETE FROM account_presence WHERE account_id = ANY ($1) RETURNING account_id',
      [[left[0], stayed[0], erased[0]]],
    );
    expect(rows).toEqual([{ account_id: stayed[0] }]);
  });

  it('are not those who have just closed their account, of whom an instance had not told yet', async () => {
    const [left, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    expect((await left.http.delete('/api/user', { password: 'Garoa-2026' })).status).toBe(200);
    const online = onlineUsers();
    for (const { id } of [left, bia]) online.note(id);
    // The app itself may have told of it while the account was being closed.
    await app.sql.query('DELETE FROM account_presence WHERE account_id = $1', [left.id]);
    await online.report();
    const isHere = async ({ id }: Subscriber) =>
      (await app.sql.query('SELECT FROM account_presence WHERE account_id = $1', [id])).rowCount === 1;
    await until(() => isHere(bia));
    expect(await isHere(left)).toBe(false);
  });
});
