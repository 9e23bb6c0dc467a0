import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './start-app.js';

/** Waits until `look` answers something true; fails after `seconds`, which leave room for a machine that is busy with other things. */
export async function until<T>(look: () => Promise<T> | T, seconds = 60): Promise<NonNullable<T>> {
  const began = Date.now();
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    const waited = Date.now() - began;
    if (waited > seconds * 1_000) throw new Error('it did not come to pass');
    // What takes longer is not looked at so often: a look costs as much as a request.
    await sleep(waited < 1_000 ? 50 : 200);
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
