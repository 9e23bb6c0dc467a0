import { CALM, FAULTS } from '../faults/faults.js';
import { OwnServer } from '../faults/own-server.js';
import { type Met, runFaults } from '../faults/run-faults.js';
import type { Verification } from './verification.js';

/** `npm run verify:faults [milliseconds] [seed]`: each fault in turn under load, on a PostgreSQL of its own. */
export async function verify({ args }: Verification): Promise<boolean> {
  const ms = Number(args[0] ?? 5_000);
  const seed = Number(args[1] ?? Date.now() % 1_000_000);
  const server = await OwnServer.start();
  try {
    process.env.TEST_DATABASE_URL = server.adminUrl;
    if (!server.smallDisk) console.log('disk full: not shown, since only root may make a small disk');
    console.log(`each for ${ms} ms, seed ${seed}, 16 callers and 2 buyers`);
    const size = { lookups: 16, payments: 2 };
    const met = await runFaults([CALM, ...FAULTS, ...server.faults], { size, ms, seed, tell });
    return met.every(({ wrongs }) => wrongs.length === 0);
  } finally {
    await server.end();
  }
}

function tell({ fault, asked, failed, healedMs, wrongs }: Met): void {
  console.log(`${fault}: ${asked} requests, ${failed} failed, healed after ${healedMs} ms`);
  for (const wrong of wrongs.slice(0, 10)) console.log(`  WRONG: ${wrong}`);
}
