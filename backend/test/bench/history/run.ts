import { Client } from 'undici';
import { withProduct } from '../product.js';
import { type Spread, spread, spreadText } from '../statistics.js';
import type { Premises } from '../world.js';
import { type Seeded, seedHistory } from './seed.js';

const SIZES = { small: 1_000, big: 1_000_000 } as const;
const ROUNDS = 7;
const CALLS = 40;

type Size = keyof typeof SIZES;
type Call = (account: Seeded) => { method: 'GET' | 'POST'; path: string; body?: string };

const search =
  (texto: string): Call =>
  () => ({
    method: 'POST',
    path: '/api/user/history/search',
    body: JSON.stringify({ texto, limit: 20 }),
  });
const list =
  (query = ''): Call =>
  () => ({ method: 'GET', path: `/api/user/history?limit=20${query}` });

const CALLED: Readonly<Record<string, Call>> = {
  'first page': list(),
  'deep page': ({ deepCursor }) => list(`&cursor=${deepCursor}`)({} as Seeded),
  'filtered page (type, errors)': list('&type=nome&status=error'),
  'search by document': search('529.982.247-25'),
  'search by a common word': search('maria'),
  'search by two common words': search('silva maria'),
};

/** Measures the history through the API, an account with a million entries beside one with a thousand. */
export async function runHistoryBench(premises: Premises): Promise<void> {
  await withProduct(premises, 2, async (product, world) => {
    const accounts: Partial<Record<Size, Seeded>> = {};
    for (const [at, size] of (['small', 'big'] as const).entries()) {
      accounts[size] = await seedHistory(product.url, world.databaseUrl, product.tokens[at] ?? '', SIZES[size]);
    }
    console.log(report(await measureAll(product.url, accounts as Record<Size, Seeded>)));
  });
}

/** Milliseconds of every call, by what was called and for whom, a list a round. */
type Times = Record<string, Record<Size, number[][]>>;

async function measureAll(url: string, accounts: Record<Size, Seeded>): Promise<Times> {
  const client = new Client(url);
  const times: Times = {};
  for (const name of Object.keys(CALLED)) times[name] = { small: [], big: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, call] of Object.entries(CALLED)) {
      for (const size of round % 2 ? (['small', 'big'] as const) : (['big', 'small'] as const)) {
        const measured = await repeat(client, call, accounts[size]);
        if (round > 0) times[name]?.[size].push(measured); // the first one warms up
      }
    }
  }
  await client.close();
  return times;
}

async function repeat(client: Client, call: Call, account: Seeded): Promise<number[]> {
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' };
  const times: number[] = [];
  for (let i = 0; i < CALLS; i++) {
    const begun = performance.now();
    const { statusCode, body } = await client.request({ ...call(account), headers });
    const text = await body.text();
    times.push(performance.now() - begun);
    const { history } = JSON.parse(text) as { history?: unknown[] };
    if (statusCode !== 200 || !history?.length) throw new Error(`answered ${statusCode}: ${text.slice(0, 300)}`);
  }
  return times.sort((one, other) => one - other);
}

function report(times: Times): string {
  const medians = (rounds: readonly number[][]) => rounds.map((round) => round[Math.floor(round.length / 2)] ?? 0);
  const lines = Object.entries(times).map(([name, { small, big }]) => {
    const ratio = spread(medians(big).map((ms, i) => ms / (medians(small)[i] ?? 1)));
    const all = big.flat().sort((one, other) => one - other);
    const p99 = all[Math.floor(all.length * 0.99)] ?? 0;
    const cells = [ms(spread(medians(small))), ms(spread(medians(big))), `${p99.toFixed(1)}`, ms(ratio)];
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const [first, deep] = [times['first page']?.big ?? [], times['deep page']?.big ?? []].map(medians);
  const deepRatio = spread((deep ?? []).map((ms, i) => ms / (first?.[i] ?? 1)));
  return [
    `| ms, median [min–max] of ${ROUNDS} rounds of ${CALLS} calls | 1,000 entries | 1,000,000 entries | p99 | ratio |`,
    '|---|---|---|---|---|',
    ...lines,
    `deep page ÷ first page, 1,000,000 entries: ${ms(deepRatio)}`,
  ].join('\n');
}

function ms(times: Spread): string {
  return spreadText(times, 2);
}
