import { setTimeout as sleep } from 'node:timers/promises';

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
