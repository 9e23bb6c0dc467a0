import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import type { TimeSort } from '../../../../kernel/time-sort.js';
import { Clock } from '../../../../platform/clock.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { byTime } from '../../../../platform/database/keyed-order.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { isUuid, newId } from '../../../../platform/ids.js';
import { AccountDirectory } from '../../../identity/index.js';
import type { SubjectKey, SuppressionKind, SuppressionReason } from '../domain/subject-keys.js';
import { CachedSuppressions, SUPPRESSIONS_CHANGED } from './cached-suppressions.js';
import { suppressionHash } from './hashed-suppressions.js';
import type { SuppressionAnswer } from './suppression.answers.js';

export interface SuppressionOrder {
  readonly keys: readonly SubjectKey[];
  readonly reason: SuppressionReason;
  /** The protocol or file number under which it was asked for. */
  readonly reference: string;
  readonly adminId: string;
}

export interface SuppressionFilter {
  readonly active?: boolean | undefined;
  readonly kind?: SuppressionKind | undefined;
  readonly reason?: SuppressionReason | undefined;
  readonly reference?: string | undefined;
  readonly sort?: TimeSort | undefined;
}

/**
 * Who is suppressed, kept as keyed hashes alone. Each change is put on record together with itself, and holds on this
 * instance when it is answered, on every other one a moment later. It is announced in its own transaction, and awaited here
 * until this instance knows it.
 */
@Injectable()
export class Suppressions {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
    private readonly auditLog: AdminAuditLog,
    private readonly signals: Signals,
    private readonly cached: CachedSuppressions,
    private readonly clock: Clock,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Answers how many are new: one that is in force under the same reference is left as it is. */
  async add({ keys, reason, reference, adminId }: SuppressionOrder): Promise<number> {
    const added = await this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: string }>(ADD, [
        keys.map(() => newId()),
        keys.map(({ kind }) => kind),
        keys.map((key) => suppressionHash(this.hash, key)),
        reason,
        reference,
        this.clock.now(),
        adminId,
      ]);
      const [first] = rows;
      if (!first) return 0;
      await this.auditLog.record(
        { adminId, action: 'suppress-person', target: `suppression:${first.id}`, after: { reason, keys: rows.length } },
        tx,
      );
      await this.signals.publish(SUPPRESSIONS_CHANGED, '', tx);
      return rows.length;
    });
    await this.cached.refresh();
    return added;
  }

  /** That somebody asked whether a person is suppressed; of the person the kind alone of what was known. */
  async recordCheck(adminId: string, kind: string): Promise<void> {
    const entry = { adminId, action: 'check-suppression', target: 'suppressions', after: { kind } };
    await this.auditLog.record(entry, this.sql);
  }

  /** Ends one; it stays as a row. Throws SUPPRESSION_NOT_FOUND, and SUPPRESSION_LIFTED for one that has ended. */
  async lift(adminId: string, id: string): Promise<void> {
    if (!isUuid(id)) throw noSuchSuppression();
    await this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<{ lifted_at: Date | null }>(
        'SELECT lifted_at FROM suppressions WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!rows[0]) throw noSuchSuppression();
      if (rows[0].lifted_at) throw new AppError('conflict', 'SUPPRESSION_LIFTED', 'Esta supressão já foi levantada.');
      await tx.query('UPDATE suppressions SET lifted_at = $2, lifted_by = $3 WHERE id = $1', [
        id,
        this.clock.now(),
        adminId,
      ]);
      await this.auditLog.record({ adminId, action: 'lift-suppression', target: `suppression:${id}` }, tx);
      await this.signals.publish(SUPPRESSIONS_CHANGED, '', tx);
    });
    await this.cached.refresh();
  }

  matching({ active, kind, reason, reference, sort }: SuppressionFilter): PagedList<SuppressionAnswer> {
    const suppressions = new PagedList<SuppressionAnswer>(this.sql, {
      columns: COLUMNS,
      table: 'suppressions',
      filters: [
        ['(lifted_at IS NULL) = ?', active],
        ['kind = ?', kind],
        ['reason = ?', reason],
        ['reference = ?', reference],
      ],
      order: byTime(sort),
    });
    return suppressions.asPages((page) => this.named(page));
  }

  /** By the administrators' names instead of their ids. */
  private async named(suppressions: readonly SuppressionAnswer[]): Promise<SuppressionAnswer[]> {
    const ids = suppressions.flatMap(({ feitaPor, levantadaPor }) => [feitaPor, levantadaPor]);
    const nameOf = await this.accounts.namesOf(ids);
    return suppressions.map((one) => ({
      ...one,
      feitaPor: nameOf(one.feitaPor),
      levantadaPor: nameOf(one.levantadaPor),
    }));
  }
}

const noSuchSuppression = (): AppError =>
  new AppError('not-found', 'SUPPRESSION_NOT_FOUND', 'Supressão não encontrada.');

/** Rows go in in one order, so that two who add the same never wait for each other. */
const ADD = `
  INSERT INTO suppressions (id, kind, subject_hash, reason, reference, made_at, made_by)
  SELECT id, kind, subject_hash, $4, $5, $6, $7 FROM unnest($1::uuid[], $2::text[], $3::bytea[])
    AS made(id, kind, subject_hash) ORDER BY subject_hash
  ON CONFLICT (subject_hash, reference) WHERE lifted_at IS NULL DO NOTHING
  RETURNING id`;

const COLUMNS = `
  id, kind AS tipo, reason AS motivo, reference AS protocolo, made_at AS "feitaEm", made_by AS "feitaPor",
  lifted_at AS "levantadaEm", lifted_by AS "levantadaPor"`;
