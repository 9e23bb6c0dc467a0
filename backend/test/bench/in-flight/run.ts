import { setTimeout as sleep } from 'node:timers/promises';
import { CpfSequence } from '../cpf-sequence.js';
import { runLoad } from '../load.js';
import { startVariant, type Variant } from '../variants.js';
import { openWorld, type Premises } from '../world.js';

const IN_FLIGHT = 4_000;
/** So long that two cores can do what is ideal: 667 lookups a second. */
const VENDOR_MS = 6_000;
/** The longest that may be set; connections open within it too, so many at once. */
const DEADLINE_MS = 12_000;
const MORE_AT_ONCE = 500;
const WAVES = 3;
const MB = 1_048_576;

/** Thousands of lookups that wait for a slow vendor at the same time: how many of the ideal rate, and what memory each takes. */
export async function runInFlightBench(premises: Premises): Promise<void> {
  const world = await openWorld(premises, VENDOR_MS);
  const lines: string[] = [];
  try {
    for (const name of ['bare', 'nitido'] as const) {
      const room = { SOURCE_CONCURRENCY: `${IN_FLIGHT}`, SOURCE_DEADLINE_MS: `${DEADLINE_MS}` };
      const variant = await startVariant(name, world, [], room);
      lines.push(await measured(variant).finally(() => variant.stop()));
    }
  } finally {
    await world.close();
  }
  console.log(
    [
      `| ${IN_FLIGHT} lookups in flight, a vendor of ${VENDOR_MS} ms | lookups/s | of the ideal (goal ≥ 0.85) | kB each (goal ≤ 150) | p50 ms | p99 ms |`,
      '|---|---|---|---|---|---|',
      ...lines,
    ].join('\n'),
  );
}

/** Rejects at the first lookup that is not answered with its data. */
async function measured({ name, url, tokens, server }: Variant): Promise<string> {
  const load = { url, tokens, cpfs: new CpfSequence(), connections: IN_FLIGHT };
  await runLoad({ ...load, connections: 64, seconds: 2 * (VENDOR_MS / 1_000) });
  const before = (await server.usage()).rssBytes;
  for (let n = MORE_AT_ONCE; n <= IN_FLIGHT; n += MORE_AT_ONCE) await runLoad({ ...load, connections: n, seconds: 1 });
  const [{ lookups, seconds, p50Ms, p99Ms }, during] = await Promise.all([
    runLoad({ ...load, seconds: ((WAVES - 0.5) * VENDOR_MS) / 1_000 }),
    sleep(VENDOR_MS * 1.5).then(() => server.usage()),
  ]);
  const share = lookups / seconds / (IN_FLIGHT / (VENDOR_MS / 1_000));
  const each = (during.rssBytes - before) / IN_FLIGHT / 1024;
  const memory = `${each.toFixed(0)}, ${(during.rssBytes / MB).toFixed(0)} MB in all`;
  return `| ${name} | ${(lookups / seconds).toFixed(0)} | ${share.toFixed(2)} | ${memory} | ${p50Ms.toFixed(0)} | ${p99Ms.toFixed(0)} |`;
}
