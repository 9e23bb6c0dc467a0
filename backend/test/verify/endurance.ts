import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOAD_SETTINGS, MixedLoad } from '../faults/mixed-load.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { slopeOf } from './slope.js';
import type { Verification } from './verification.js';

const GOALS = { megabytes: 250, slope: 0.5 };
const SAMPLE_MS = 5_000;
/** Of the whole time, what passes before memory is judged: caches and compiled code are not there at first. */
const WARM_UP = 0.2;
/** Connections and files come and go; what grows leaves more than these behind. */
const FEW = 10;

interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
  readonly descriptors: number;
  readonly connections: number;
}

/** `npm run verify:endurance -- --minutes 30`: goal 23, lookups and payments for a long time on one process. */
export async function verify({ args }: Verification): Promise<boolean> {
  const minutes = Number(args[args.indexOf('--minutes') + 1] ?? 30) || 30;
  const app = await startApp({
    ownProcess: true,
    env: { ...LOAD_SETTINGS, LOG_LEVEL: 'warn', ...productionEnv() },
    flags: productionFlags(),
  });
  try {
    const load = await MixedLoad.begin(app, { lookups: 12, payments: 2, pauseMs: 20 });
    const samples = await watch(app, minutes * 60_000);
    await load.end();
    const [failures, wrongs] = [load.failures(), await load.wrongs()];
    for (const wrong of [...failures.slice(0, 5), ...wrongs.slice(0, 5)]) console.log(wrong);
    console.log(
      `${minutes} minutes: ${load.outcomes.length} requests, ${load.payments.length} payments, ${failures.length} failed`,
    );
    return judge(samples) && failures.length + wrongs.length === 0;
  } finally {
    await app.stop();
  }
}

function productionFlags(): string[] {
  const [, command = '[]'] = /\nCMD (\[.*\])/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  return (JSON.parse(command) as string[]).filter((part) => part.startsWith('--'));
}

function productionEnv(): Record<string, string> {
  const image = readFileSync('Dockerfile', 'utf8');
  return Object.fromEntries(
    [...image.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

async function watch(app: RunningApp, forMs: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const from = Date.now(); Date.now() - from < forMs; ) {
    await sleep(Math.min(SAMPLE_MS, forMs / 12));
    samples.push({
      minutes: (Date.now() - from) / 60_000,
      megabytes: megabytesOf(app.pid()),
      descriptors: readdirSync(`/proc/${app.pid()}/fd`).length,
      connections: await connectionsOf(app),
    });
  }
  return samples;
}

function judge(samples: readonly Sample[]): boolean {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const most = (what: keyof Sample, among = warm) => Math.max(...among.map((sample) => sample[what]));
  const slope = slopeOf(warm.map(({ minutes, megabytes }) => [minutes, megabytes]));
  const [early, late] = [warm.slice(0, warm.length / 3), warm.slice(-warm.length / 3)];
  const growth = most('descriptors', late) - most('descriptors', early);
  console.log(
    `memory ${Math.min(...warm.map(({ megabytes }) => megabytes))} to ${most('megabytes')} MB (goal ${GOALS.megabytes}), ` +
      `slope ${slope.toFixed(2)} MB a minute (goal ${GOALS.slope}); descriptors ${most('descriptors', early)} at first, ` +
      `${most('descriptors', late)} in the end; connections to the database ${most('connections')} at most`,
  );
  return most('megabytes') <= GOALS.megabytes && slope <= GOALS.slope && growth <= FEW;
}

function megabytesOf(pid: number | undefined): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);
}

async function connectionsOf(app: RunningApp): Promise<number> {
  const sql = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'nitido'`;
  return (await app.sql.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
}
