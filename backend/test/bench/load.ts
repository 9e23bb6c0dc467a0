import { Pool } from 'undici';
import { addressOf, nextAccount } from './accounts.js';
import type { CpfSequence } from './cpf-sequence.js';
import { percentile } from './statistics.js';

export interface LoadOptions {
  /** Origin of the server under test. */
  url: string;
  /** One bearer token an account. */
  tokens: readonly string[];
  cpfs: CpfSequence;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  lookups: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

/**
 * As many lookups as the connections can carry, each for a CPF that was never asked before. Ends when the last
 * answer is in. Rejects at the first answer that is not a 200 with the data of that very CPF.
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const pool = new Pool(options.url, { connections: options.connections, pipelining: 1 });
  const latencies: number[] = [];
  const started = performance.now();
  const deadline = started + options.seconds * 1000;
  const connection = async () => {
    while (performance.now() < deadline) {
      const headers = headersOf(options.tokens);
      const asked = performance.now();
      await lookUp(pool, headers, options.cpfs.next());
      latencies.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.connections }, connection));
  } finally {
    await pool.destroy();
  }
  const seconds = (performance.now() - started) / 1000;
  const sorted = Float64Array.from(latencies).sort();
  return { lookups: sorted.length, seconds, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}

/** Of the account that asks next. */
export function headersOf(tokens: readonly string[]) {
  const account = nextAccount(tokens.length);
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${tokens[account]}`,
    'x-forwarded-for': addressOf(account),
  };
}

/** One lookup; rejects when its answer is not a 200 with the data of that very CPF. */
export async function lookUp(pool: Pool, headers: Record<string, string>, cpf: string): Promise<void> {
  const body = JSON.stringify({ cpf, finalidade: 'protecao_credito' });
  const response = await pool.request({ method: 'POST', path: '/api/external/cpf', headers, body });
  const text = await response.body.text();
  if (response.statusCode !== 200 || !text.includes(cpf)) {
    throw new Error(`the lookup of ${cpf} was answered ${response.statusCode}: ${text.slice(0, 400)}`);
  }
}
