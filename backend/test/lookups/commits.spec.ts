import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import type { WatchlistBody } from '../watch/watch-world.js';
import { cpfs } from './batches-world.js';
import { heldUp, LOOKUP_IS_KEPT, PLAN_IS_READ } from './held-up.js';
import { PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

const CPF = '52998224725';
const SAME = 1_000;

/** Until that many requests of this process have left it whole: of so many at once, some connect a second later. */
function bodiesSent(count: number): Promise<void> {
  return new Promise((resolve) => {
    let sent = 0;
    const note = () => {
      sent += 1;
      if (sent < count) return;
      unsubscribe('http.client.request.start', begun);
      resolve();
    };
    const begun = (message: unknown) => {
      const { request } = message as { request: ClientRequest };
      if (request.writableFinished) note();
      else request.once('finish', note);
    };
    subscribe('http.client.request.start', begun);
  });
}

async function calls(app: RunningApp): Promise<number> {
  const { body } = await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau');
  return body.total;
}

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ ownProcess: true, env: PATIENT_SOURCES });
});

describe('Lookups at the same time', () => {
  afterEach(async () => {
    await app.sandbox.delete('/gates');
    await app.sandbox.delete('/traffic');
  });

  it(`identical and of one user, ${SAME}, are one call to the source, each with an answer and an entry of its own`, async () => {
    const ana = await Subscriber.of(app);
    await app.restart(); // so that it knows no plan yet, and all of them gather where it is read
    await app.sandbox.delete('/traffic');
    await app.sandbox.post('/gates/bureau');
    const sent = bodiesSent(SAME);
    const all = () => Promise.all(Array.from({ length: SAME }, () => ana.cpf(CPF)));
    const answers = await heldUp(app, PLAN_IS_READ, all, async ({ release }) => {
      await sent;
      await app.http.get('/api/health/ready');
      await release();
      await until(async () => (await calls(app)) > 0);
      await app.http.get('/api/health/ready'); // all that waited for the plan is where the first one is
      await app.sandbox.delete('/gates');
    });
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.meta.protocolo)).size).toBe(SAME);
    expect(await calls(app)).toBe(1);
    const kept = await ana.kept();
    expect([kept.history.length, kept.audit.length, kept.counted]).toEqual([SAME, SAME, SAME]);
  });

  it('of different people go in groups into the database, and each is kept once', async () => {
    const ana = await Subscriber.of(app);
    await app.sandbox.post('/latency/bureau', { ms: 300 });
    const answers = await Promise.all(cpfs(120).map((cpf) => ana.cpf(cpf)));
    await app.sandbox.post('/latency/bureau', { ms: 0 });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await app.sql.query<{ statements: number; entries: number }>(
      `SELECT count(DISTINCT xmin::text)::int AS statements, count(*)::int AS entries
       FROM lookup_history WHERE account_id = $1`,
      [ana.id],
    );
    expect(rows[0]?.entries).toBe(120);
    expect(rows[0]?.statements).toBeLessThan(60);
    const kept = await ana.kept();
    expect([kept.audit.length, kept.counted]).toEqual([120, 120]);
  });

  it('are refused when the plan ends while the source is asked: nothing is answered, and the audit says so', async () => {
    const ana = await Subscriber.of(app);
    expect((await ana.cpf(CPF)).status).toBe(200);
    await app.sandbox.post('/gates/bureau');
    const before = await calls(app);
    const running = ana.cpf(CPF);
    await until(async () => (await calls(app)) > before);
    await ana.endPlan();
    await app.sandbox.delete('/gates');
    const { status, body } = await running;
    expect([status, body.code, body.data]).toEqual([403, 'SUBSCRIPTION_REQUIRED', undefined]);
    expect(await ana.kept()).toEqual({
      history: ['cpf success'],
      audit: ['cpf success', 'cpf refused'],
      counted: 1,
    });
  });

  it('ask no source any more while the database keeps none of them, and go on afterwards', async () => {
    const ana = await Subscriber.of(app);
    const [first = CPF, later = CPF] = cpfs(2, 400_000_000);
    expect((await ana.cpf(CPF)).status).toBe(200);
    const kept = await heldUp(
      app,
      LOOKUP_IS_KEPT,
      () => ana.cpf(first),
      async ({ release }) => {
        await new Promise((resolve) => setTimeout(resolve, 5_100));
        const before = await calls(app);
        const refused = await ana.cpf(later);
        expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
        expect(refused.headers.get('retry-after')).toBe('5');
        expect(await calls(app)).toBe(before);
        await release();
      },
    );
    expect(kept.status).toBe(200);
    expect((await ana.cpf(later)).status).toBe(200);
  });

  it('keep no personal data in clear in the database nor in the log', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    const { rows } = await app.sql.query<{ line: string }>(
      `SELECT concat_ws(' ', h::text, a::text, encode(h.result, 'escape'), encode(h.query, 'escape')) AS line
       FROM lookup_history h JOIN lookup_audit a USING (created_at, id) WHERE h.account_id = $1`,
      [ana.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.line).not.toMatch(/52998224725|529\.982\.247|MANUEL/);
    expect(app.log()).not.toMatch(/52998224725|529\.982\.247|MANUEL/);
  });
});

