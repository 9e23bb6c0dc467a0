import type { GoesOn } from '../goes-on.js';

/** With portions of a few milliseconds: well within a job's lease. */
const MOST_TIMES = 100;

/** Works on rows a few at a time, so that no statement has more to do than it has time for; the rest waits for the job's next round. */
export async function inPortions(goesOn: GoesOn, some: (most: number) => Promise<number>, most: number): Promise<void> {
  for (let time = 0; time < MOST_TIMES && goesOn(); time++) if ((await some(most)) < most) return;
}
