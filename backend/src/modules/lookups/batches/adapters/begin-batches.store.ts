import { Injectable } from '@nestjs/common';
import { type BatchType, type CheckedLine, MOST_OPEN_BATCHES } from '../../../../kernel/batches.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import { columnById, encryptedColumns, FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { ADVISORY_LOCKS } from '../../../../platform/database/advisory-locks.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { newId } from '../../../../platform/ids.js';
import { AccountDirectory, KeyDirectory, type SeenAccount } from '../../../identity/index.js';
import type { BatchOwner } from '../batch.js';
import { lineContext, OPEN } from './batches.sql.js';

/** Who begins, and how whoever asks was let in: by a session, which has `seen` the account, or by a key. */
export interface Beginner extends BatchOwner {
  readonly seen: SeenAccount | null;
  readonly keyId: string | null;
}

const AT_ONCE = 1_000;

/**
 * Sets batches going, each wholly or not at all. TOKEN_EXPIRED, API_KEY_REVOKED: whoever asks was shut out meanwhile; what shuts them out later
 * waits for the batch.
 */
@Injectable()
export class BeginBatches {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly accounts: AccountDirectory,
    private readonly keys: KeyDirectory,
  ) {}

  /** Whether the owner has not too many that have not ended. */
  async hasRoom({ accountId, mode }: BatchOwner, tx: Queryable = this.sql): Promise<boolean> {
    const { rows } = await tx.query<{ n: number }>(COUNT_OPEN, [accountId, mode]);
    return (rows[0]?.n ?? 0) < MOST_OPEN_BATCHES;
  }

  /** Takes a new one on, and notes that in its transaction; null where the owner has too many that have not ended. */
  async add(
    by: Beginner,
    { type, purpose, lines }: { type: BatchType; purpose: Purpose | null; lines: readonly CheckedLine[] },
    note: (id: string, tx: Queryable) => Promise<void>,
  ): Promise<string | null> {
    const id = newId();
    const { accountId, keyId, mode } = by;
    const parts = Array.from({ length: Math.ceil(lines.length / AT_ONCE) }, (_, n) => this.sealed(lines, n));
    return this.sql.transaction(async (tx) => {
      if (!(await this.mayBegin(by, tx))) return null;
      await tx.query(ADD, [id, accountId, keyId, mode, type, purpose]);
      for (const part of parts) await tx.query(ADD_LINES, [id, accountId, ...part]);
      await note(id, tx);
      return id;
    });
  }

  /** Has the lines asked again whose source was down, of one that came to its end; false where the owner has too many that have not ended. */
  async again(by: Beginner, id: string): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      if (!(await this.mayBegin(by, tx))) return false;
      if ((await tx.query(AGAIN, [id, by.keyId])).rowCount === 1) await tx.query(LINES_AGAIN, [id]);
      return true;
    });
  }

  /** Has one that is paused, for whatever reason, go on. */
  async resume(by: Beginner, id: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await this.hold(by, tx);
      await tx.query(RESUME, [id, by.keyId]);
    });
  }

  private async mayBegin(by: Beginner, tx: Queryable): Promise<boolean> {
    await tx.query(LOCK_ACCOUNT, [by.accountId]);
    await this.hold(by, tx);
    return this.hasRoom(by, tx);
  }

  private async hold({ seen, keyId }: Beginner, tx: Queryable): Promise<void> {
    if (seen) await this.accounts.lockSeen(seen, tx);
    else if (keyId) await this.keys.hold(keyId, tx);
  }

  private sealed(lines: readonly CheckedLine[], part: number): unknown[] {
    const some = lines.slice(part * AT_ONCE, (part + 1) * AT_ONCE);
    const ids = some.map(() => newId());
    return [
      ids,
      some.map(({ line }) => line),
      some.map(({ value }, at) => this.cipher.encrypt(value, lineContext(ids[at] ?? ''))),
      some.map(({ verdict }) => verdict),
      some.map(({ reason }) => reason),
      some.map(({ sameAs }) => sameAs),
    ];
  }
}

const LOCK_ACCOUNT = `SELECT pg_advisory_xact_lock(hashtextextended($1, ${ADVISORY_LOCKS.beginBatches}))`;

const COUNT_OPEN = `
  SELECT count(*)::int AS n FROM lookup_batches WHERE account_id = $1 AND mode = $2 AND ${OPEN}`;

const ADD = `
  INSERT INTO lookup_batches (id, account_id, key_id, mode, type, purpose, status, created_at, due_at, served_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'waiting', now(), now(), now())`;

const ADD_LINES = `
  INSERT INTO lookup_batch_lines (batch_id, account_id, id, line, input, verdict, reason, same_as, next_attempt_at)
  SELECT $1, $2, l.*, now()
  FROM unnest($3::uuid[], $4::int[], $5::bytea[], $6::text[], $7::text[], $8::int[]) AS l`;

/** From now on it goes on for whoever asked again. */
const AGAIN = `
  UPDATE lookup_batches SET status = 'waiting', ended_at = NULL, due_at = now(), served_at = now(), key_id = $2
  WHERE id = $1 AND status = 'finished'`;

/** Likewise. */
const RESUME = `
  UPDATE lookup_batches SET status = 'running', pause_reason = NULL, due_at = now(), key_id = $2
  WHERE id = $1 AND status = 'paused'`;

const LINES_AGAIN = `
  UPDATE lookup_batch_lines SET verdict = 'waiting', reason = NULL, attempts = 0, entry_id = NULL, next_attempt_at = now()
  WHERE batch_id = $1 AND verdict = 'source_down'`;

encryptedColumns(columnById('lookup_batch_lines', 'input', lineContext));
