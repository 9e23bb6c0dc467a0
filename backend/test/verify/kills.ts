import { until } from '../billing/billing-world.js';
import { KILL_STEPS } from '../billing/kill-steps.js';
import { startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import type { Verification } from './verification.js';

const MOST_SECONDS = 5;

/** `npm run verify:kills [rounds]`: goal 16, with the product's own pauses between its jobs; how long each step takes to heal. */
export async function verify({ args }: Verification): Promise<boolean> {
  const rounds = Number(args[0] ?? 5);
  const app = await startApp({ ownProcess: true, env: { ...ADMIN } });
  let sound = true;
  try {
    const admin = await adminOf(app);
    for (const { name, happen } of KILL_STEPS) {
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const aftermath = await happen({ app, admin });
        await app.restart();
        const from = Date.now();
        await until(() => aftermath.healed());
        seconds.push((Date.now() - from) / 1_000);
        const [seen, expected] = [JSON.stringify(await aftermath.seen()), JSON.stringify(aftermath.expected)];
        const { body } = await admin.get<{ data: unknown[] }>('/api/admin/payments/audit');
        if (seen === expected && body.data.length === 0) continue;
        console.log(`${name}: ${seen} instead of ${expected}; audit: ${JSON.stringify(body.data)}`);
        sound = false;
      }
      const slowest = Math.max(...seconds);
      console.log(`${name}: healed after ${Math.min(...seconds)} to ${slowest} s`);
      sound &&= slowest <= MOST_SECONDS;
    }
  } finally {
    await app.stop();
  }
  return sound;
}
