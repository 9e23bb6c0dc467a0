import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { BatchesOf, cpfs, keptOf, QUICK_BATCHES } from './batches-world.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const LINES = 400;
/** As long as the source of Eva's lookup takes. */
const HELD_MS = 3_000;
/** What the instance waits at most before it begins the next line beside somebody's lookup. */
const LONGEST_PAUSE_MS = 50;

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: { ...QUICK_BATCHES, PLAN_DAILY_LOOKUPS_GOLD: '1000' } });
});

it('makes way for a lookup that somebody waits for, and goes on beside it', async () => {
  const [ana, eva] = await Promise.all([Subscriber.of(app), Subscriber.of(app)]);
  const [first = '', ...rest] = cpfs(LINES + 1);
  await app.sandbox.post('/latency/bureau', { ms: HELD_MS });
  const waited = eva.cpf(first);
  await until(async () => (await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total > 0);
  await app.sandbox.post('/latency/bureau', { ms: 0 });

  const batch = new BatchesOf(ana.http);
  const begun = new Date();
  const id = await batch.start('cpf', rest);
  expect((await waited).status).toBe(200);
  const answered = new Date();

  await batch.until(id, 'finished');
  expect(await keptOf(app, ana.id)).toMatchObject({ history: LINES, counted: LINES });
  const { rows } = await app.sql.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM lookup_history WHERE account_id = $1 AND created_at BETWEEN $2 AND $3',
    [ana.id, begun, answered],
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
  expect(rows[0]?.n).toBeLessThan((answered.getTime() - begun.getTime()) / LONGEST_PAUSE_MS + 2);
});
