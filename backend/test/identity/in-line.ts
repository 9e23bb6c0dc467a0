import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';

/** A row that several come to, as a statement names it. */
export interface SharedRow {
  readonly from: string;
  readonly id: string;
}

/** Lets one act after the other come to the account's row, which is held meanwhile; they go on in this order. Answers what each came to. */
export function inLine<T>(app: World, accountId: string, ...acts: Array<() => Promise<T>>): Promise<T[]> {
  return inLineFor(app, { from: 'accounts where id = $1 for update', id: accountId }, ...acts);
}

/** The same with another row. */
export function inLineFor<T>(app: World, row: SharedRow, ...acts: Array<() => Promise<T>>): Promise<T[]> {
  return whileHeld(app, row, async () => {
    const begun: Promise<T>[] = [];
    for (const act of acts) {
      begun.push(act());
      await until(async () => (await waiting(app)) === begun.length);
    }
    return begun;
  });
}

/** Lets an act come to a row that is held, and another one be done before it goes on; answers what the first came to. */
export async function overtaken<T>(
  app: World,
  row: SharedRow,
  act: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const [begun] = await whileHeld(app, row, async () => {
    const slow = act();
    await until(async () => (await waiting(app)) === 1);
    await meanwhile();
    return [slow];
  });
  return begun as T;
}

/** Answers what becomes of all that `work` has begun, once the row is free. */
async function whileHeld<T>(app: World, { from, id }: SharedRow, work: () => Promise<Promise<T>[]>): Promise<T[]> {
  const holder = await app.sql.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from ${from}`, [id]);
    const begun = await work();
    await holder.query('commit');
    return await Promise.all(begun);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** How many statements wait for a lock. */
export async function waiting(app: World): Promise<number> {
  const { rowCount } = await app.sql.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}
