import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { IdempotencyKeys, type KnownRequest } from '../../../platform/database/idempotency-keys.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

const RUNNING_SECONDS = 60;

/**
 * Idempotency keys of lookups, and what was asked with each: as keyed hashes, since a program may make its keys of documents.
 * What is answered is the protocol, or the id of a batch.
 */
@Injectable()
export class LookupRequests {
  private readonly keys: IdempotencyKeys<Buffer>;

  constructor(
    sql: Sql,
    private readonly hash: SubjectHash,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    const columns = { key: 'key_hash', answer: 'protocolo' };
    this.keys = new IdempotencyKeys(sql, { table: 'lookup_requests', ...columns, runningSeconds: RUNNING_SECONDS });
    this.keys.sweep('SweepLookupRequests', jobs, clock);
  }

  begin(accountId: string, key: string, question: string): Promise<KnownRequest> {
    const fingerprint = this.hash.of('lookup-request', question);
    return this.keys.begin(accountId, this.hashOf(key), fingerprint, this.clock.now());
  }

  /** With a lookup whose answer is given again, or a batch, or with null: then the next one with the key may try. */
  end(accountId: string, key: string, answer: string | null, tx?: Queryable): Promise<void> {
    return this.keys.end(accountId, this.hashOf(key), answer, tx);
  }

  /** As the key is kept. */
  hashOf(key: string): Buffer {
    return this.hash.of('lookup-request-key', key);
  }
}
