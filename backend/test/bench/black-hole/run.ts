import { Pool } from 'undici';
import { CpfSequence } from '../cpf-sequence.js';
import { type LoadResult, runLoad } from '../load.js';
import { withProduct } from '../product.js';
import { spread, spreadText } from '../statistics.js';
import type { Premises } from '../world.js';

const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 8;
/** Lookups at the other vendor, begun at once. */
const OTHERS = 100;
const NEVER_MS = 60_000;

interface Round {
  readonly calm: LoadResult;
  readonly beside: LoadResult;
}

/** Measures lookups at one vendor while as many others go to another one, which answers or swallows every call in turns. */
export async function runBlackHoleBench(premises: Premises): Promise<void> {
  await withProduct(premises, CONNECTIONS + 1, async (product) => {
    const [otherToken = '', ...tokens] = product.tokens;
    const cpfs = new CpfSequence();
    const load = () => runLoad({ url: product.url, tokens, cpfs, connections: CONNECTIONS, seconds: SECONDS });
    const measured = async (ms: number) => {
      await post(product.sandboxUrl, '/latency/email-service', { ms });
      const others = askElsewhere(product.url, otherToken);
      const result = await load();
      await others;
      return result;
    };
    await measured(0); // warms up
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ calm: await measured(0), beside: await measured(NEVER_MS) });
    }
    console.log(report(rounds));
  });
}

/** Until each of them was given up or refused; what they are told is not measured. */
async function askElsewhere(url: string, token: string): Promise<void> {
  const pool = new Pool(url, { connections: OTHERS });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (_: unknown, i: number) => {
    const body = JSON.stringify({ email: `pessoa${i}@gmail.com`, finalidade: 'protecao_credito' });
    const answer = await pool.request({ method: 'POST', path: '/api-email/email', headers, body });
    await answer.body.dump();
  };
  await Promise.all(Array.from({ length: OTHERS }, ask));
  await pool.destroy();
}

async function post(url: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

function report(rounds: readonly Round[]): string {
  const line = (title: string, of: (result: LoadResult) => number) => {
    const [calm, beside] = [rounds.map(({ calm }) => of(calm)), rounds.map(({ beside }) => of(beside))];
    const ratio = beside.map((value, i) => value / (calm[i] ?? Number.NaN));
    return `| ${[title, ...[calm, beside, ratio].map(cell)].join(' | ')} |`;
  };
  return [
    `| median [min–max] of ${ROUNDS} rounds of ${SECONDS} s | beside a vendor that answers | beside one that never does | ratio |`,
    '|---|---|---|---|',
    line('p50 ms', ({ p50Ms }) => p50Ms),
    line('p99 ms', ({ p99Ms }) => p99Ms),
    line('lookups/s', ({ lookups, seconds }) => lookups / seconds),
  ].join('\n');
}

function cell(values: readonly number[]): string {
  return spreadText(spread(values), 2);
}
