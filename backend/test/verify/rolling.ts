import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOAD_SETTINGS, MixedLoad } from '../faults/mixed-load.js';
import { freePorts } from '../harness/ports.js';
import { clients, type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import type { Verification } from './verification.js';

const MOST_MS = 10_000;

/** `npm run verify:rolling [restarts]`: goal 21, two instances behind nginx, ended and started in turn under load. */
export async function verify({ args }: Verification): Promise<boolean> {
  const restarts = Number(args[0] ?? 50);
  if (spawnSync('nginx', ['-v']).error) {
    console.log('nginx is not on this machine: apt-get install nginx-light');
    return false;
  }
  const port = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const env = { ...LOAD_SETTINGS, PUBLIC_URL: url, TRUSTED_PROXIES: '1' };
  const first = await startApp({ ownProcess: true, env });
  const second = await startApp({ ownProcess: true, beside: first, env });
  const nginx = await startNginx(port, [first, second]);
  try {
    return await roll([first, second], url, restarts);
  } finally {
    await nginx.end();
    await second.stop();
    await first.stop();
  }
}

async function roll(instances: readonly RunningApp[], url: string, restarts: number): Promise<boolean> {
  const [world] = instances as [RunningApp];
  const load = await MixedLoad.begin(
    { ...world, url, ...clients(url, world.sandboxUrl) },
    { lookups: 16, payments: 2 },
  );
  const seconds: number[] = [];
  for (let round = 0; round < restarts; round++) {
    const instance = instances[round % instances.length] as RunningApp;
    await sleep(500);
    const from = Date.now();
    await instance.kill('SIGTERM');
    seconds.push((Date.now() - from) / 1_000);
    await instance.restart();
  }
  await load.end();
  const [failures, wrongs] = [load.failures(), await load.wrongs()];
  for (const wrong of [...failures.slice(0, 10), ...wrongs.slice(0, 10)]) console.log(wrong);
  console.log(
    `${restarts} SIGTERMs: ${load.outcomes.length} requests, ${load.payments.length} payments, ${failures.length} failed, ` +
      `${wrongs.length} wrong in the books; gone after ${Math.min(...seconds)} to ${Math.max(...seconds)} s (goal ${MOST_MS / 1_000})`,
  );
  return failures.length + wrongs.length === 0 && Math.max(...seconds) * 1_000 <= MOST_MS;
}

/** The site of deploy/nginx in front of the instances, in clear since the load is on this machine. */
async function startNginx(port: number, instances: readonly RunningApp[]): Promise<{ end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-nginx-'));
  const at = (name: string) => join(folder, name);
  const [first, second] = instances.map(({ url }) => new URL(url).host);
  const site = readFileSync('deploy/nginx/nitido.conf', 'utf8')
    .replace('127.0.0.1:3000', first ?? '')
    .replace('127.0.0.1:3001', second ?? '')
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ +(listen \[::\]|ssl_).*\n/gm, '')
    .replace('limit_conn nitido_addresses 200;', '')
    .replace('/var/log/nginx/nitido.log', at('error.log'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${at(use)};`);
  writeFileSync(
    at('nginx.conf'),
    `daemon off;\npid ${at('pid')};\nerror_log ${at('error.log')};\nevents { worker_connections 1024; }\nhttp {\n${places.join('\n')}\n${site}\n}\n`,
  );
  const nginx: ChildProcess = spawn('nginx', ['-c', at('nginx.conf')], { stdio: 'inherit' });
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    20,
  );
  return {
    end: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
