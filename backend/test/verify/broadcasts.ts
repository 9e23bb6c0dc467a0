import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool as HttpPool } from 'undici';
import { ServerProcess } from '../bench/server-process.js';
import { spread, spreadText } from '../bench/statistics.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { MESSAGING, send } from '../messaging/messaging-world.js';
import { StreamHerd } from './stream-herd.js';
import type { Verification } from './verification.js';

const JWT_SECRET = 'um-segredo-de-medicao-com-mais-de-32-caracteres';
const POLL = '/api/admin/messages/check';
const ROUNDS = 5;
const ACCOUNTS = 2_000;
const STREAMS_OF_ACCOUNT = 8;
const GOALS = { cpuMicros: 40, kilobytes: 20, deliveryMs: 500 };
const MICROS_OF_TICK = 10_000;
/** An idle connection of PostgreSQL reports what it did after at most 10 s. */
const STATISTICS_MS = 11_000;

/** `npm run verify:broadcasts [streams] [polls]`: goals 9 and 10 on one process. */
export async function verify({ args }: Verification): Promise<boolean> {
  const streams = Number(args[0] ?? 15_000);
  const polls = Number(args[1] ?? 100_000);
  const app = await startApp({ ownProcess: true, env: { ...MESSAGING, MESSAGES_JOB_INTERVAL_MS: '1000', JWT_SECRET } });
  try {
    const tokens = await signIn(app, ACCOUNTS);
    const checked = await measurePolls(app, tokens, polls);
    return (await measureStreams(app, tokens, streams)) && checked;
  } finally {
    await app.stop();
  }
}

async function measurePolls(app: RunningApp, tokens: readonly string[], polls: number): Promise<boolean> {
  const each = Math.round(polls / ROUNDS);
  const { poll, close } = poller(app.url, tokens);
  await poll(Math.max(tokens.length, 20_000));
  await sleep(STATISTICS_MS);
  const [statements, idleFrom] = [await transactions(app), Date.now()];
  await sleep(5_000);
  const idle = ((await transactions(app)) - statements) / (Date.now() - idleFrom);
  const [before, from] = [await transactions(app), Date.now()];
  const cost = async () => {
    const cpu = cpuMicros(app);
    await poll(each);
    return (cpuMicros(app) - cpu) / each;
  };
  const bare = await bareAnswer(app, tokens);
  const [product, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    product.push(await cost());
    plain.push(await bare.cost(each));
  }
  await sleep(1_500);
  const beyondJobs = (await transactions(app)) - before - idle * (Date.now() - from);
  const perPoll = Math.max(0, beyondJobs) / (each * ROUNDS);
  await Promise.all([close(), bare.stop()]);
  const micros = spread(product);
  const ratios = product.map((own, round) => own / (plain[round] ?? 1));
  console.log(
    `${each * ROUNDS} polls by ${tokens.length} accounts, ${ROUNDS} rounds: ${spreadText(micros, 1)} µs of CPU each (goal ${GOALS.cpuMicros}), ` +
      `the same answer of a bare node:http server ${spreadText(spread(plain), 1)}, ÷ ${spreadText(spread(ratios), 2)}; ` +
      `${perPoll.toFixed(4)} transactions each beyond the jobs' (goal 0)`,
  );
  return micros.median <= GOALS.cpuMicros && perPoll < 0.001;
}

/** Asks so many times over 32 connections; rejects where one is refused. */
function poller(url: string, tokens: readonly string[]) {
  const client = new HttpPool(url, { connections: 32 });
  const ask = async (n: number) => {
    const { statusCode, body } = await client.request({ path: POLL, method: 'GET', headers: bearer(tokens, n) });
    await body.dump();
    if (statusCode !== 200) throw new Error(`a poll was answered ${statusCode}`);
  };
  return { poll: (polls: number) => awake(() => inParallel(polls, 32, ask)), close: () => client.close() };
}

/** Never rests meanwhile: to wake who asks, on the same machine, is a cost of each answer that no caller elsewhere causes. */
async function awake(work: () => Promise<void>): Promise<void> {
  let busy = true;
  const spin = () => void (busy && setImmediate(spin));
  spin();
  await work().finally(() => {
    busy = false;
  });
}

