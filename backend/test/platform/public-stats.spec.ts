import { type RunningApp, startApp } from '../harness/start-app.js';
import { Subscriber } from '../lookups/lookups-world.js';

interface Stats {
  activeUsers: number;
  lookups: number;
  availability: number | null;
}

describe('The public figures', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp();
  });

  it('are those of the books: plans that run and lookups that found something, and nothing else', async () => {
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    await ana.cpf('52998224725');
    await ana.cnpj('11222333000181');
    await bia.cpf('90000000175');
    await bia.endPlan();
    const { rows } = await app.sql.query<{ plans: number; found: number }>(
      `SELECT (SELECT count(*)::int FROM subscriptions WHERE expires_at > now()) AS plans,
         (SELECT count(*)::int FROM lookup_history WHERE outcome = 'success') AS found`,
    );
    const { status, body } = await app.http.get<Stats>('/api/public/stats');
    expect([status, body.activeUsers, body.lookups]).toEqual([200, rows[0]?.plans, rows[0]?.found]);
    expect(rows[0]?.found).toBe(2);
  });

  it('tell the part of the calls of 30 days that went well, whatever day they were on', async () => {
    await app.sql.query(
      `INSERT INTO health_days (component, day, ok, failed, refused, latencies)
       SELECT component, (now() AT TIME ZONE 'America/Sao_Paulo')::date - ago, ok, failed, refused,
         array_fill(0, ARRAY[(SELECT cardinality(latencies) FROM health_days LIMIT 1)])
       FROM (VALUES ('api', 1, 905500000, 84500000, 10000000), ('api', 29, 0, 10, 0),
         ('api', 30, 0, 900000000, 0), ('banco', 1, 0, 900000000, 0)) AS given (component, ago, ok, failed, refused)`,
    );
    const fresh = await startApp({ beside: app });
    expect((await fresh.http.get<Stats>('/api/public/stats')).body.availability).toBe(0.905);
    await fresh.stop();
  });
});
