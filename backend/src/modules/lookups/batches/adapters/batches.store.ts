import { Injectable } from '@nestjs/common';
import type { BatchType, CheckedLine } from '../../../../kernel/batches.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { isUuid, newId } from '../../../../platform/ids.js';
import { AccountDirectory, KeyDirectory, type SeenAccount } from '../../../identity/index.js';
import type { Batch, BatchOwner } from '../batch.js';
import { COUNTS, lineContext } from './batches.sql.js';

interface NewBatch extends BatchOwner {
  readonly keyId: string | null;
  readonly type: BatchType;
  readonly purpose: Purpose | null;
  readonly lines: readonly CheckedLine[];
}

/** What is done in the transaction of a batch that is added. */
interface Alongside {
  /** The account as its session was let in; null where the batch's key was. */
  readonly seen: SeenAccount | null;
  readonly note: (id: string, tx: Queryable) => Promise<void>;
}

const AT_ONCE = 1_000;

/** Batches and their lines. Of another owner's nothing is found. */
@Injectable()
export class Batches {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly accounts: AccountDirectory,
    private readonly keys: KeyDirectory,
  ) {}

  /**
   * All of it or nothing, and what is `alongside` with it; null where the account has `most` that have not ended. TOKEN_EXPIRED,
   * API_KEY_REVOKED: whoever asks was shut out meanwhile; what shuts them out later waits for the batch.
   */
  async add(batch: NewBatch, most: number, alongside: Alongside): Promise<string | null> {
    const id = newId();
    const { accountId, keyId, mode, type, purpose, lines } = batch;
    const parts = Array.from({ length: Math.ceil(lines.length / AT_ONCE) }, (_, n) => this.sealed(lines, n));
    return this.sql.transaction(async (tx) => {
      await tx.query(LOCK_ACCOUNT, [accountId]);
      if (alongside.seen) await this.accounts.lockSeen(alongside.seen, tx);
      else if (keyId) await this.keys.hold(keyId, tx);
      const { rows } = await tx.query<{ n: number }>(OPEN, [accountId, mode]);
      if ((rows[0]?.n ?? 0) >= most) return null;
      await tx.query(ADD, [id, accountId, keyId, mode, type, purpose]);
      for (const part of parts) await tx.query(ADD_LINES, [id, accountId, ...part]);
      await alongside.note(id, tx);
      return id;
    });
  }

  /** The newest first. */
  of({ accountId, mode }: BatchOwner): PagedList<Batch> {
    const list = { columns: COLUMNS, table: 'lookup_batches b', given: [accountId, mode], where: OWN };
    return new PagedList(this.sql, list);
  }

  /** Null where the owner has none such. */
  async find({ accountId, mode }: BatchOwner, id: string): Promise<Batch | null> {
    if (!isUuid(id)) return null;
    return this.sql.row<Batch>(`SELECT ${COLUMNS} FROM lookup_batches b WHERE ${OWN} AND b.id = $3`, [
      accountId,
      mode,
      id,
    ]);
  }

  /** One that has not ended. */
  async pause(id: string): Promise<void> {
    await this.sql.query(PAUSE, [id]);
  }

  /** One that is paused, for whatever reason. */
  async resume(id: string): Promise<void> {
    await this.sql.query(RESUME, [id]);
  }

  /** Of one that has not ended, what is not under way; what is, ends as it may. */
  async cancel(id: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      if ((await tx.query(CANCEL, [id])).rowCount === 1) await tx.query(CANCEL_LINES, [id]);
    });
  }

  /** One that has ended and of which no line is under way any more, with its lines. */
  async delete(id: string): Promise<void> {
    await this.sql.query('DELETE FROM lookup_batches WHERE id = $1 AND ended_at IS NOT NULL AND due_at IS NULL', [id]);
  }

  /** So many of those from before then, with their lines; answers how many there were. */
  async deleteOlder(before: Date, most: number): Promise<number> {
    return (await this.sql.query(DELETE_OLDER, [before, most])).rowCount ?? 0;
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

const OWN = 'b.account_id = $1 AND b.mode = $2';
const LOCK_ACCOUNT = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 6905111))';

const OPEN = `
  SELECT count(*)::int AS n FROM lookup_batches
  WHERE account_id = $1 AND mode = $2 AND status IN ('waiting', 'running', 'paused')`;

const ADD = `
  INSERT INTO lookup_batches (id, account_id, key_id, mode, type, purpose, status, created_at, due_at, served_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'waiting', now(), now(), now())`;

const ADD_LINES = `
  INSERT INTO lookup_batch_lines (batch_id, account_id, id, line, input, verdict, reason, same_as, next_attempt_at)
  SELECT $1, $2, l.*, now()
  FROM unnest($3::uuid[], $4::int[], $5::bytea[], $6::text[], $7::text[], $8::int[]) AS l`;

const COLUMNS = `
  b.id, b.type, b.purpose, b.status, b.pause_reason AS "pauseReason", b.created_at AS "createdAt",
  b.ended_at AS "endedAt", CASE WHEN b.status = 'paused' THEN b.due_at END AS "resumesAt", (${COUNTS}) AS counts`;

/** None that still goes on by itself: its owner was told that it would. */
const DELETE_OLDER = `
  DELETE FROM lookup_batches WHERE id IN (
    SELECT id FROM lookup_batches
    WHERE created_at < $1 AND coalesce(ended_at, served_at) < $1 AND (ended_at IS NOT NULL OR due_at IS NULL)
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
  )`;

const PAUSE = `
  UPDATE lookup_batches SET status = 'paused', pause_reason = 'owner', due_at = NULL
  WHERE id = $1 AND status IN ('waiting', 'running', 'paused')`;

const RESUME = `
  UPDATE lookup_batches SET status = 'running', pause_reason = NULL, due_at = now() WHERE id = $1 AND status = 'paused'`;

const CANCEL = `
  UPDATE lookup_batches SET status = 'cancelled', pause_reason = NULL, ended_at = now(), due_at = now()
  WHERE id = $1 AND status IN ('waiting', 'running', 'paused')`;

const CANCEL_LINES = `
  UPDATE lookup_batch_lines SET verdict = 'cancelled' WHERE batch_id = $1 AND verdict = 'waiting' AND entry_id IS NULL`;