describe('Screens that wait for the database', () => {
  it('take no connection from lookups', async () => {
    const app = await startApp({ env: { DATABASE_POOL_SIZE: '2', CACHE_SECONDS: '60' } });
    const ana = await Subscriber.of(app);
    const [first = CPF, later = CPF] = cpfs(2, 600_000_000);
    // Switches and sources, read by the screens' connections, are read just now: they are dropped before the plan is, whose change is seen.
    await app.sql.query(
      `WITH changed AS (UPDATE subscriptions SET plan_id = 'silver' WHERE account_id = $1 RETURNING account_id)
       SELECT pg_notify('lookup_switches_changed', ''), pg_notify('source_register_changed', ''),
         pg_notify('subscription_changed', account_id::text) FROM changed`,
      [ana.id],
    );
    await until(async () => (await ana.http.get<WatchlistBody>('/api/watchlist')).body.limit === 50);
    await ana.history();
    expect((await ana.cpf(first)).status).toBe(200);
    const gate = await app.sql.connect();
    // No job reads these: one that waited too would take one of the two connections from the screens.
    await gate.query('BEGIN; LOCK TABLE passkeys IN ACCESS EXCLUSIVE MODE');
    const screens = Array.from({ length: 2 }, () => ana.http.get('/api/user/passkeys')); // a third would wait for a connection, and not for ever
    await until(async () => {
      const { rows } = await app.sql.query<{ n: number }>(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows[0]?.n === 2;
    });
    expect((await ana.cpf(later)).status).toBe(200);
    await gate.query('ROLLBACK');
    gate.release();
    expect(new Set((await Promise.all(screens)).map(({ status }) => status))).toEqual(new Set([200]));
    await app.stop();
  });
});

describe('The audit', () => {
  it('cannot be changed, deleted or emptied, in whole or by the month (ASVS 16.4.2)', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    const { rows } = await app.sql.query<{ part: string }>('SELECT tableoid::regclass::text AS part FROM lookup_audit');
    for (const table of ['lookup_audit', rows[0]?.part ?? '']) {
      for (const sql of [`UPDATE ${table} SET purpose = 'x'`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
        await expect(app.sql.query(sql)).rejects.toThrow(/append-only/);
      }
    }
  });
});

describe('A process killed under load', () => {
  it('loses no lookup that it has answered, and keeps none twice', async () => {
    const ana = await Subscriber.of(app);
    const answered: string[] = [];
    const subjects = cpfs(5_000, 500_000_000);
    let running = true;
    const clients = Array.from({ length: 24 }, async () => {
      while (running) {
        const answer = await ana.cpf(subjects.pop() ?? CPF).catch(() => null);
        if (!answer) return;
        if (answer.status === 200) answered.push(String(answer.body.meta.protocolo));
      }
    });
    while (answered.length < 400) await new Promise((resolve) => setTimeout(resolve, 5));
    await app.kill('SIGKILL');
    running = false;
    await Promise.all(clients);
    await app.restart('here');
    const { rows } = await app.sql.query<{ protocolo: string }>(
      'SELECT h.protocolo FROM lookup_history h JOIN lookup_audit a USING (created_at, id) WHERE h.account_id = $1',
      [ana.id],
    );
    const kept = rows.map(({ protocolo }) => protocolo);
    expect(new Set(kept).size).toBe(kept.length);
    expect(answered.filter((protocolo) => !kept.includes(protocolo))).toEqual([]);
    const { counted, audit } = await ana.kept();
    expect([counted, audit.length]).toEqual([kept.length, kept.length]);
  });
});
