import { setTimeout as sleep } from 'node:timers/promises';
import { CpfSequence } from '../cpf-sequence.js';
import { pacedLookups } from '../paced-lookups.js';
import { credentialsOf } from '../paid-accounts.js';
import { withProduct } from '../product.js';
import { spreadLine } from '../statistics.js';
import type { Variant } from '../variants.js';
import type { Premises } from '../world.js';
import { startFlood } from './flood.js';
import { rawHashRate } from './raw-hashes.js';

const ROUNDS = 5;
const SECONDS = 4;
const FLOOD = 64;
const ACCOUNTS = 16;
const LOOKUPS_PER_SECOND = 50;

/** One figure each, measured one after the other. */
interface Round {
  hashes: number;
  logins: number;
  p99Quiet: number;
  /** Of the flood's first second, in which all its connections open at once. */
  p99Start: number;
  p99Flood: number;
}

/** Measures a flood of logins against the bare hash rate, and what it does to those who look something up meanwhile. */
export async function runLoginBench(premises: Premises): Promise<void> {
  await withProduct(premises, ACCOUNTS, async (product) => {
    const cpfs = new CpfSequence();
    const rounds: Round[] = [];
    for (let number = 0; number <= ROUNDS; number++) {
      const round = await measure(product, cpfs);
      if (number > 0) rounds.push(round); // the first one warms up
    }
    console.log(report(rounds));
  });
}

async function measure({ url, tokens }: Variant, cpfs: CpfSequence): Promise<Round> {
  const credentials = tokens.map((_, index) => credentialsOf(index + 1));
  const lookups = async (seconds = SECONDS) =>
    (await pacedLookups({ url, tokens, cpfs, connections: FLOOD, seconds }, LOOKUPS_PER_SECOND)).p99;
  const hashes = await rawHashRate(FLOOD, SECONDS);
  const p99Quiet = await lookups();
  const alone = startFlood(url, credentials, FLOOD);
  await sleep(SECONDS * 1000);
  const logins = await alone.stop();
  const beside = startFlood(url, credentials, FLOOD);
  const p99Start = await lookups(1);
  const p99Flood = await lookups();
  await beside.stop();
  return { hashes, logins, p99Quiet, p99Start, p99Flood };
}

function report(rounds: readonly Round[]): string {
  const line = (title: string, value: (round: Round) => number, digits: number, goal?: string) =>
    spreadLine(title, rounds.map(value), digits, goal);
  return [
    `| ${FLOOD} logins at once, ${ROUNDS} rounds of ${SECONDS} s, ${LOOKUPS_PER_SECOND} lookups/s | median [min–max] | Goal |`,
    '|---|---|---|',
    line('raw argon2id verifications/s', ({ hashes }) => hashes, 1),
    line('logins/s', ({ logins }) => logins, 1),
    line('logins ÷ raw verifications', ({ logins, hashes }) => logins / hashes, 2, '≥ 0.75'),
    line('p99 of lookups without the flood, ms', ({ p99Quiet }) => p99Quiet, 1),
    line('p99 of lookups as the flood begins, ms', ({ p99Start }) => p99Start, 1),
    line('p99 of lookups during the flood, ms', ({ p99Flood }) => p99Flood, 1),
    line('p99 during ÷ without', ({ p99Flood, p99Quiet }) => p99Flood / p99Quiet, 2, '≤ 1.5'),
  ].join('\n');
}