/** The product's own answer, given by a server that does nothing else: the floor of what a poll can cost. */
async function bareAnswer(app: RunningApp, tokens: readonly string[]) {
  const answer = await fetch(`${app.url}${POLL}`, { headers: bearer(tokens, 0) });
  const head = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name)),
  );
  const port = await freePorts(1);
  const env = { HEAD: JSON.stringify(head), BODY: await answer.text(), PORT: String(port) };
  const file = fileURLToPath(new URL('./bare-answer.js', import.meta.url));
  const server = await ServerProcess.start(file, env, join(app.dataDir, 'bare-answer.log'));
  const { poll, close } = poller(`http://127.0.0.1:${port}`, tokens);
  await poll(20_000);
  const cost = async (polls: number) => {
    const { cpuMicroseconds } = await server.usage();
    await poll(polls);
    return ((await server.usage()).cpuMicroseconds - cpuMicroseconds) / polls;
  };
  return { cost, stop: () => close().then(() => server.stop()) };
}

function bearer(tokens: readonly string[], n: number): { authorization: string } {
  return { authorization: `Bearer ${tokens[n % tokens.length]}` };
}

async function measureStreams(app: RunningApp, tokens: readonly string[], streams: number): Promise<boolean> {
  const admin = await adminOf(app);
  const before = residentKilobytes(app);
  const herd = new StreamHerd(app.url);
  await inParallel(streams, 64, (n) => herd.open(tokens[Math.floor(n / STREAMS_OF_ACCOUNT)] ?? ''));
  await sleep(3_000);
  const each = (residentKilobytes(app) - before) / streams;
  const delays: number[] = [];
  const rounds = 5;
  for (let round = 0; round < rounds; round++) {
    const from = performance.now();
    await send(admin, `Recado ${round}`);
    const committed = performance.now();
    await until(() => herd.heard(round).length >= streams);
    delays.push(...herd.heard(round).map((at) => Math.max(0, at - committed)));
    console.log(`round ${round}: sent in ${(committed - from).toFixed(0)} ms`);
  }
  delays.sort((a, b) => a - b);
  const p99 = delays[Math.floor(delays.length * 0.99)] ?? Number.NaN;
  const [last] = herd.lastIds();
  await herd.leave();
  await send(admin, 'Enquanto fora');
  const back = new StreamHerd(app.url);
  await inParallel(streams, 64, (n) => back.open(tokens[Math.floor(n / STREAMS_OF_ACCOUNT)] ?? '', last));
  await until(() => back.heard(0).length >= streams);
  const twice = back.heard(1).length;
  await back.leave();
  console.log(
    `${streams} streams: ${each.toFixed(1)} kB each (goal ${GOALS.kilobytes}); ${rounds} broadcasts to all of them, delivered in ` +
      `p50 ${(delays[Math.floor(delays.length / 2)] ?? 0).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (goal ${GOALS.deliveryMs}); resumed with ${twice} doubled`,
  );
  return each <= GOALS.kilobytes && p99 <= GOALS.deliveryMs && twice === 0;
}

/** Accounts and sessions as the product would have made them, and their tokens. */
async function signIn(app: RunningApp, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID() }));
  await app.sql.query(
    `insert into accounts (id, role, email, name, password_hash, created_at)
     select id, 'user', id || '@gmail.com', 'Pessoa', '', now() from unnest($1::uuid[]) as id`,
    [people.map(({ id }) => id)],
  );
  await app.sql.query(
    `insert into sessions (id, account_id, kind, token_hash, created_at, rotated_at, last_seen_at, idle_expires_at, expires_at)
     select s, a, 'user', s::text::bytea, now(), now(), now(), now() + interval '1 day', now() + interval '1 day'
     from unnest($1::uuid[], $2::uuid[]) as t (s, a)`,
    [people.map(({ session }) => session), people.map(({ id }) => id)],
  );
  return people.map(({ id, session }) => tokenOf(id, session));
}

function tokenOf(sub: string, sid: string): string {
  const iat = Math.floor(Date.now() / 1_000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, sid, kind: 'user', iss: 'nitido', aud: 'nitido-api', iat, exp: iat + 900 })}`;
  return `${signed}.${createHmac('sha256', JWT_SECRET).update(signed).digest('base64url')}`;
}

async function inParallel(count: number, width: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < count; n = next++) await work(n);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

async function transactions(app: RunningApp): Promise<number> {
  const { rows } = await app.sql.query<{ n: string }>(
    'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.n);
}

function cpuMicros(app: RunningApp): number {
  const fields = readFileSync(`/proc/${app.pid()}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MICROS_OF_TICK;
}

function residentKilobytes(app: RunningApp): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid()}/status`, 'utf8'))?.[1]);
}
