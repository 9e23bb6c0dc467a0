import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { BatchesOf, cpfs, keptOf, QUICK_BATCHES } from './batches-world.js';
import { PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const LINES = 400;
/** So many are found while the source keeps Eva waiting. */
const BESIDE = 20;
/** What the instance waits at most before it begins the next line beside somebody's lookup. */
const LONGEST_PAUSE_MS = 50;

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: { ...QUICK_BATCHES, ...PATIENT_SOURCES, PLAN_DAILY_LOOKUPS_GOLD: '1000' } });
});

it('makes way for a lookup that somebody waits for, and goes on beside it', async () => {
  const [ana, eva] = await Promise.all([Subscriber.of(app), Subscriber.of(app)]);
  const [first = '', ...rest] = cpfs(LINES + 1);
  await app.sandbox.post('/gates/bureau');
  const waited = eva.cpf(first);
  await until(async () => (await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total > 0);
  await app.sandbox.post('/gates/bureau', { passing: LINES });

  const batch = new BatchesOf(ana.http);
  const begun = new Date();
  const id = await batch.start('cpf', rest);
  await until(async () => ((await batch.read(id)).counts.found ?? 0) >= BESIDE);
  await app.sandbox.delete('/gates');
  expect((await waited).status).toBe(200);

  await batch.until(id, 'finished');
  expect(await keptOf(app, ana.id)).toMatchObject({ history: LINES, counted: LINES });
  const { rows } = await app.sql.query<{ answered: Date; n: number }>(
    `SELECT eva.created_at AS answered, count(*)::int AS n FROM lookup_history AS eva, lookup_history AS line
     WHERE eva.account_id = $1 AND line.account_id = $2 AND line.created_at <= eva.created_at GROUP BY 1`,
    [eva.id, ana.id],
  );
  const [{ answered, n }] = rows as [(typeof rows)[0]];
  expect(n).toBeGreaterThanOrEqual(BESIDE);
  expect(n).toBeLessThan((answered.getTime() - begun.getTime()) / LONGEST_PAUSE_MS + 2);
});
