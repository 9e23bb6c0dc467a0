import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';

/** Lets one act after the other come to the account's row, which is held meanwhile; they go on in this order. Answers what each came to. */
export async function inLine<T>(app: World, accountId: string, ...acts: Array<() => Promise<T>>): Promise<T[]> {
  const holder = await app.sql.connect();
  try {
    await holder.query('begin');
    await holder.query('select from accounts where id = $1 for update', [accountId]);
    const begun: Promise<T>[] = [];
    for (const act of acts) {
      begun.push(act());
      await until(async () => (await waiting(app)) === begun.length);
    }
    await holder.query('commit');
    return await Promise.all(begun);
  } finally {
    holder.release();
  }
}

/** Lets an act come to a row that is held meanwhile, and another one be done before it goes on; answers what the first came to. */
export async function overtaken<T>(
  app: World,
  row: { from: string; accountId: string },
  act: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const holder = await app.sql.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from ${row.from} where account_id = $1 for update`, [row.accountId]);
    const begun = act();
    await until(async () => (await waiting(app)) === 1);
    await meanwhile();
    await holder.query('commit');
    return await begun;
  } finally {
    holder.release();
  }
}

async function waiting(app: World): Promise<number> {
  const { rowCount } = await app.sql.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}
