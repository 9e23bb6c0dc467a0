import { Injectable } from '@nestjs/common';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';
import { isUuid } from '../../../../platform/ids.js';
import type { Batch, BatchOwner } from '../batch.js';
import { COUNTS, OPEN, PAUSE_OPEN } from './batches.sql.js';

/** Batches that were begun. Of another owner's nothing is found. */
@Injectable()
export class Batches {
  constructor(private readonly sql: Sql) {}

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

  /** Of one that has not ended, what is not under way; what is, ends as it may. */
  async cancel(id: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      if ((await tx.query(CANCEL, [id])).rowCount === 1) await tx.query(CANCEL_LINES, [id]);
    });
  }

  /** One that has ended, with its lines; what is still under way of it is kept in the history alone. False for any other. */
  async delete(id: string): Promise<boolean> {
    const { rowCount } = await this.sql.query('DELETE FROM lookup_batches WHERE id = $1 AND ended_at IS NOT NULL', [
      id,
    ]);
    return rowCount === 1;
  }

  /** So many of those from before then, with their lines; answers how many there were. */
  async deleteOlder(before: Date, most: number): Promise<number> {
    return (await this.sql.query(DELETE_OLDER, [before, most])).rowCount ?? 0;
  }
}

const OWN = 'b.account_id = $1 AND b.mode = $2';

const COLUMNS = `
  b.id, b.type, b.mode, b.purpose, b.status, b.pause_reason AS "pauseReason", b.created_at AS "createdAt",
  b.ended_at AS "endedAt", CASE WHEN b.status = 'paused' THEN b.due_at END AS "resumesAt", (${COUNTS}) AS counts`;

/** None that still goes on by itself: its owner was told that it would. */
const DELETE_OLDER = `
  DELETE FROM lookup_batches WHERE id = ANY (ARRAY(
    SELECT id FROM lookup_batches
    WHERE created_at < $1 AND coalesce(ended_at, served_at) < $1 AND (ended_at IS NOT NULL OR due_at IS NULL)
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ))`;

const PAUSE = `${PAUSE_OPEN} AND id = $1`;

const CANCEL = `
  UPDATE lookup_batches SET status = 'cancelled', pause_reason = NULL, ended_at = now(), due_at = now()
  WHERE id = $1 AND ${OPEN}`;

const CANCEL_LINES = `
  UPDATE lookup_batch_lines SET verdict = 'cancelled' WHERE batch_id = $1 AND verdict = 'waiting' AND entry_id IS NULL`;
