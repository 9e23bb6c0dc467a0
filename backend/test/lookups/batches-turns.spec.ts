import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { makeKey } from '../identity/keys.js';
import { BatchesOf, cpfs, QUICK_BATCHES } from './batches-world.js';
import { PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

let app: RunningApp;
let ana: Subscriber;

/** A world of its own: limits hold on every instance that runs lines, and only so many run at once. */
beforeAll(async () => {
  const limits = { RATE_LIMIT: 'on', SLOWED_LOOKUP_MS: '2000' };
  app = await startApp({ env: { ...QUICK_BATCHES, ...PATIENT_SOURCES, ...limits, BATCH_LINES_AT_ONCE: '2' } });
});
beforeEach(async () => {
  ana = await Subscriber.of(app);
});

/** How many lines of a batch it is known what became of. */
const settled = async (id: string) => {
  const sql = `SELECT count(*)::int AS n FROM lookup_batch_lines WHERE batch_id = $1 AND verdict <> 'waiting'`;
  return (await app.sql.query<{ n: number }>(sql, [id])).rows[0]?.n ?? 0;
};

/** No row of documents, nor even steps between them, for which the account would be slowed. */
const uneven = (count: number) =>
  Array.from({ length: count }, (_, n) => cpfs(1, 210_000_000 + n * n * 700_001)[0] ?? '');

it('of a slowed account goes on slowly, and is not said to be paused at each line', async () => {
  const slowed = `INSERT INTO lookup_observations (id, at, account_id, kind, detector, until)
    VALUES (gen_random_uuid(), now(), $1, 'slowed', 'volume', now() + interval '1 hour')`;
  await app.sql.query(slowed, [ana.id]);
  const own = new BatchesOf(ana.http);
  const begun = performance.now();
  const id = await own.start('cpf', cpfs(4));
  const seen = new Set<string>();
  await until(async () => {
    const { status, pauseReason, resumesAt } = await own.read(id);
    seen.add([status, pauseReason, resumesAt].join());
    return status === 'finished';
  });
  expect([...seen].filter((state) => state !== 'waiting,,').toSorted()).toEqual(['finished,,', 'running,,']);
  expect((await own.read(id)).counts).toEqual({ found: 4 });
  expect(performance.now() - begun).toBeGreaterThan(6_000);
});

it('of a test key leaves the places to live ones, and yet comes to its turn', async () => {
  const { body } = await makeKey(ana.http, { scopes: ['batches', 'lookup:cpf'], mode: 'test' });
  const test = await new BatchesOf(app.http.as(body.key), '/v1/batches').start('cpf', cpfs(300));
  await until(async () => (await settled(test)) > 0);
  await app.sandbox.post('/latency/bureau', { ms: 800 });
  const first = await settled(test);
  const live = await new BatchesOf(ana.http).start('cpf', uneven(8));
  await until(async () => (await settled(live)) > 0);
  const [before, begun] = [await settled(test), performance.now()];
  await until(async () => (await settled(live)) > 4);
  const [after, seconds] = [await settled(test), (performance.now() - begun) / 1_000];
  await app.sandbox.post('/latency/bureau', { ms: 0 });
  expect(before).toBeLessThan(300);
  expect(after).toBeGreaterThan(first);
  // Those that were under way when the live one was taken up, and one a second; meanwhile it always had a line that was due.
  expect(after - before).toBeLessThan(seconds + 4);
  await until(async () => (await settled(test)) === 300, 90);
});
