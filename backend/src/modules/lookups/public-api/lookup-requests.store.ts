import { Injectable } from '@nestjs/common';
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
    jobs: Jobs,
  ) {
    const columns = { key: 'key_hash', answer: 'protocolo' };
    this.keys = new IdempotencyKeys(sql, { table: 'lookup_requests', ...columns, runningSeconds: RUNNING_SECONDS });
    this.keys.sweep('SweepLookupRequests', jobs);
  }

  begin(accountId: string, key: Buffer, question: string): Promise<KnownRequest> {
    return this.keys.begin(accountId, key, this.hash.of('lookup-request', question));
  }

  /** With a lookup whose answer is given again, or a batch, or with null: then the next one with the key may try. */
  end(accountId: string, key: Buffer, answer: string | null, tx?: Queryable): Promise<void> {
    return this.keys.end(accountId, key, answer, tx);
  }

  /** As the key is kept. */
  hashOf(key: string): Buffer {
    return this.hash.of('lookup-request-key', key);
  }
}
