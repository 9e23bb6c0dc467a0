import { runProtection } from '../lookups/protection/run.js';
import { BUGS } from './suppression-bugs.js';
import type { Verification } from './verification.js';

const MODULE = 'lookups/protection/run.js';
type Model = { runProtection: typeof runProtection };

/** `npm run verify:suppression [cases] [seed]`: goal 34, then the planted bugs, each of which must be found. */
export async function verify({ args, withBug }: Verification): Promise<boolean> {
  const cases = Number(args[0] ?? 10_000);
  const seed = Number(args[1] ?? Date.now() % 2_147_483_647);
  const from = Date.now();
  const { looked, protecting, failure } = await runProtection(seed, cases);
  console.log(
    `${looked} cases, ${protecting} of them with somebody to protect, seed ${seed}, ` +
      `${Math.round((Date.now() - from) / 1_000)} s: ${failure ?? '0 leaks'}`,
  );
  let holds = failure === null && looked === cases;
  for (const { name, edits } of BUGS) {
    const buggy = (await withBug(name, edits, MODULE)) as Model;
    const found = await buggy.runProtection(seed, 2_000);
    const where = found.failure?.split('\n')[1]?.slice(0, 120);
    console.log(`planted bug "${name}": ${found.failure ? `found in case ${found.looked} (${where})` : 'NOT FOUND'}`);
    holds &&= found.failure !== null;
  }
  return holds;
}
