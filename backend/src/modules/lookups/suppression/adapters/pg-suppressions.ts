import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { AdminActions } from '../../../../platform/database/admin-actions.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { newId } from '../../../../platform/ids.js';
import { type Page, pageOf, rowsOfPage } from '../../../../platform/page.js';
import {
  type Suppression,
  type SuppressionFilter,
  type SuppressionOrder,
  Suppressions,
} from '../application/suppressions.port.js';
import { suppressionHash } from './hashed-suppressions.js';
import { RememberedSuppressions, SUPPRESSIONS_CHANGED } from './remembered-suppressions.js';

/** Suppressions in PostgreSQL. A change is announced in its own transaction, and awaited here until this instance knows it. */
@Injectable()
export class PgSuppressions extends Suppressions {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
    private readonly actions: AdminActions,
    private readonly signals: Signals,
    private readonly remembered: RememberedSuppressions,
  ) {
    super();
  }

  async add({ keys, reason, reference, adminId, at }: SuppressionOrder): Promise<number> {
    const added = await this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: string }>(ADD, [
        keys.map(() => newId()),
        keys.map(({ kind }) => kind),
        keys.map((key) => suppressionHash(this.hash, key)),
        reason,
        reference,
        at,
        adminId,
      ]);
      const [first] = rows;
      if (!first) return 0;
      await this.actions.record(
        { adminId, action: 'suppress-person', target: `suppression:${first.id}`, after: { reason, keys: rows.length } },
        tx,
      );
      await this.signals.publish(SUPPRESSIONS_CHANGED, '', tx);
      return rows.length;
    });
    await this.remembered.refresh();
    return added;
  }

  async lift(id: string, adminId: string, at: Date): Promise<boolean | null> {
    const lifted = await this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<{ lifted_at: Date | null }>(
        'SELECT lifted_at FROM suppressions WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!rows[0]) return null;
      if (rows[0].lifted_at) return false;
      await tx.query('UPDATE suppressions SET lifted_at = $2, lifted_by = $3 WHERE id = $1', [id, at, adminId]);
      await this.actions.record({ adminId, action: 'lift-suppression', target: `suppression:${id}` }, tx);
      await this.signals.publish(SUPPRESSIONS_CHANGED, '', tx);
      return true;
    });
    await this.remembered.refresh();
    return lifted;
  }

  async page(filter: SuppressionFilter, before: string | null): Promise<Page<Suppression>> {
    const values = [filter.active, filter.kind, filter.reason, filter.reference];
    const [rows, count] = await Promise.all([
      this.sql.rows<Suppression & Record<string, unknown>>(LIST, [...values, before, rowsOfPage]),
      this.sql.row<{ n: number }>(`SELECT count(*)::int AS n FROM suppressions AS s WHERE ${MATCHING}`, values),
    ]);
    return pageOf(rows, count?.n ?? 0, ({ id }) => id);
  }
}

/** Rows go in in one order, so that two who add the same never wait for each other. */
const ADD = `
  INSERT INTO suppressions (id, kind, subject_hash, reason, reference, made_at, made_by)
  SELECT id, kind, subject_hash, $4, $5, $6, $7 FROM unnest($1::uuid[], $2::text[], $3::bytea[])
    AS made(id, kind, subject_hash) ORDER BY subject_hash
  ON CONFLICT (subject_hash, reference) WHERE lifted_at IS NULL DO NOTHING
  RETURNING id`;

const MATCHING = `
  ($1::boolean IS NULL OR (s.lifted_at IS NULL) = $1) AND ($2::text IS NULL OR s.kind = $2)
  AND ($3::text IS NULL OR s.reason = $3) AND ($4::text IS NULL OR s.reference = $4)`;

const LIST = `
  SELECT s.id, s.kind, s.reason, s.reference, s.made_at AS "madeAt", maker.name AS "madeBy",
    s.lifted_at AS "liftedAt", lifter.name AS "liftedBy"
  FROM suppressions AS s LEFT JOIN accounts AS maker ON maker.id = s.made_by
    LEFT JOIN accounts AS lifter ON lifter.id = s.lifted_by
  WHERE ${MATCHING} AND ($5::uuid IS NULL OR s.id < $5) ORDER BY s.id DESC LIMIT $6`;
