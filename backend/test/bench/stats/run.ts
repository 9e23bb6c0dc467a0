import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Client } from 'undici';
import { HttpClient } from '../../harness/http-client.js';
import { withProduct } from '../product.js';
import { type Spread, spread, spreadText } from '../statistics.js';
import { execute, type Premises } from '../world.js';
import { fillCounters, LOOKUPS } from './fill.js';

const ROUNDS = 7;
const CALLS = 30;
const REAL_LOOKUPS = 40;
const PASSWORD = 'Medida-2026';
const PATHS = ['hoje', '7d', '30d', '12m'].map((periodo) => `/api/admin/stats?periodo=${periodo}`);

/** Measures the administrators' figures after forty lookups, and again when the counters stand for a hundred million. */
export async function runStatsBench(premises: Premises): Promise<void> {
  await withProduct(premises, 1, async (product, world) => {
    const api = new HttpClient(product.url);
    for (let i = 0; i < REAL_LOOKUPS; i++) {
      const body = { cpf: '52998224725', finalidade: 'prevencao_fraude' };
      await api.as(product.tokens[0] ?? '').post('/api/external/cpf', body);
    }
    const token = await administrator(world.databaseUrl, api);
    await demandRecount(world.databaseUrl, api.as(token));
    const small = await measureAll(product.url, token);
    await fillCounters(world.databaseUrl);
    await quiet(world.databaseUrl);
    await demandRecount(world.databaseUrl, api.as(token), LOOKUPS);
    console.log(report(small, await measureAll(product.url, token)));
  });
}

/** The total that is told is that of the rows, and of the counters that stand for rows which are not there. */
async function demandRecount(databaseUrl: string, admin: HttpClient, filled = 0): Promise<void> {
  const { body } = await admin.get<{ totalConsultations: number }>('/api/admin/stats');
  const [rows] = await execute<{ n: number; all: string }>(
    databaseUrl,
    `SELECT (SELECT count(*)::int FROM lookup_audit WHERE outcome = 'success') AS n,
       (SELECT sum(n) FROM (SELECT n FROM lookup_daily_counts UNION ALL SELECT n FROM lookup_counts_pending) AS c) AS all`,
  );
  const [found] = await execute<{ n: string }>(
    databaseUrl,
    `SELECT sum(n) AS n FROM (SELECT n, outcome FROM lookup_daily_counts UNION ALL
       SELECT n, outcome FROM lookup_counts_pending) AS c WHERE outcome = 'success'`,
  );
  const counted = filled === 0 ? Number(rows?.n) : Number(found?.n);
  if (body.totalConsultations !== counted) throw new Error(`${body.totalConsultations} were told, ${counted} counted`);
  if (Number(rows?.all) - Number(rows?.n) !== filled) throw new Error(`the counters stand for ${rows?.all} lookups`);
}

/** Steps that the filling left are added up by the product's own job. */
async function quiet(databaseUrl: string): Promise<void> {
  for (;;) {
    const [rows] = await execute<{ n: number }>(databaseUrl, 'SELECT count(*)::int AS n FROM counter_steps');
    if (rows?.n === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  // One statement wrote each month's row for each of its days: what that left behind is none of the product's.
  await execute(databaseUrl, 'VACUUM FULL lookup_monthly_counts, counter_months');
  await execute(databaseUrl, 'VACUUM ANALYZE');
}

async function administrator(databaseUrl: string, api: HttpClient): Promise<string> {
  const [id, secret] = [randomUUID(), await hash(PASSWORD)];
  await execute(
    databaseUrl,
    `INSERT INTO accounts (id, role, username, name, password_hash, created_at)
     VALUES ('${id}', 'admin', 'medida', 'Medida', '${secret}', now())`,
  );
  const { body } = await api.post<{ token: string }>('/api/auth/admin/login', {
    username: 'medida',
    password: PASSWORD,
  });
  return body.token;
}

/** Milliseconds of every call, by what was called, a list a round; the first round warms up. */
async function measureAll(url: string, token: string): Promise<Record<string, number[][]>> {
  const client = new Client(url);
  const times: Record<string, number[][]> = Object.fromEntries(PATHS.map((path) => [path, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of PATHS) {
      const measured: number[] = [];
      for (let i = 0; i < CALLS; i++) {
        const begun = performance.now();
        const { statusCode, body } = await client.request({
          method: 'GET',
          path,
          headers: { authorization: `Bearer ${token}` },
        });
        await body.text();
        measured.push(performance.now() - begun);
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      }
      if (round > 0) times[path]?.push(measured.sort((one, other) => one - other));
    }
  }
  await client.close();
  return times;
}

function report(small: Record<string, number[][]>, big: Record<string, number[][]>): string {
  const medians = (rounds: readonly number[][]) => rounds.map((round) => round[Math.floor(round.length / 2)] ?? 0);
  const lines = PATHS.map((path) => {
    const [few, many] = [medians(small[path] ?? []), medians(big[path] ?? [])];
    const ratio = spread(many.map((ms, i) => ms / (few[i] ?? 1)));
    return `| ${path} | ${ms(spread(few))} | ${ms(spread(many))} | ${ms(ratio)} |`;
  });
  return [
    `| ms, median [min–max] of ${ROUNDS} rounds of ${CALLS} calls | ${REAL_LOOKUPS} lookups | 100,000,000 lookups | ratio |`,
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function ms(times: Spread): string {
  return spreadText(times, 2);
}
