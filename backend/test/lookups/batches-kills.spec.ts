import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { BatchesOf, cpfs, keptOf, QUICK_BATCHES } from './batches-world.js';
import { Subscriber } from './lookups-world.js';

/** `npm run verify:batches` asks for ten thousand lines and twenty kills. */
const KILLS = Number(process.env.VERIFY_BATCH_KILLS ?? 2);
const LINES = Number(process.env.VERIFY_BATCH_LINES ?? 60);
const AT_ONCE = 4;

const NOBODY = UNLUCKY['not-found'].cpf;

jest.setTimeout(300_000 + LINES * 500);

let instances: RunningApp[];

beforeAll(async () => {
  const env = {
    ...QUICK_BATCHES,
    BATCH_LEASE_SECONDS: '6',
    BATCH_LINES_AT_ONCE: String(AT_ONCE),
    PLAN_DAILY_LOOKUPS_GOLD: '20000',
  };
  const one = await startApp({ ownProcess: true, env });
  instances = [one, await startApp({ ownProcess: true, beside: one, env })];
});

it(`loses and doubles none of ${LINES} lines although instances are killed ${KILLS} times`, async () => {
  const [one, two] = instances as [RunningApp, RunningApp];
  const ana = await Subscriber.of(one);
  // Each line takes a while, so that some are under way whenever an instance dies.
  await one.sandbox.post('/latency/bureau', { ms: LINES > 1_000 ? 20 : 150 });
  const found = LINES - 2;
  const at = (app: RunningApp) => new BatchesOf(ana.at(app));
  const id = await at(one).start('cpf', [...cpfs(found), NOBODY, 'nada']);
  const settled = async () => {
    const { rows } = await one.sql.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM lookup_batch_lines WHERE batch_id = $1 AND verdict <> 'waiting'",
      [id],
    );
    return rows[0]?.n ?? 0;
  };

  for (let kill = 1; kill <= KILLS; kill++) {
    const [victim, other] = kill % 2 ? [two, one] : [one, two];
    await until(async () => (await settled()) >= (LINES * kill) / (KILLS + 1), 120 + LINES / 10);
    await victim.kill('SIGKILL');
    await until(() => at(other).read(id));
    await victim.restart();
  }

  const batch = await at(one).until(id, 'finished', 120 + LINES / 10);
  expect(batch.counts).toEqual({ found, nobody: 1, invalid: 1 });
  const kept = await keptOf(one, ana.id);
  expect(kept).toEqual({ history: found, audit: found, counted: found, spent: found });
  const { rows } = await one.sql.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT subjects FROM lookup_history WHERE account_id = $1 GROUP BY subjects HAVING count(*) > 1) AS twice`,
    [ana.id],
  );
  expect(rows[0]?.n).toBe(0);
  const { body } = await one.sandbox.get<{ total: number }>('/traffic?vendor=bureau');
  // A source that was asked by who died then is asked again: it has no memory that could be asked whether it was.
  expect(body.total).toBeGreaterThanOrEqual(LINES - 1);
  expect(body.total).toBeLessThanOrEqual(LINES - 1 + KILLS * AT_ONCE);
  console.log(
    `${LINES} lines, ${KILLS} kills: ${body.total - (LINES - 1)} asked again of their source, 0 kept or counted twice`,
  );
});
