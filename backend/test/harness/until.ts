import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './start-app.js';

/** Waits until `look` answers something true; fails after `seconds`, which leave room for a machine that is busy with other things. */
export async function until<T>(look: () => Promise<T> | T, seconds = 60): Promise<NonNullable<T>> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error('it did not come to pass');
    await sleep(50);
  }
}

/**
 * Whether it comes to pass within a second: 18 looks, 50 ms apart, each after an answer of the database. A busy machine makes the looks
 * slower along with what is looked at.
 */
export async function withinASecond(app: Pick<World, 'sql'>, look: () => Promise<boolean> | boolean): Promise<boolean> {
  for (let looks = 0; looks < 18; looks++) {
    await app.sql.query('SELECT 1');
    if (await look()) return true;
    await sleep(50);
  }
  return false;
}
