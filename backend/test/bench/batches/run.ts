import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '../../harness/http-client.js';
import { CpfSequence } from '../cpf-sequence.js';
import { pacedLookups } from '../paced-lookups.js';
import { withProduct } from '../product.js';
import { spreadLine } from '../statistics.js';
import type { Premises } from '../world.js';

const ROUNDS = 9;
const SECONDS = 6;
const ACCOUNTS = 16;
const CONNECTIONS = 64;
const LOOKUPS_PER_SECOND = 50;
const LINES = 10_000;

interface Round {
  readonly calm: number;
  readonly beside: number;
  /** Lines a second that the batch went on meanwhile. */
  readonly lines: number;
}

/** Measures what others wait for their lookups while a batch of one account runs, and while none does, in turns. */
export async function runBatchesBench(premises: Premises): Promise<void> {
  await withProduct(premises, ACCOUNTS + 1, async (product) => {
    const [owner = '', ...tokens] = product.tokens;
    const cpfs = new CpfSequence();
    const load = { url: product.url, tokens, cpfs, connections: CONNECTIONS, seconds: SECONDS };
    const calm = async () => (await pacedLookups(load, LOOKUPS_PER_SECOND)).p99;
    const beside = () => besideBatch(new HttpClient(product.url).as(owner), cpfs, calm);
    const rounds: Round[] = [];
    for (let number = 0; number <= ROUNDS; number++) {
      // By turns one and the other comes first; the first round warms up.
      const before = number % 2 === 0 ? await calm() : null;
      const measured = await beside();
      const round = { ...measured, calm: before ?? (await calm()) };
      if (number > 0) rounds.push(round);
    }
    console.log(report(rounds));
  });
}

async function besideBatch(http: HttpClient, cpfs: CpfSequence, load: () => Promise<number>) {
  const items = Array.from({ length: LINES }, () => cpfs.next());
  const body = { type: 'cpf', items, finalidade: 'protecao_credito' };
  const { status, body: batch } = await http.post<{ id: string }>('/api/batches', body);
  if (status !== 202) throw new Error(`no batch: ${status} ${JSON.stringify(batch)}`);
  const found = async () => {
    const { data } = (await http.get<{ data: { counts: { found?: number } } }>(`/api/batches/${batch.id}`)).body;
    return data.counts.found ?? 0;
  };
  while ((await found()) === 0) await sleep(50);
  const [from, began] = [await found(), performance.now()];
  const beside = await load();
  const lines = ((await found()) - from) / ((performance.now() - began) / 1000);
  if (lines === 0) throw new Error('the batch did not run meanwhile');
  await http.post(`/api/batches/${batch.id}/cancel`, {});
  await sleep(1_500);
  return { beside, lines };
}

function report(rounds: readonly Round[]): string {
  const line = (title: string, value: (round: Round) => number, digits: number, goal?: string) =>
    spreadLine(title, rounds.map(value), digits, goal);
  return [
    `| ${LOOKUPS_PER_SECOND} lookups/s of ${ACCOUNTS} accounts, ${ROUNDS} rounds of ${SECONDS} s, by turns | median [min–max] | Goal |`,
    '|---|---|---|',
    line('p99 of lookups without a batch, ms', ({ calm }) => calm, 1),
    line('p99 of lookups beside a batch of another account, ms', ({ beside }) => beside, 1),
    line('p99 beside ÷ without', ({ beside, calm }) => beside / calm, 2, '≤ 1.3'),
    line('lines/s of the batch meanwhile', ({ lines }) => lines, 0),
  ].join('\n');
}
