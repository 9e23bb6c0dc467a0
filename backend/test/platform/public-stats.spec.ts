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
});
