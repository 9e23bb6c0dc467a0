import { Person } from '../../sandbox/population/index.js';
import { cpfCheckDigits } from '../../src/kernel/cpf.js';
import type { HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';

/** Lines whose source is down are asked twice, a second apart. */
export const QUICK_BATCHES = {
  BATCH_JOB_INTERVAL_MS: '50',
  BATCH_RETRY_SECONDS: '1',
  BATCH_ATTEMPTS: '2',
  BATCH_LEASE_SECONDS: '20',
};

export interface BatchItem {
  id: string;
  status: string;
  pauseReason: string | null;
  resumesAt: string | null;
  endedAt: string | null;
  lines: number;
  counts: Record<string, number>;
}

export interface LineItem {
  line: number;
  subject: string;
  verdict: string;
  reason: string | null;
  sameAs: number | null;
  protocolo: string | null;
  lookedUpAt: string | null;
  attempts: number;
}

/** Distinct valid CPFs of the sandbox's living adults. */
export function cpfs(count: number, from = 310_000_000): string[] {
  const found: string[] = [];
  for (let number = from; found.length < count; number += 7919) {
    const cpf = number + cpfCheckDigits(String(number));
    const person = Person.ofCpf(cpf);
    if (!person.minor && person.death === null) found.push(cpf);
  }
  return found;
}

/** Batches of who is signed in. */
export class BatchesOf {
  constructor(
    private readonly http: HttpClient,
    private readonly path = '/api/batches',
  ) {}

  async start(type: string, items: string[]): Promise<string> {
    const { status, body } = await this.http.post<{ id: string }>(this.path, { type, items });
    if (status !== 202) throw new Error(`no batch: ${status} ${JSON.stringify(body)}`);
    return body.id;
  }

  async read(id: string): Promise<BatchItem> {
    return (await this.http.get<{ data: BatchItem }>(`${this.path}/${id}`)).body.data;
  }

  /** As soon as it is so. */
  until(id: string, status: string, seconds = 60): Promise<BatchItem> {
    return until(async () => {
      const batch = await this.read(id);
      return batch.status === status ? batch : null;
    }, seconds);
  }

  async lines(id: string, limit = 100): Promise<LineItem[]> {
    const all: LineItem[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `${this.path}/${id}/items?limit=${limit}${cursor && `&cursor=${cursor}`}`;
      const { body } = await this.http.get<{ data: LineItem[]; nextCursor: string | null }>(path);
      all.push(...body.data);
      cursor = body.nextCursor;
    }
    return all;
  }

  async steer(id: string, action: 'pause' | 'resume' | 'cancel'): Promise<BatchItem> {
    return (await this.http.post<{ data: BatchItem }>(`${this.path}/${id}/${action}`, {})).body.data;
  }
}

/** How often each of the account's lookups is in the history, in the audit, and counted. */
export async function keptOf(app: Pick<World, 'sql'>, accountId: string) {
  const { rows } = await app.sql.query<{ history: number; audit: number; counted: number; spent: number }>(
    `SELECT (SELECT count(*)::int FROM lookup_history WHERE account_id = $1 AND outcome = 'success') AS history,
      (SELECT count(*)::int FROM lookup_audit WHERE account_id = $1 AND outcome = 'success') AS audit,
      (SELECT coalesce(sum(n), 0)::int FROM (
        SELECT n FROM lookup_account_counts WHERE account_id = $1 AND outcome = 'success'
        UNION ALL SELECT n FROM lookup_counts_pending WHERE account_id = $1 AND outcome = 'success') AS c) AS counted,
      (SELECT coalesce(sum(used), 0)::int FROM lookup_allowances WHERE account_id = $1) AS spent`,
    [accountId],
  );
  return rows[0];
}
