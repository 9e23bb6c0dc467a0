import { readFileSync } from 'node:fs';
import { globalAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { QUICK_JOBS } from '../billing/billing-world.js';
import { HttpClient } from '../harness/http-client.js';
import { runCli } from '../harness/run-cli.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN } from '../identity/admins.js';
import { BALANCER, Cluster } from './high-availability/cluster.js';
import { faultsIn } from './high-availability/faults.js';
import { Load } from './high-availability/load.js';
import { missingPackages } from './high-availability/programs.js';
import type { Verification } from './verification.js';

const KILLS = ['postgres', 'machine', 'postgres'] as const;
const MOST_SECONDS = 15;
const BEFORE_MS = 5_000;
const AFTER_MS = 25_000;

/** `npm run verify:failover [kills]`: goal 41, with the files of deploy/high-availability/ on one machine. */
export async function verify({ args }: Verification): Promise<boolean> {
  const missing = missingPackages();
  if (missing.length > 0 || process.getuid?.() !== 0) {
    const needed = missing.length > 0 ? `Debian's packages: apt-get install ${missing.join(' ')}` : 'root';
    console.log(`verify:failover needs ${needed}`);
    return false;
  }
  const cluster = new Cluster();
  const apps: RunningApp[] = [];
  let sound = true;
  try {
    await cluster.start();
    process.env.TEST_DATABASE_URL = cluster.url(5432);
    const env = { ...ADMIN, ...QUICK_JOBS, ...SIGNALS_ALONE, PLAN_DAILY_LOOKUPS_GOLD: '100000', TRUSTED_PROXIES: '1' };
    const first = await startApp({ ownProcess: true, env: { ...env, LOG_LEVEL: 'warn' } });
    apps.push(first);
    const replica = Object.assign(new URL(first.databaseUrl), { port: '5433' }).href;
    apps.push(await startApp({ ownProcess: true, beside: first, env: { ...env, DATABASE_REPLICA_URL: replica } }));
    cluster.serve(apps.map(({ url }) => url));
    trust(cluster.certificate);
    const url = `https://${BALANCER}`;
    const world = { ...first, url, http: new HttpClient(url) };
    await until(() =>
      world.http.get('/api/health/ready').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    for (const what of KILLS.slice(0, Number(args[0] ?? KILLS.length))) {
      const load = new Load(world);
      await load.start();
      await sleep(BEFORE_MS);
      const primary = await cluster.primary();
      const killedAt = Date.now();
      await cluster.kill(primary, what);
      await sleep(AFTER_MS);
      await load.stop();
      const faults = await faultsIn(load, apps);
      const failed = load.attempts.filter(({ ok }) => !ok);
      const seconds = (Math.max(killedAt, ...failed.map(({ ended }) => ended)) - killedAt) / 1_000;
      console.log(
        `${what} of ${primary} killed: errors for ${seconds.toFixed(1)} s (${failed.length} of ${load.attempts.length}); ` +
          `${load.protocols.length} lookups and ${load.purchases.length} payments acknowledged; ${faults.join('; ') || '0 lost, 0 doubled'}`,
      );
      sound &&= faults.length === 0 && seconds <= MOST_SECONDS && (await cluster.primary()) !== primary;
      cluster.revive(primary, what);
      await cluster.isWhole();
    }
    const audit = await runCli(first, 'audit', ['verify'], { NODE_EXTRA_CA_CERTS: cluster.certificate });
    console.log(audit.output.trim());
    return sound && audit.code === 0;
  } finally {
    for (const app of apps.reverse()) await app.stop().catch(() => undefined);
    await cluster.stop();
  }
}

function trust(certificate: string): void {
  globalAgent.options.ca = readFileSync(certificate);
  globalAgent.options.keepAlive = true;
}
