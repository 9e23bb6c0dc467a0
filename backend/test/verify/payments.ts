import { runModel } from '../billing/model/run.js';
import { BUGS } from './payment-bugs.js';
import type { Verification } from './verification.js';

/** `npm run verify:payments [stories] [seed]`: goal 15, then the planted bugs, each of which must be found. */
export async function verify({ args, databaseUrl, withBug }: Verification): Promise<boolean> {
  const stories = Number(args[0] ?? 10_000);
  const seed = Number(args[1] ?? Date.now() % 2_147_483_647);
  const from = Date.now();
  const { told, failure } = await runModel({ databaseUrl, seed, stories, lanes: 2, progress });
  console.log(
    `${told} stories, seed ${seed}, ${Math.round((Date.now() - from) / 1_000)} s: ${failure ?? 'all books agree'}`,
  );
  let sound = failure === null && told === stories;
  for (const { name, edits } of BUGS) {
    const buggy = (await withBug(name, edits, 'billing/model/run.js')) as { runModel: typeof runModel };
    const found = await buggy.runModel({ databaseUrl, seed, stories: 2_000, lanes: 1 });
    console.log(
      `planted bug "${name}": ${found.failure ? `found in story ${found.told} (${found.failure.split('\n')[1]})` : 'NOT FOUND'}`,
    );
    sound &&= found.failure !== null;
  }
  return sound;
}

function progress(told: number): void {
  if (told % 1_000 === 0) console.log(`${told} stories …`);
}
