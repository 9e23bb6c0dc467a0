import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type World } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { QUICK_SOURCES } from '../lookups/lookups-world.js';
import { wireToDatabase } from './cuttable.js';
import type { Fault, Victim } from './faults.js';
import { LOAD_SETTINGS, type LoadSize, MixedLoad } from './mixed-load.js';
import { MovableClock } from './movable-clock.js';

/** After the end of a fault whoever asks is served again within this time; a source's circuit opens for as long at a time. */
const HEALED_MS = 15_000;
/** So long nobody may fail once it is healed. */
const QUIET_MS = 1_000;

export interface Met {
  readonly fault: string;
  readonly asked: number;
  readonly failed: number;
  /** From the end of the fault until nobody fails any more. */
  readonly healedMs: number;
  readonly wrongs: readonly string[];
}

export interface Run {
  readonly size: LoadSize;
  /** How long each fault lasts. */
  readonly ms: number;
  readonly seed: number;
  tell?(met: Met): void;
}

/** Lets the faults happen to a product of its own under load, one after the other; answers what each came to. */
export async function runFaults(faults: readonly Fault[], { size, ms, seed, tell }: Run): Promise<Met[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-faults-'));
  const clock = new MovableClock(folder);
  const { via, wire } = wireToDatabase();
  const env = { ...LOAD_SETTINGS, ...QUICK_SOURCES, ...clock.env };
  const app = await startApp({ ownProcess: true, env, via });
  const met: Met[] = [];
  try {
    for (const fault of faults) {
      met.push(await meet(fault, { app, wire: wire(), clock, ms }, { size, seed }));
      tell?.(met.at(-1) as Met);
    }
  } finally {
    await app.stop();
    wire().close();
    rmSync(folder, { recursive: true, force: true });
  }
  return met;
}

async function meet(fault: Fault, victim: Victim, { size, seed }: Pick<Run, 'size' | 'seed'>): Promise<Met> {
  const { app } = victim;
  const pid = app.pid();
  const load = await MixedLoad.begin(app, size, seed);
  const from = await begun(load);
  await fault.happen(victim);
  const undone = Date.now();
  const wrongs: string[] = [];
  await healed(load).catch(() => wrongs.push(`still failing ${HEALED_MS} ms after its end`));
  await load.end();

  const failures = load.failures().filter(({ at, ms }) => at + ms >= from);
  for (const failure of failures.filter((one) => !fault.allows(one))) wrongs.push(`${JSON.stringify(failure)}`);
  if (load.failures().length > failures.length) wrongs.push('requests failed before it');
  if (!fault.kills && app.pid() !== pid) wrongs.push('the process ended');
  wrongs.push(...(await load.wrongs()), ...(await peopleGone(app)));
  const lastAt = Math.max(undone, ...failures.map(({ at, ms }) => at + ms));
  return {
    fault: fault.name,
    asked: load.outcomes.length,
    failed: failures.length,
    healedMs: lastAt - undone,
    wrongs,
  };
}

/** Answers when it does: the load runs, and nothing fails. */
async function begun(load: MixedLoad): Promise<number> {
  await until(() => load.outcomes.length >= 20);
  return Date.now();
}

async function healed(load: MixedLoad): Promise<void> {
  await until(async () => {
    const since = Date.now();
    await sleep(QUIET_MS);
    const asked = load.outcomes.filter(({ at }) => at >= since);
    return asked.some(({ what }) => what === 'cpf') && load.failures(since).length === 0;
  }, HEALED_MS / 1_000);
}

/** Whoever had a plan has it still, whatever the clocks said meanwhile. */
async function peopleGone(app: World): Promise<string[]> {
  const sql = `SELECT count(*)::int AS n FROM accounts a JOIN subscriptions s ON s.account_id = a.id WHERE s.expires_at < now() + interval '1 day'`;
  const { rows } = await app.sql.query<{ n: number }>(sql);
  return rows[0]?.n ? [`${rows[0].n} plans ended that had days left`] : [];
}
