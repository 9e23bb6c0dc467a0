import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

const ROWS = 30_000;
const CPF = '52998224725';
/** After these PostgreSQL keeps its plan of a statement. */
const UNTIL_PLANNED = 8;
const AFTERWARDS = 4;

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});

interface Effort {
  /** Rows that were read by walking the whole table. */
  readonly walked: number;
  readonly updates: number;
}

/** How much was done with what the days' lookups have left. */
async function effort(): Promise<Effort> {
  const { rows } = await app.sql.query<Effort>(
    `SELECT seq_tup_read::int AS walked, n_tup_upd::int AS updates FROM pg_stat_user_tables
     WHERE relname = 'lookup_allowances'`,
  );
  return rows[0] ?? { walked: 0, updates: 0 };
}

it(`What is left of a day is found by its key, also when the table has ${ROWS} rows by the time and had few at first`, async () => {
  const ana = await Subscriber.of(app);
  const askAgain = () => ana.cpf(CPF, { atualizar: true });
  for (let n = 0; n < UNTIL_PLANNED; n++) expect((await askAgain()).status).toBe(200);
  await app.sql.query(
    `INSERT INTO lookup_allowances (holder, account_id, day, granted, used, held_until)
     SELECT gen_random_uuid(), gen_random_uuid(), current_date, 1, 1, now() FROM generate_series(1, $1)`,
    [ROWS],
  );
  const before = await effort();
  for (let n = 0; n < AFTERWARDS; n++) expect((await askAgain()).status).toBe(200);
  await until(async () => (await effort()).updates >= UNTIL_PLANNED + AFTERWARDS);
  expect((await effort()).walked - before.walked).toBeLessThan(ROWS);
});
